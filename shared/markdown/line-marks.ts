import { trimEnd } from '../text/trim-end.ts';
import { toWesternDigits } from '../text/western-digits.ts';

// Direction marks, joiners, byte order marks: they show nothing and would hide the mark after them.
const invisible = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
const noBreakBlanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const lead = `[ \\t\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000${invisible}]{0,40}`;
/** Of lists out of word processors, PDF files and chats. */
const bullets = '[•▪◦●‣∙■⁃⦁❖➢➤►▸\\uf0a7\\uf0b7\\uf0d8\\uf0fc]';
const onlyBullet = new RegExp(bullets);
const mark = `${bullets}|#{1,6}|[-*+](?![-*+])|[0-9٠-٩۰-۹]{1,3}[.)]|>|\\||\`{3,}|~{3,}|(?:[-*_=:|][ \\t]*){3,}$`;
const begin = new RegExp(`^(${lead})(${mark})([${invisible}]{0,9}[ \\t\\u00a0\\u202f]?)`);
const anyInvisible = new RegExp(`[${invisible}]`, 'g');
const hasHidingSigns = new RegExp(`##|\\t|${bullets}|[${invisible}\u00a0\u2000-\u200a\u202f\u205f\u3000٠-٩۰-۹–—ـ]`);
/** The line that begins or ends code, with the name of its language at most. */
export const fence = /^ {0,3}(?:`{3,}|~{3,})[ \t]*(?:[\p{L}+#._-]+[ \t]*)?$/u;
/** The line below the heading of a table, as keyboards make dashes: `|ــ|—|`. */
const rule = /^[ \t\p{Cf}]{0,9}\|?(?:[ \t]*:?[-–—ـ]+:?[ \t]*\|)+(?:[ \t]*:?[-–—ـ]+:?[ \t]*)?$/u;

/**
 * Lines of Markdown whose marks (`##`, `-`, `1.`, `>`, `|`) count although a direction mark, a byte order mark or a
 * no-break blank stands beside them, and whatever digits number a list. Code stays as it is.
 */
export function withPlainLineMarks(markdown: string): string {
  if (!hasHidingSigns.test(markdown)) return markdown;
  let isCode = false;
  return withDashedLists(withTables(markdown.split('\n')))
    .map((line, place, lines) => {
      const bare = line.includes('|') ? line.replace(endOfRow, '$1') : line;
      const isRule = rule.test(bare) && lines[place - 1]?.includes('|');
      const plain = isCode ? line : withPlainMark(isRule ? bare.replace(/[-–—ـ]+/g, '---') : bare);
      if (fence.test(plain)) isCode = !isCode;
      return plain;
    })
    .join('\n');
}

const endOfRow = new RegExp(`(\\|)[${invisible}]{1,9}[ \\t]*$`);

const tabs = (line: string): number => (line.trim() === '' ? 0 : line.split('\t').length - 1);
const row = (line: string): string =>
  `| ${line
    .split('\t')
    .map((cell) => cell.trim().replaceAll('|', '\\|'))
    .join(' | ')} |`;

const isMarked = new RegExp(`^[ \\t]*(?:\\||(?:[-*+>]|#{1,6}|[0-9٠-٩۰-۹]{1,9}[.)]|${bullets})[ \\t])`);

// Letters that Symbol and Wingdings show as bullets, and numbers of lists; word processors put one tab behind them.
const lettersForBullets = /^([ \t]*)[·o§Øüv]\t(?=[^\t]*$)/u;
const labels = /^([ \t]*\(?(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){0,4}|\p{L}|[ivx]{1,5})[.)-])\t(?=[^\t]*$)/u;

function withoutTabOfList(line: string): string {
  return line.replace(lettersForBullets, '$1- ').replace(labels, '$1 ');
}

/** Makes a table of lines with tabs between their cells, as they are pasted out of a spreadsheet. */
function withTables(typed: readonly string[]): string[] {
  if (!typed.some((line) => line.includes('\t'))) return [...typed];
  let isCode = false;
  const lines = typed.map((line) => {
    if (fence.test(line)) isCode = !isCode;
    return isCode ? line : withoutTabOfList(line);
  });
  isCode = false;
  const all = lines.map((line) => {
    if (fence.test(line)) isCode = !isCode;
    return isCode || isMarked.test(line) ? 0 : tabs(line);
  });
  const cells = withEmptyCells(lines, all);
  return lines.flatMap((line, place) => {
    const [before, own = 0, after] = [cells[place - 1], cells[place], cells[place + 1]];
    if (own === 0 || (own !== before && own !== after)) return [line];
    const begun = own === before ? [] : [`|${'---|'.repeat(own + 1)}`];
    const apart = (beside: number) => (lines[beside]?.trim() ? [''] : []);
    return [
      ...(own === before ? [] : apart(place - 1)),
      row(line),
      ...begun,
      ...(own === after ? [] : apart(place + 1)),
    ];
  });
}

