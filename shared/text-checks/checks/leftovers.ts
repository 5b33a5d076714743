import type { ReadText } from '../read-text.ts';
import type { CheckedText, Found } from '../text-check.ts';

/** What is left from writing or from a program: notes, filler, empty values, code and wrongly read characters. */
const leftovers: readonly RegExp[] = [
  /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|TBC|XXX+|xxx+)(?![\p{L}\p{N}_])/u,
  /\b(?:lorem ipsum|dolor sit amet|dummy text|placeholder text)\b/iu,
  /\[(?:tbd|tbc|todo|text|insert[^\]]{0,40}|لاحقًا|لاحقا|يُضاف لاحقًا|النص هنا)\](?!\()/iu,
  /(?<![\p{L}\p{M}])(?:نص تجريبي|نصّ تجريبي|لوريم|هذا النص هو مثال)(?![\p{L}\p{M}])/u,
  /(?<![\p{L}\p{N}_.])(?:NaN|undefined|null|\[object Object\])(?![\p{L}\p{N}_(.]|\.\w)/u,
  /\{\{[^{}]{0,60}\}\}|\$\{[^{}]{0,60}\}/u,
  /<%[^%]{0,60}%>|(?<![\d%])%[sd](?![\p{L}\p{N}])/u,
  /[?؟]{3,}/u,
  // A character that could not be read, and UTF-8 that was read as Windows-1252.
  /\ufffd/u,
  /â€[\u0080-\u00bf\u02dc\u2122\u0153\u201c\u201d\u00a6]?|[ÃÂ][\u0080-\u00bf\u2013-\u2122]|(?:[ØÙ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]){2}/u,
  /&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,5});/iu,
  /<\/?(?:a|b|i|p|u|br|em|h[1-6]|li|ul|ol|div|font|span|strong)(?: [^<>]{0,80})?\/?>/iu,
  // A character as programs write it.
  /\\u[0-9a-f]{4}/iu,
];
/** Marks of Markdown where none is read. */
const markdown = /\*\*[^*\n]{1,80}\*\*|(?<=^|\n)#{1,6} (?=\S)|\]\((?:https?:|\/)[^()\s]{0,100}\)/u;

/** Finds what an author or a program left behind: "TODO", «نص تجريبي», `{{price}}`, "â€™". In Markdown, code is left out. */
export function leftoverFindings({ text }: ReadText, { place }: CheckedText): Found[] {
  const read = place.isMarkdown ? text.replace(/`[^`\n]{1,300}`/g, ' ') : text;
  return [...leftovers, ...(place.isMarkdown ? [] : [markdown])].flatMap((pattern) => {
    const [found] = pattern.exec(read) ?? [];
    return found === undefined ? [] : [{ found, wanted: '' }];
  });
}
