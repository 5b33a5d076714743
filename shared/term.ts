/** A value by which lists are filtered, in English with its Arabic beside it, and how many records carry it. */
export type Term = { name: string; count: number; translations: { ar: { name?: string } } };

/** The distinct terms in order of appearance; the first Arabic name given for a term is kept. */
export function countTerms(values: Iterable<{ name: string; arabic: string | undefined }>): Term[] {
  const terms = new Map<string, Term>();
  for (const { name, arabic } of values) {
    const term = terms.get(name) ?? { name, count: 0, translations: { ar: {} } };
    term.count += 1;
    if (arabic) term.translations.ar.name ??= arabic;
    terms.set(name, term);
  }
  return [...terms.values()];
}
