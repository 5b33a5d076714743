import { withPlainLineMarks } from '#shared/markdown/line-marks.ts';

/** A text and its selection, as in a textarea. */
export type Selected = { text: string; start: number; end: number };

/** Replaces the characters from `from` to `to`, and sets the selection. */
export type MarkdownEdit = { from: number; to: number; text: string; start: number; end: number };

/** The full lines of the selection. */
export function selectLines({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end));
  const to = next < 0 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

const anyHeading = /^#{1,6} +/;

/** Toggles the selected lines as headings of a level. */
export function asHeading(selected: Selected, level: number): MarkdownEdit {
  const sign = `${'#'.repeat(level)} `;
  const { from, to, lines } = selectLines(selected);
  const plain = lines.map((line) => withPlainLineMarks(line));
  const isThis = plain.every((line) => line.startsWith(sign));
  return replaced(from, to, plain.map((line) => `${isThis ? '' : sign}${line.replace(anyHeading, '')}`).join('\n'));
}

type LineSign = (number: number) => string;
const anyMark: Record<'list' | 'numbers' | 'quote', { sign: LineSign; known: RegExp }> = {
  list: { sign: () => '- ', known: /^[-*+] +/ },
  numbers: { sign: (number) => `${number}. `, known: /^\d{1,3}[.)] +/ },
  quote: { sign: () => '> ', known: /^> ?/ },
};
export type LineKind = keyof typeof anyMark;

/** Toggles the selected lines as a list or a quote, separated from surrounding text. */
export function asLines(selected: Selected, kind: LineKind): MarkdownEdit {
  const { sign, known } = anyMark[kind];
  const { from, to, lines } = selectLines(selected);
  const plain = lines.map((line) => withPlainLineMarks(line));
  if (plain.every((line) => known.test(line))) {
    return replaced(from, to, plain.map((line) => line.replace(known, '')).join('\n'));
  }
  const marked = plain.map((line, place) => sign(place + 1) + bare(line)).join('\n');
  return asBlock(selected.text, from, to, marked);
}

const bare = (line: string) => Object.values(anyMark).reduce((rest, { known }) => rest.replace(known, ''), line);

const lineMarks = /^[ \t]*(?:(?:[-*+]|\d{1,3}[.)]|#{1,6})[ \t]+|>[ \t]?){0,9}/;

/** A line without the marks at its beginning: `- `, `1. `, `## `, `> `. */
export const bareLine = (line: string): string => withPlainLineMarks(line).replace(lineMarks, '');

/** Inserts a link; its placeholder is selected. */
export function withLink(selected: Selected, word: string): MarkdownEdit {
  const { text, start, end } = selected;
  const chosen = text.slice(start, end).trim();
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(chosen);
  const label = isAddress || !chosen ? word : chosen;
  const address = isAddress ? chosen : 'https://';
  const link = `[${label}](${address})`;
  // The missing part is selected: the text of an address, or the address of a text.
  const first = isAddress ? start + 1 : start + label.length + 3;
  return { from: start, to: end, text: link, start: first, end: first + (isAddress ? label : address).length };
}

/** Inserts a library picture after the selection as its own paragraph; its alt text is selected. */
export function withImage({ text, end }: Selected, { address, words }: { address: string; words: string }) {
  const alt = words.replace(/[[\]\\]/g, '');
  const edit = asBlock(text, end, end, `![${alt}](${address})`);
  const first = edit.from + edit.text.indexOf('![') + 2;
  return { ...edit, start: first, end: first + alt.length };
}

/** Inserts an empty table after the selection; `column` is the first heading. */
export function withTable({ text, end }: Selected, column: (number: number) => string): MarkdownEdit {
  const rows = [`| ${column(1)} | ${column(2)} |`, '| --- | --- |', '|  |  |', '|  |  |'];
  const edit = asBlock(text, end, end, rows.join('\n'));
  const first = edit.from + edit.text.indexOf('| ') + 2;
  return { ...edit, start: first, end: first + column(1).length };
}

/** `block` separated by empty lines, with the cursor behind it. */
function asBlock(text: string, from: number, to: number, block: string): MarkdownEdit {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const lead = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after.trim() === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const end = from + lead.length + block.length;
  return { from, to, text: lead + block + trail, start: end, end };
}

function replaced(from: number, to: number, text: string): MarkdownEdit {
  return { from, to, text, start: from + text.length, end: from + text.length };
}

export function readSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
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
