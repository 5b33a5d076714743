import { kindNames } from '#shared/kinds/kinds.ts';
import { foldForSearch, searchWords } from '#shared/search-words.ts';
import type { Database } from './database.ts';
import { type KeptReads, nothingKept } from './kept-reads.ts';
import { hasDocument, type IdCondition, isAmong } from './search-conditions.ts';
import { findDocuments } from './search-finding.ts';
import type { Found } from './search-updating.ts';

/** Inserts or replaces the searchable text of a record. */
export async function putSearchDoc(db: Database, entity: string, recordId: string, texts: string[]): Promise<void> {
  const text = foldForSearch(texts.join(' '));
  await db
    .insertInto('search_doc')
    .values({ entity, record_id: recordId, text })
    .onConflict((conflict) => conflict.columns(['entity', 'record_id']).doUpdateSet({ text }))
    .execute();
}

/** The key under which titles of a table's records are indexed separately. */
export const titlesOf = (table: string): string => `${table}:title`;

export async function removeSearchDoc(db: Database, entity: string, recordId: string): Promise<void> {
  await db.deleteFrom('search_doc').where('entity', '=', entity).where('record_id', '=', recordId).execute();
}

/** The records of a kind whose searchable text contains every word. */
export type SearchMatches = {
  condition: IdCondition;
  /** The total. */
  total: number;
  /** Their ids, when they are few. */
  ids?: readonly string[];
};

export type Search = {
  entity: string;
  query: string;
  /** For watched tables: what may be cached of the search. */
  kept?: { tables: readonly string[]; keep: KeptReads };
};

// The content tables; each is watched.
const contents: readonly string[] = kindNames;
const searchedTogether = new Set(contents.flatMap((table) => [table, titlesOf(table)]));

/** How the records of `entity` that contain every word of `query` are found; undefined without a word. */
export async function searchMatches(db: Database, { entity, query, kept }: Search): Promise<SearchMatches | undefined> {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const { tables, keep } = kept ?? nothingKept;
  // Visitors search all kinds of content at once.
  const together = searchedTogether.has(entity) ? { tables: contents, keep } : undefined;
  const name = {
    tables,
    key: JSON.stringify(['search', entity, words]),
    isSearch: true,
    isCostly: (found: Found) => found.isCostly,
  };
  const found = await keep(name, (before?: Found) => findDocuments(db, { entity, words, together, before }));
  const condition = found.ids ? isAmong(found.ids) : hasDocument(entity, words);
  return { condition, total: found.total, ...(found.ids && { ids: found.ids }) };
}
