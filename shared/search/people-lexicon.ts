import { createLexicon, type Lexicon, type WordFamily } from './families.ts';
import { occupations } from './lexicon/company-words.ts';

// The texts do not name them: visitors' searches take all occupations for one.
const families: readonly WordFamily[] = occupations
  .trim()
  .split('\n')
  .map((line) => ({ key: `occupation ${line}`, subject: 'company', forms: line.split(', '), isNew: true }));

const known = new WeakMap<Lexicon, Lexicon>();

/**
 * A lexicon for what people wrote and what was written of them. Words about the company that lead a visitor to one page,
 * such as its jobs, do not mean one thing there.
 */
export function lexiconOfPeople(lexicon: Lexicon): Lexicon {
  const made =
    known.get(lexicon) ??
    createLexicon([...lexicon.families.filter(({ subject }) => subject !== 'company'), ...families]);
  known.set(lexicon, made);
  return made;
}
