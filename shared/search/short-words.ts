import { withoutArticle } from './search-words.ts';
import { isNumber, splitSpans } from './spans.ts';
import { isArabic, possibleForms } from './word-forms.ts';

// Short words stand in many unrelated ones (قدم in أتقدم, "oil" in "soil"), so they are searched for as whole words: with a
// space on both sides. Where a text has them with an affix or beside a sign, `toIndexedText` adds them once more.
const longestShort = 4;
const fewestLetters = 2;

/** Whether a normalised word is searched for as a whole word. */
export const isShort = (word: string): boolean => word.length <= longestShort && !isNumber(word);

/** The form under which texts have a whole word. */
export const asWhole = (word: string): string => ` ${word} `;

/** The short words that a word of a text stands for: itself, without its affixes. */
export function listShortForms(word: string): string[] {
  return possibleForms(word).filter((form) => form.length >= fewestLetters && isShort(form));
}

const articles = ['', 'ال', 'لل', 'وال', 'بال', 'و', 'ل', 'ب'];

/** The forms of a word that is not typed to its end: texts have them where a word begins so. */
export function listBeginnings(word: string): string[] {
  const plain = isArabic(word) ? withoutArticle(word) : word;
  return isArabic(word) ? articles.map((article) => ` ${article}${plain}`) : [` ${plain}`];
}

/**
 * Answers of a normalised text, as it was written, whether it has a searched form (`SearchTerm.anyOf`): its words are
 * taken apart once, for the first form that is a word.
 */
export function findsForms(folded: string): (form: string) => boolean {
  let words: string[] | undefined;
  let whole: Set<string> | undefined;
  return (form) => {
    if (!form.startsWith(' ')) return folded.includes(form);
    words ??= [...new Set(splitSpans(folded).map(({ text }) => text))];
    const word = form.trim();
    if (!form.endsWith(' ')) return words.some((text) => text.startsWith(word));
    whole ??= new Set(words.flatMap(listShortForms));
    return whole.has(word);
  };
}

/** Whether a normalised text has a searched form. */
export const hasForm = (folded: string, form: string): boolean => findsForms(folded)(form);
