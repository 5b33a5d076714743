import type { Database } from '#server/db/database.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { type SearchTerm, understand } from '#shared/search/search-terms.ts';
import type { Subject } from '#shared/search/subjects.ts';
import type { SearchGroupName } from '#shared/search-groups.ts';
import { correctionOf } from './correction.ts';
import { findTerms, type MentionedTerm } from './partial-matches.ts';
import { readVocabulary } from './vocabulary.ts';

/** A search after its spelling was corrected; `corrected`: the words searched for instead, '' when none changed. */
export type CorrectedSearch = { query: string; corrected: string; found: readonly MentionedTerm[] };

/** Replaces words that nothing has by words of the site that are spelt nearly so. */
export async function correctSpelling(
  db: Database,
  { query, lexicon }: { query: string; lexicon: Lexicon },
): Promise<CorrectedSearch> {
  const found = await findTerms(db, understand(query, lexicon).terms);
  if (!found.some(isUnknown)) return { query, corrected: '', found };
  const vocabulary = await readVocabulary(db, lexicon);
  const words = found.map((each) => (isUnknown(each) ? correctionOf(each.term.text, vocabulary) : undefined));
  if (!words.some(Boolean)) return { query, corrected: '', found };
  const corrected = found.map(({ term }, i) => words[i] ?? term.text).join(' ');
  return { query: corrected, corrected, found: await findTerms(db, understand(corrected, lexicon).terms) };
}

/** Whether no text has a word that the lexicon does not know either. */
const isUnknown = ({ term, mentions }: MentionedTerm): boolean =>
  mentions?.length === 0 && term.concepts.length === 0 && /^[\p{L}\p{M}]+$/u.test(term.text);

/** The terms that no text has. */
export const droppedTerms = (found: readonly MentionedTerm[]): string[] =>
  found.flatMap(({ term, mentions }) => (mentions?.length === 0 ? [term.text] : []));

const nearSubjects: Record<Subject, SearchGroupName> = {
  bags: 'products',
  materials: 'products',
  goods: 'products',
  places: 'partners',
  ordering: 'faqs',
  company: 'faqs',
};

/** The group that is near to what was searched for; undefined when the lexicon knows none of the words. */
export function nearestGroup(terms: readonly SearchTerm[]): SearchGroupName | undefined {
  const subject = terms.flatMap(({ families }) => families)[0]?.subject;
  return subject && nearSubjects[subject];
}
