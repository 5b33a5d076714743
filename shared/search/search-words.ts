// Letters of Latin that no mark can be taken from.
const latinLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const markedLatin = /[\u00df-\u024f\u1e00-\u1eff]|\u0307/g;
const withoutMarks = (letter: string): string =>
  latinLetters[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

// Non-ASCII characters, and ASCII ones that are normalised beyond case.
const beyondPlain = /[^ -~]| {2}|^ | $|\d,\d/;

/**
 * Normalises text so that common spellings match: letter case, hamza forms (أإآٱ→ا, ؤ→و, ئ→ي), ى→ي, ة→ه, no tashkeel,
 * no tatweel, Arabic-Indic and Persian digits → 0–9 (decisions.md, "Details"); also letters of Persian and of dialects
 * (ک and گ→ك, ی→ي, چ→ج, پ→ب, ڤ→ف), Latin letters without their marks (José, Müller, çuval), numbers as 1000 and 1.2 in any
 * grouping, and no invisible characters of pasted text.
 */
export function foldForSearch(text: string): string {
  // Most words are plain Latin and need only lower-casing; a search normalises thousands.
  if (!beyondPlain.test(text)) return text.toLowerCase();
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll('\0', ' ')
    .toLowerCase()
    .replace(markedLatin, withoutMarks)
    .replace(/[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئی]/g, 'ي')
    .replace(/[کگ]/g, 'ك')
    .replaceAll('چ', 'ج')
    .replaceAll('پ', 'ب')
    .replaceAll('ڤ', 'ف')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(\d)[,٬](?=\d)/g, '$1')
    .replace(/٫/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

// Characters that never belong to a word, and those that join letters on both sides, as in codes.
const apart = /[,;،؛?؟!"«»“”„()[\]{}<>|]/g;
const joined = /([\p{L}\p{M}])[\p{Pd}/:'’‘]+(?=[\p{L}\p{M}])/gu;
const mostWords = 10;

/**
 * The normalised words of a search, without punctuation. A leading ال, also after و, ف, ب or ك and as لل, is dropped
 * when enough of the word remains, since it may be missing.
 */
export function searchWords(query: string): string[] {
  const folded = foldForSearch(query);
  const parts = folded.replace(apart, ' ').replace(joined, '$1 ').split(' ').map(withoutPunctuation);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  // A search of only punctuation is used as it is.
  const wanted = words.length > 0 ? words : folded.split(' ').filter(Boolean);
  return [...new Set(wanted.map(withoutArticle))].slice(0, mostWords);
}

/** A normalised Arabic word without its article, also after و, ف, ب or ك and as لل. */
export function withoutArticle(word: string): string {
  return word.replace(/^(?:ال(?=.{2})|(?:[وفبك]ال|[وف]?لل)(?=.{3}))/, '');
}

function withoutPunctuation(part: string): string {
  const { start, end } = boundsOfWord(part);
  return part.slice(start, end);
}

/** The word within its punctuation; symbols at the end of names and numbers stay. */
export function boundsOfWord(part: string): { start: number; end: number } {
  let [start, end] = [0, part.length];
  while (start < end && isPunctuation(part[start])) start += 1;
  while (end > start && isPunctuation(part[end - 1])) end -= 1;
  return { start, end };
}

function isPunctuation(sign = ''): boolean {
  return /\p{P}/u.test(sign) && !'%_@\\'.includes(sign);
}
