import { findLanguages, localise } from '../content/content.ts';
import type { Language } from '../language.ts';

/** A filter value in English and Arabic, and how many records have it. */
export type Term = { name: string; count: number; translations: { ar: { name?: string } } };

/** A filter value in the reader's language, and the language it is then in. */
export type TermChoice = { value: string; label: string; language: Language };

export function termChoice(term: Omit<Term, 'count'>, language: Language): TermChoice {
  const shownIn = findLanguages(term, language, ['name']).name;
  return { value: term.name, label: localise(term, language).name, language: shownIn };
}

/** The distinct terms in order of appearance; the first Arabic name given for a term is kept. */
export function countTerms(values: Iterable<{ name: string; arabic: string | undefined; count?: number }>): Term[] {
  const terms = new Map<string, Term>();
  for (const { name, arabic, count = 1 } of values) {
    const term = terms.get(name) ?? { name, count: 0, translations: { ar: {} } };
    term.count += count;
    if (arabic) term.translations.ar.name ??= arabic;
    terms.set(name, term);
  }
  return [...terms.values()];
}

// As many as visitors can scan.
const shownTerms = 40;

/** The most frequent terms, limited, in their order. */
export function commonTerms(terms: Term[]): Term[] {
  const chosen = new Set(terms.toSorted((one, other) => other.count - one.count).slice(0, shownTerms));
  return terms.filter((term) => chosen.has(term));
}
