// A sign that people see as one may be a family of four with its joiners: read a little more than is kept.
const longestSign = 64;

/** The beginning of a text, of at most `longest` UTF-16 units, that never ends inside a sign: half an emoji is no text. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const end = signs.segment(text.slice(0, longest + longestSign)).containing(longest)?.index ?? longest;
  // A "sign" longer than any real one, such as a letter under a heap of marks, is cut after a whole code point.
  const isHeap = longest - end > longestSign;
  return isHeap
    ? text
        .slice(0, longest)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : text.slice(0, end);
}
