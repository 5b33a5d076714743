import type { MarkdownEdit, Selected } from './markdown-edits.ts';

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Writes an edit into a textarea as if it had been typed: it can be undone, and the form hears of it. */
export function applyEdit(textarea: HTMLTextAreaElement, { from, to, text, start, end }: MarkdownEdit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  // Outdated, but nothing else keeps the browser's undo.
  const isTyped = text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
  if (!isTyped) {
    textarea.setRangeText(text, from, to, 'end');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}
