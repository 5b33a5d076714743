import { pageInMemory } from '#server/core/db/list-in-memory.ts';
import { orderKey } from '#shared/content/order-key.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { foldForSearch, searchWords } from '#shared/search/search-words.ts';
import { shippedTerms } from '#shared/terms/shipped-terms.ts';
import { isOwn, shippedTerm, termAfter } from '#shared/terms/term-changes.ts';
import { termLabel } from '#shared/terms/term-label.ts';
import { type StaffTerm, type TermOrigin, wordLists } from '#shared/terms/trade-term.ts';
import type { ChangedTerm } from './term-queries.ts';

export const termSortFields = ['name', 'english', 'arabic', 'updatedAt'] as const;

/** `searched`: of the search; `agreed`: with an agreed word. */
export const termUses = ['searched', 'agreed'] as const;
export type TermFilter = { origin?: TermOrigin | undefined; use?: (typeof termUses)[number] | undefined };

/** All terms as staff see them: the shipped ones, also removed ones, and their own. */
export function staffTerms(stored: readonly ChangedTerm[]): StaffTerm[] {
  const changed = new Map(stored.map((each) => [each.id, each]));
  const shipped = shippedTerms.map(({ _id }) => staffTerm(_id, changed.get(_id)));
  return [...shipped, ...stored.filter(isOwn).map((own) => staffTerm(own.id, own))];
}

/** One term as staff see it. */
export function staffTerm(id: string, stored: ChangedTerm | undefined): StaffTerm {
  const term = termAfter({ id, changes: stored?.changes ?? {} });
  return {
    ...term,
    ...Object.fromEntries(wordLists.map((list) => [list, [...term[list]]])),
    origin: findOrigin(id, stored),
    changedBy: stored?.changedBy ?? '',
    updatedAt: stored?.updatedAt ?? null,
  } as StaffTerm;
}

function findOrigin(id: string, stored: ChangedTerm | undefined): TermOrigin {
  if (!shippedTerm(id)) return 'added';
  if (!stored) return 'shipped';
  return stored.isRemoved ? 'removed' : 'changed';
}

/** One page of the terms, or all of them without paging. @throws AppError `malformed` for an unknown sort field */
export function listTerms(terms: readonly StaffTerm[], query: ListQuery, filter: TermFilter): Page<StaffTerm> {
  const words = searchWords(query.q ?? '');
  const found = terms.filter((term) => isWanted(term, filter) && hasWords(term, words));
  return pageInMemory(found, query, {
    fields: termSortFields,
    usual: 'name',
    sortedBy(term, field) {
      if (field === 'updatedAt') return term.updatedAt ?? '';
      return orderKey(field === 'name' ? termLabel(term, query.language ?? 'en') : term[field]);
    },
  });
}

function isWanted({ origin, isSearched, english, arabic }: StaffTerm, filter: TermFilter): boolean {
  if (filter.origin && origin !== filter.origin) return false;
  if (filter.use === 'searched') return isSearched;
  return filter.use !== 'agreed' || Boolean(english || arabic);
}

function hasWords({ name, english, arabic, note, ...lists }: StaffTerm, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const texts = [name, english, arabic, note, ...wordLists.flatMap((list) => lists[list])];
  const folded = foldForSearch(texts.join(' '));
  return words.every((word) => folded.includes(word));
}
