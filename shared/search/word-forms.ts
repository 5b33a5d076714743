import { withoutArticle } from './search-words.ts';

// Light affixes only: a stemmer merges unrelated words. What is left keeps at least three letters.
const fewestLetters = 3;
const arabicLetter = /^[\u0621-\u064a]/;

/** Whether a normalised word is Arabic. */
export const isArabic = (word: string): boolean => arabicLetter.test(word);

/**
 * The form under which the lexicon knows a word: no article, no final hamza (غذا, كهربا), no English plural, one of British
 * and American spelling.
 */
export function plainForm(word: string): string {
  return isArabic(word) ? withoutHamza(withoutArticle(word)) : americanForm(singular(word));
}

/** The forms under which the lexicon may know a word, the closest first. */
export function possibleForms(word: string): string[] {
  const plain = plainForm(word);
  if (!isArabic(word)) return [plain];
  // Many leave out the ا of a plural verb: «بتشحنو».
  const whole = plain.replace(/و$/, 'وا');
  const starts = [plain, whole, withoutPrefix(plain), withoutPrefix(whole), withoutOn(plain), withoutPassive(plain)];
  return [...new Set(starts.flatMap((start) => [start, ...withoutSuffix(start)]))];
}

/**
 * What a text is searched for when the lexicon does not know a word: each is a part of the word, so a text with the
 * word has them too. Four letters stay, since the text is searched for parts of words.
 */
export function searchedForms(word: string): string[] {
  if (!isArabic(word)) return spellings(singular(word));
  // As texts have it: their short forms have no final hamza either.
  const plain = withoutHamza(withoutArticle(word));
  const forms = [withoutPrefix(plain), plain].flatMap((form) => [...withoutSuffix(form), form]);
  return [forms.filter((form) => form.length > fewestLetters).toSorted((a, b) => a.length - b.length)[0] ?? plain];
}

/** Many leave it out after ا; short words would become others (ماء, ما). */
function withoutHamza(word: string): string {
  return word.length > fewestLetters ? word.replace(/اء$/, 'ا') : word;
}

function withoutPrefix(word: string): string {
  return word.length > fewestLetters ? word.replace(/^[ولبكف]/, '') : word;
}

/** Without «على» as dialects write it before an article: عالعراق. */
const withoutOn = (word: string): string => word.replace(/^عال(?=.{4})/, '');

/** Without the beginning of a passive as dialects form it: «بتنخزن». */
const withoutPassive = (word: string): string => word.replace(/^ب[تي]ن(?=.{3})/, '');

const suffixes = ['ات', 'ين', 'ون', 'ان', 'يه', 'ها', 'نا', 'كم', 'ه', 'ي', 'ا'];

/** Without an ending; feminine plurals also as their singular. */
function withoutSuffix(word: string): string[] {
  return suffixes.flatMap((suffix) => {
    const start = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || start.length < fewestLetters) return [];
    return suffix === 'ات' ? [start, `${start}ه`] : [start];
  });
}

function singular(word: string): string {
  if (word.length <= fewestLetters || /(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ss|ch|sh|x|z)es$|s$/, '');
}

function americanForm(word: string): string {
  if (word.length <= 4) return word;
  return word.replace(/is(?=e$|ed$|er$|ing$|ation$)/, 'iz').replace(/our(?=$|ed$|ing$)/, 'or');
}

/** A word in both British and American spelling; beginnings are enough, since texts are searched for parts of words. */
function spellings(word: string): string[] {
  const american = americanForm(word);
  const british = word.replace(/iz(?=e$|ed$|er$|ing$|ation$)/, 'is').replace(/(?<=.{3})or(?=$|ed$|ing$)/, 'our');
  return [...new Set([word, american, british])];
}
