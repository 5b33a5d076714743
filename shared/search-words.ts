// Anything but ASCII, and what of ASCII would be folded besides case.
const beyondPlain = /[^ -~]| {2}|^ | $|\d,\d/;

/**
 * Folds text so that everyday spellings of one word meet: letter case, hamza forms (أإآٱ→ا, ؤ→و, ئ→ي), ى→ي, ة→ه,
 * no tashkeel, no tatweel, Arabic-Indic and Persian digits → 0–9 (decisions.md, "Details"); and besides Persian ک→ك and ی→ي,
 * numbers as 1000 and 1.2 however they are grouped, and none of the invisible signs that come along with pasted text.
 */
export function foldForSearch(text: string): string {
  // Most words are plain Latin ones, which the case alone tells apart; a search folds thousands of them.
  if (!beyondPlain.test(text)) return text.toLowerCase();
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll('\0', ' ')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(\d)[,٬](?=\d)/g, '$1')
    .replace(/٫/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

// What never belongs to a word, and what joins two words where letters stand on both sides: codes keep it.
const apart = /[,;،؛?؟!"«»“”„()[\]{}<>|]/g;
const joined = /([\p{L}\p{M}])[\p{Pd}/:'’‘]+(?=[\p{L}\p{M}])/gu;
const mostWords = 10;

/**
 * The words of a search, folded, without the punctuation around and between them. A leading ال, also behind و, ف, ب or ك and as
 * لل, is dropped where enough of the word is left, since it may be missing.
 */
export function searchWords(query: string): string[] {
  const folded = foldForSearch(query);
  const parts = folded.replace(apart, ' ').replace(joined, '$1 ').split(' ').map(withoutPunctuation);
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  // Signs alone are looked for as they are.
  const wanted = words.length > 0 ? words : folded.split(' ').filter(Boolean);
  return [...new Set(wanted.map(withoutArticle))].slice(0, mostWords);
}

function withoutArticle(word: string): string {
  return word.replace(/^(?:ال(?=.{2})|(?:[وفبك]ال|لل)(?=.{3}))/, '');
}

function withoutPunctuation(part: string): string {
  const { start, end } = boundsOfWord(part);
  return part.slice(start, end);
}

/** Where the word stands within the punctuation around it; signs that names and numbers end with belong to it. */
export function boundsOfWord(part: string): { start: number; end: number } {
  let [start, end] = [0, part.length];
  while (start < end && isPunctuation(part[start])) start += 1;
  while (end > start && isPunctuation(part[end - 1])) end -= 1;
  return { start, end };
}

function isPunctuation(sign = ''): boolean {
  return /\p{P}/u.test(sign) && !'%_@\\'.includes(sign);
}
