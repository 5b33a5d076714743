import { withoutArticle } from '#shared/search/search-words.ts';

/** A normalised word as lists may have it: whole, without its article, and without و, ف, ب, ل or ك before it, «وب» too. */
export function bareForms(word: string): string[] {
  if (!/^[\u0621-\u064a]/.test(word)) return [word];
  const forms = [word, withoutArticle(word)];
  if (!/^[وفبلك]/.test(word)) return forms;
  const rest = [word.slice(1), withoutArticle(word.slice(1))];
  return [...forms, ...rest, ...(/^[وف][بلك]/.test(word) ? [word.slice(2)] : [])];
}
