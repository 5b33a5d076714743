const invisible = /\p{Default_Ignorable_Code_Point}+/gu;
const blanks = /[\p{Zs}\u2800]+/gu;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const visible = /[^\s\p{Zs}\p{Default_Ignorable_Code_Point}\u2800]/u;
// Word processors write \v where a line of a paragraph ends, PDF files \f where a page does.
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const softBreaks = /[\t\v\f\u0085\u2028\u2029]/g;

const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const otherLetter = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u;
// After these Arabic letters, which never join the next one, a non-joiner changes nothing.
const unjoined =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cf]/;
const blackFlag = '\u{1f3f4}';
const regionOfFlag = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}/u;

/** The signs of a run of invisible ones that change what is seen between `before` and `after`. */
function meaningful(run: string, before: string, after: string): string {
  if (before === blackFlag) return regionOfFlag.exec(run)?.[0] ?? '';
  const style = picture.test(before) || after === '\u20e3' ? (/[\ufe0e\ufe0f]/.exec(run)?.[0] ?? '') : '';
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? '';
  const joinsPictures = joiner === '\u200d' && picture.test(before) && picture.test(after);
  const shapesLetters = otherLetter.test(before) && otherLetter.test(after);
  const isIdle = joiner === '\u200c' && unjoined.test(before);
  return style + (joinsPictures || (shapesLetters && !isIdle) ? joiner : '');
}

/**
 * Text without signs that nobody sees: direction marks, soft hyphens, zero-width blanks, fillers. What joins pictures, or
 * shapes the letters of an Arabic or Persian word, stays.
 */
export function withoutInvisibleSigns(text: string): string {
  return replaceInvisible(text, '');
}

/** `kept`: what stays of a run besides what changes the signs around it. */
function replaceInvisible(text: string, kept: RegExp | ''): string {
  return text.replace(invisible, (run: string, at: number, whole: string) => {
    const before = [...whole.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    const [after = ''] = whole.slice(at + run.length, at + run.length + 2);
    const further = kept === '' ? [] : (run.match(kept) ?? []);
    return meaningful(run, before, after) + further.join('');
  });
}

const composed = (text: string, kept: RegExp | '' = ''): string =>
  replaceInvisible(text.normalize('NFC'), kept).normalize('NFC');

/**
 * One line as it is kept: composed letters, nothing invisible, single blanks. A tab between two cells, and a line that ends
 * within a paragraph, become a blank.
 */
export function normalLine(text: string): string {
  return composed(text).replace(softBreaks, ' ').replace(blanks, ' ').trim();
}

/**
 * Long text as it is kept: the same, with its line breaks, its tabs, the blanks that begin or end a line, and the marks
 * by which its writer set the direction of a part.
 */
export function normalText(text: string): string {
  if (!visible.test(text)) return '';
  return composed(text, directionMarks)
    .replace(lineBreaks, '\n')
    .replace(blanks, (run: string, at: number, whole: string) => {
      const [before, after] = [whole[at - 1] ?? '\n', whole[at + run.length] ?? '\n'];
      return before === '\n' || after === '\n' ? ' '.repeat(run.length) : ' ';
    })
    .trim();
}

/** Letters of Persian and Urdu, and spellings of one Arabic letter, as Arabic writes them. */
export const arabicLetters: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ک: 'ك' },
};

// Letters of Cyrillic and Greek that look like those of Latin, in either case.
const foreign = 'авекмнорстухіјѕοαρАВЕКМНОРСТУХІЈЅΟΑΡ';
const latin = 'abekmhopctyxijsoapABEKMHOPCTYXIJSOAP';
const signs: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '−': '-' };
const lookAlikes: Readonly<Record<string, string>> = {
  ...arabicLetters,
  ...signs,
  ...Object.fromEntries([...foreign].map((letter, at) => [letter, latin[at] ?? letter])),
};

/**
 * What two texts that look alike have in common: full-width forms, letters of other alphabets, tatweel, vowel marks,
 * dashes and quotation marks. For comparing, never for showing.
 */
export function foldWidth(text: string): string {
  const plain = normalLine(text.normalize('NFKC')).replace(/[\u0640\u064b-\u0652\u0670]/g, '');
  return Array.from(plain.replace(/\p{Pd}/gu, '-'), (letter) => lookAlikes[letter] ?? letter).join('');
}

/** The same without letter case. */
export const comparable = (text: string): string => foldWidth(text).toLowerCase();
