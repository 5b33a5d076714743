import { withoutArticle } from '#shared/search/search-words.ts';

/** A normalised word as lists may have it: whole, without its article, and without و, ف, ب, ل or ك before it. */
export function bareForms(word: string): string[] {
  if (!/^[\u0621-\u064a]/.test(word)) return [word];
  const forms = [word, withoutArticle(word)];
  return /^[وفبلك]/.test(word) ? [...forms, word.slice(1), withoutArticle(word.slice(1))] : forms;
}
