// Anything but ASCII, and spaces that would be folded.
const beyondPlain = /[^ -~]| {2}|^ | $/;

/**
 * Folds text so that everyday spellings of one word meet: letter case, hamza forms (أإآٱ→ا, ؤ→و, ئ→ي), ى→ي, ة→ه,
 * no tashkeel, no tatweel, Arabic-Indic and Persian digits → 0–9 (decisions.md, "Details").
 */
export function foldForSearch(text: string): string {
  // Most words are plain Latin ones, which the case alone tells apart; a search folds thousands of them.
  if (!beyondPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replaceAll('\0', ' ')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a search, folded; a leading ال is dropped where enough of the word is left, since it may be missing. */
export function searchWords(query: string): string[] {
  const words = foldForSearch(query).split(' ').filter(Boolean).slice(0, 10);
  return words.map((word) => (/^ال.{2,}/.test(word) ? word.slice(2) : word));
}
