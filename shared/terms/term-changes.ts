import { shippedTerms } from './shipped-terms.ts';
import { type TermInput, type TermWords, type TradeTerm, wordLists } from './trade-term.ts';

type WordList = (typeof wordLists)[number];
type ListChange = { added: string[]; removed: string[] };

/**
 * What staff changed of a shipped term: other values of its fields, and words added to its lists or removed from them. So
 * the words that a later release adds are taken too. Of an own term: all of it.
 */
export type TermChanges = Partial<Omit<TermWords, WordList>> & { [List in WordList]?: ListChange };

/** A stored change, or an own term; `isRemoved`: a shipped term that was taken out. */
export type StoredTerm = { id: string; changes: TermChanges; isRemoved: boolean };

const shippedById = new Map(shippedTerms.map((term) => [term._id, term]));

/** The shipped term of an id. */
export const shippedTerm = (id: string): TradeTerm | undefined => shippedById.get(id);

const emptyTerm: TermWords = {
  name: '',
  subject: 'bags',
  english: '',
  arabic: '',
  englishSearch: [],
  arabicSearch: [],
  englishAvoided: [],
  arabicAvoided: [],
  note: '',
  isSearched: true,
};
const valueFields = ['name', 'subject', 'english', 'arabic', 'note', 'isSearched'] as const;

/** The shipped terms with the changes, and the own ones. */
export function termsAfter(stored: readonly StoredTerm[]): TradeTerm[] {
  const changed = new Map(stored.map((each) => [each.id, each]));
  const shipped = shippedTerms.flatMap((term) => {
    const change = changed.get(term._id);
    if (!change) return [term];
    return change.isRemoved ? [] : [termAfter(change)];
  });
  return [...shipped, ...stored.filter(isOwn).map(termAfter)];
}

/** Whether staff added it; a change of a term that is no longer shipped does nothing. */
export const isOwn = ({ id, changes }: StoredTerm): boolean => !shippedById.has(id) && changes.name !== undefined;

/** The term with the change, whether or not it was taken out. */
export function termAfter({ id, changes }: Pick<StoredTerm, 'id' | 'changes'>): TradeTerm {
  const base = shippedById.get(id) ?? emptyTerm;
  const lists = wordLists.map((list) => [list, listAfter(base[list], changes[list])]);
  return { ...base, ...changes, ...(Object.fromEntries(lists) as Pick<TermWords, WordList>), _id: id };
}

function listAfter(words: readonly string[], change?: ListChange): string[] {
  if (!change) return [...words];
  return [...new Set([...words.filter((word) => !change.removed.includes(word)), ...change.added])];
}

/** What has to be stored for a term to be as it was sent; {} for the shipped words. */
export function changesTo(id: string, sent: TermInput): TermChanges {
  const base = shippedById.get(id);
  const from = base ?? emptyTerm;
  const values = valueFields
    .filter((field) => !base || sent[field] !== from[field])
    .map((field) => [field, sent[field]]);
  const lists = wordLists.flatMap((list) => {
    const added = sent[list].filter((word) => !from[list].includes(word));
    const removed = from[list].filter((word) => !sent[list].includes(word));
    return added.length + removed.length > 0 ? [[list, { added, removed }]] : [];
  });
  return Object.fromEntries([...values, ...lists]);
}