/** A tab that begins a line is an empty cell where the lines beside it have as many cells, and else a blank. */
function withEmptyCells(lines: readonly string[], all: readonly number[]): number[] {
  const cells = all.map((own, place) => (lines[place]?.startsWith('\t') ? 0 : own));
  const join = (place: number, step: 1 | -1) => {
    const own = all[place] ?? 0;
    if (cells[place + step] === own && (own > 1 || cells[place + 2 * step] === own)) cells[place] = own;
  };
  for (let place = lines.length - 1; place >= 0; place -= 1) join(place, 1);
  for (let place = 0; place < lines.length; place += 1) join(place, -1);
  return cells;
}

const dashed = new RegExp(`^(${lead})[–—][ \\t\u00a0]+(?=(.))`, 'u');

/** Neighbouring lines that begin with a dash are a list, unless all take a number away. */
function withDashedLists(lines: readonly string[]): string[] {
  const firsts = lines.map((line) => dashed.exec(line)?.[2]);
  const isWord = (place: number) => /\p{L}/u.test(firsts[place] ?? '');
  const listed = [...lines];
  for (let begin = 0, end = 0; begin < lines.length; begin = end + 1) {
    end = begin;
    let hasWord = false;
    for (; firsts[end] !== undefined; end++) hasWord ||= isWord(end);
    for (let place = begin; hasWord && end - begin > 1 && place < end; place++)
      listed[place] = (lines[place] ?? '').replace(dashed, '$1- ');
  }
  return listed;
}

// Quotes within quotes; deeper ones are left as they are.
const deepest = 10;

function withPlainMark(line: string, depth = 0): string {
  const [whole, before = '', sign = '', after = ''] = begin.exec(line) ?? [];
  if (!whole) return line;
  const isBullet = onlyBullet.test(sign);
  const isFollowed = isBullet || /[ \t\u00a0\u202f]$/.test(after) || line.length === whole.length;
  const plainAfter = isFollowed
    ? after.replace(anyInvisible, '').replace(noBreakBlanks, ' ') || (isBullet ? ' ' : '')
    : after;
  const plainBefore = before.replace(anyInvisible, '').replace(noBreakBlanks, ' ');
  const rest = line.slice(whole.length);
  if (/^##/.test(sign) && !isFollowed && /^\p{L}/u.test(rest)) {
    const words = rest.trimEnd();
    return `${plainBefore}${sign} ${words.endsWith('##') ? trimEnd(words, '#') : words}`;
  }
  return (
    plainBefore +
    (isBullet ? '-' : isFollowed ? toWesternDigits(sign) : sign) +
    plainAfter +
    (sign === '>' && depth < deepest ? withPlainMark(rest, depth + 1) : rest)
  );
}

/** Quotes begin with `>`; before a number it means "more than". */
const comparison = /^ {0,3}>[ \t]{0,9}[=≥]?[ \t]?[~±+-]?[ \t]?[$€£]?[ \t]?\p{N}/u;

const longestComparison = 2_000;

/** Whether all lines of the first block that begin with `>` compare with a number: `> 50 kg: 0.30`. */
export function isComparison(markdown: string): boolean {
  if (!comparison.test(markdown)) return false;
  const begin = markdown.slice(0, longestComparison);
  const end = begin.search(/\n[ \t]*\n/);
  const lines = begin.slice(0, end < 0 ? undefined : end).split('\n');
  return lines.every((line) => !/^ {0,3}>/.test(line) || comparison.test(line));
}

const difference = /^ {0,3}-[ \t]+\p{N}[^\n]{0,200}\n(?: {0,3}[-+][ \t]+\p{N}[^\n]{0,200}\n){0,30} {0,3}=/u;

/** Whether a text begins with a plus, which adds something and lists nothing, or with a minus in a sum: `+ 16 % VAT`. */
export const isAddition = (text: string): boolean => /^ {0,3}\+[ \t]/.test(text) || difference.test(text);

/** Whether a text begins with a year or a day, which numbers no list: `2026. was`, `31. 12. 2026`. */
export const isYearOrDay = (text: string): boolean =>
  /^ {0,3}(?:\d{4,9}[.)]|\d{1,2}\.[ \t]{1,9}\d{1,2}\.[ \t]{0,9}(?:19|20)\d\d(?!\d))/.test(text);
