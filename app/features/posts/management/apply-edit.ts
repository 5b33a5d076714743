import type { MarkdownEdit, Selected } from './markdown-edits.ts';

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Applies an edit to a textarea as typed input: undo works, and the form is notified. */
export function applyEdit(textarea: HTMLTextAreaElement, { from, to, text, start, end }: MarkdownEdit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  // Deprecated, but the only way to keep the browser's undo history.
  const isTyped = text ? document.execCommand('insertText', false, text) : document.execCommand('delete');
  if (!isTyped) {
    textarea.setRangeText(text, from, to, 'end');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}
