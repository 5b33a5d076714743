import { withoutArticle } from '#shared/search/search-words.ts';
import type { Language } from '../../language.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckedTerm, Found } from '../text-check.ts';

type Variant = { words: readonly string[]; wanted: string };
/** The avoided words of a language by the first of their words. */
type Variants = ReadonlyMap<string, readonly Variant[]>;

const known = new WeakMap<readonly CheckedTerm[], Record<Language, Variants>>();

/** A word of a phrase. */
export const wordPattern = /[\p{L}\p{M}]+/gu;
const joining = /^[وفبلك]/;

function listVariants(terms: readonly CheckedTerm[], language: Language): Variants {
  const found = new Map<string, Variant[]>();
  for (const { english, arabic, englishAvoided, arabicAvoided } of terms) {
    const wanted = language === 'en' ? english : arabic;
    for (const variant of language === 'en' ? englishAvoided : arabicAvoided) {
      const words = variant.toLowerCase().match(wordPattern) ?? [];
      const [first = ''] = words;
      found.set(first, [...(found.get(first) ?? []), { words, wanted }]);
    }
  }
  return found;
}

function allVariants(terms: readonly CheckedTerm[]): Record<Language, Variants> {
  const read = known.get(terms) ?? { en: listVariants(terms, 'en'), ar: listVariants(terms, 'ar') };
  known.set(terms, read);
  return read;
}

/** A word as phrases of the termbase may have it: whole, or without و, ف, ب, ل, ك. */
export const wholeForms = (word: string): string[] =>
  joining.test(word) && word.length > 3 ? [word, word.slice(1)] : [word];

/** A word as the termbase may have it alone: also without its article. */
export const spellTermForms = (word: string): string[] => [
  ...new Set(wholeForms(word).flatMap((form) => [form, withoutArticle(form)])),
];

/** Words that the termbase avoids, with the agreed ones; compared with their marks, in any letter case. */
export function termFindings({ prose, language }: ReadText, terms: readonly CheckedTerm[]): Found[] {
  const variants = allVariants(terms)[language];
  if (variants.size === 0) return [];
  const words = [...prose.matchAll(wordPattern)].map(({ 0: text, index }) => ({
    text,
    index,
    forms: spellTermForms(text.toLowerCase()),
    whole: wholeForms(text.toLowerCase()),
  }));
  return words.flatMap(({ forms, index }, at) => {
    const variant = forms
      .flatMap((form) => variants.get(form) ?? [])
      .find(
        ({ words: avoided }) => avoided.length === 1 || avoided.every((word, i) => words[at + i]?.whole.includes(word)),
      );
    const last = variant && words[at + variant.words.length - 1];
    return last ? [{ found: prose.slice(index, last.index + last.text.length), wanted: variant.wanted }] : [];
  });
}
