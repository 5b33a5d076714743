import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { type TableReads, uncachedReads } from './read-cache.ts';
import { applyChanges, type Found } from './search-changes.ts';
import { containsWord, padded } from './search-conditions.ts';

type Finding = {
  entity: string;
  words: readonly string[];
  /** The cache of searches for the same words in other kinds. */
  together?: TableReads | undefined;
  /** The earlier result. */
  before?: Found | undefined;
};

// Above this number a scan is faster than the index.
const few = 500;
// A trigram index has no shorter words.
const shortestIndexed = 3;

/** Updates an earlier result where that is less work than a new search. */
export async function findDocuments(db: Database, { entity, words, together, before }: Finding): Promise<Found> {
  const updated = before && (await applyChanges(db, { entity, words }, before));
  if (updated && (updated.ids ? updated.total <= few : updated.total > few)) return updated;
  const { tables, cached } = together ?? uncachedReads;
  const { among, asOf } = await cached({ tables, key: ['candidates', words] }, () => findCandidates(db, words));
  const documents = documentsOf(db, { entity, words, among });
  const found = await documents
    .select('record_id')
    .limit(few + 1)
    .execute();
  const ids = found.map(({ record_id }) => record_id);
  if (ids.length <= few) return { total: ids.length, ids, asOf };
  const counted = await documents
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .select((builder) => builder.selectFrom('search_now').select('snapshot').as('asOf'))
    .executeTakeFirstOrThrow();
  return { total: Number(counted.count), asOf: String(counted.asOf) };
}

type Candidates = { among?: number[]; asOf: string };

/** The few documents of any kind that the index returns for one of the words; undefined when every word is common. */
async function findCandidates(db: Database, words: readonly string[]): Promise<Candidates> {
  const { snapshot: asOf } = await db.selectFrom('search_now').select('snapshot').executeTakeFirstOrThrow();
  const indexed = words.filter((word) => [...word].length >= shortestIndexed);
  // The longest word is probably the rarest.
  for (const word of indexed.toSorted((one, other) => other.length - one.length)) {
    const rows = await db
      .selectFrom('search_doc_trigram')
      .select('rowid')
      .where(mayHold(db, word))
      .limit(few + 1)
      .execute();
    if (rows.length <= few) return { among: rows.map(({ rowid }) => rowid), asOf };
  }
  return { asOf };
}

type Wanted = Pick<Finding, 'entity' | 'words'> & { among: number[] | undefined };

/** The documents containing every word: from the candidates, or by a scan of the kind. */
function documentsOf(db: Database, { entity, words, among }: Wanted) {
  let documents = db.selectFrom('search_doc');
  if (among) documents = documents.where(isOf(entity)).where('doc_id', 'in', padded(among, 0));
  else documents = documents.where('entity', '=', entity);
  for (const word of words) documents = documents.where(containsWord(word));
  return documents;
}

function isOf(entity: string): RawBuilder<SqlBool> {
  // The expression hides the index: SQLite would read all documents of the entity instead of the few candidates.
  return sql`entity || '' = ${entity}`;
}

/** True for all documents that contain a word, and possibly for some that do not. */
function mayHold(db: Database, word: string): RawBuilder<SqlBool> {
  // A trigram phrase; with LIKE SQLite would read every candidate document.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return sql`search_doc_trigram match ${`"${word.replaceAll('"', '""')}"`}`;
  return sql`search_doc_trigram.text like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
}
