import { type SqlBool, sql } from 'kysely';
import { kindNames } from '#shared/kinds/kinds.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { toIndexedText } from '#shared/search/indexed-text.ts';
import { lexiconOfPeople } from '#shared/search/people-lexicon.ts';
import { type SearchTerm, understand } from '#shared/search/search-terms.ts';
import type { Database } from '../database.ts';
import { type TableReads, uncachedReads } from '../read-cache.ts';
import { lexiconForSearch, readLexicon, searchReads, searchTables } from './lexicon.ts';
import { hasDocument, type IdCondition, matchIds } from './search-conditions.ts';
import { findDocuments } from './search-lookup.ts';

/** Inserts or replaces the searchable text of a record. */
export async function putSearchDoc(db: Database, entity: string, recordId: string, texts: string[]): Promise<void> {
  const text = toIndexedText(texts.join(' '), await readLexicon(db));
  await db
    .insertInto('search_doc')
    .values({ entity, record_id: recordId, text })
    .onConflict((conflict) => conflict.columns(['entity', 'record_id']).doUpdateSet({ text }))
    .execute();
}

/** The key under which titles of a table's records are indexed separately. */
export const nameTitleIndex = (table: string): string => `${table}:title`;

export async function removeSearchDoc(db: Database, entity: string, recordId: string): Promise<void> {
  await db.deleteFrom('search_doc').where('entity', '=', entity).where('record_id', '=', recordId).execute();
}

/** The records of a kind whose searchable text contains every word. */
export type SearchMatches = {
  condition: IdCondition;
  total: number;
  /** Their ids, when they are few. */
  ids?: readonly string[];
};

type Searched = {
  entity: string;
  /** For watched tables: the cache of what was found. */
  reads?: TableReads;
};
type Search = Searched & { query: string };

// The content tables; each is watched.
const contents = searchTables(kindNames);
const searchedTogether = new Set<string>(kindNames.flatMap((table) => [table, nameTitleIndex(table)]));
const ofPeople = new Set<string>(leadKinds);

/** How the records of `entity` that contain every word of `query` are found; undefined if it has no words. */
export async function searchMatches(db: Database, { query, ...searched }: Search): Promise<SearchMatches | undefined> {
  const parts = !searchedTogether.has(searched.entity);
  const known = await lexiconForSearch(db);
  const lexicon = ofPeople.has(searched.entity) ? lexiconOfPeople(known) : known;
  const { terms } = understand(query, lexicon, { parts, keepsAll: true });
  return matchesOfTerms(db, { ...searched, terms });
}

/** The same for a search that is understood. */
export async function matchesOfTerms(
  db: Database,
  { entity, terms, reads = uncachedReads }: Searched & { terms: readonly SearchTerm[] },
): Promise<SearchMatches | undefined> {
  const words = terms.map(({ anyOf }) => anyOf);
  if (words.length === 0) return undefined;
  const { tables, cached } = searchReads(reads);
  // Visitors search all kinds of content at once.
  const together = searchedTogether.has(entity) ? { tables: contents, cached } : undefined;
  const found = await cached({ tables, key: ['search', entity, words] }, () =>
    findDocuments(db, { entity, words, together }),
  );
  const condition = found.ids ? matchIds(found.ids) : hasDocument(db, entity, words);
  return { condition, total: found.total, ...(found.ids && { ids: found.ids }) };
}

/** The records found by at least one of several queries; how many is known where one alone has words. */
export type AnyMatches = Pick<SearchMatches, 'condition'> & Partial<SearchMatches>;

/** The same for at least one of several queries. */
export async function searchAny(
  db: Database,
  { queries, ...search }: Omit<Search, 'query'> & { queries: readonly string[] },
): Promise<AnyMatches | undefined> {
  const found = await Promise.all(queries.map((query) => searchMatches(db, { ...search, query })));
  const [only, ...others] = found.filter((matches) => matches !== undefined);
  if (!only || others.length === 0) return only;
  const conditions = [only, ...others].map(({ condition }) => condition);
  return {
    condition: (id) =>
      sql<SqlBool>`(${sql.join(
        conditions.map((condition) => condition(id)),
        sql` or `,
      )})`,
  };
}
