import { createLexicon, type Lexicon, type WordFamily } from './families.ts';
import { occupations } from './lexicon/company-words.ts';

// The texts do not name them: visitors' searches take all occupations for one.
const families: readonly WordFamily[] = occupations
  .trim()
  .split('\n')
  .map((line) => ({ key: `occupation ${line}`, subject: 'company', forms: line.split(', '), isNew: true }));
const occupationForms = new Set(families.flatMap(({ forms }) => forms));

const known = new WeakMap<Lexicon, Lexicon>();

/**
 * A lexicon for what people wrote and what was written of them: each occupation stands for itself. Visitors' searches
 * take all of them for one, as all lead to the openings.
 */
export function lexiconOfPeople(lexicon: Lexicon): Lexicon {
  const found = known.get(lexicon);
  if (found) return found;
  const others = lexicon.families.filter(({ forms }) => !forms.some((form) => occupationForms.has(form)));
  const made = createLexicon([...others, ...families]);
  known.set(lexicon, made);
  return made;
}
