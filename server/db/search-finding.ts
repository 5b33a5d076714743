import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import type { KeptReads } from './kept-reads.ts';
import { holds, padded } from './search-conditions.ts';
import { bringUpToDate, type Found } from './search-updating.ts';

type Finding = {
  entity: string;
  words: readonly string[];
  /** What is kept of searches for the same words among other kinds. */
  together?: { tables: readonly string[]; keep: KeptReads } | undefined;
  /** What was found earlier. */
  before?: Found | undefined;
};

// More documents than these are read faster one after another than through the index.
const few = 500;
// A trigram index knows no shorter words.
const shortestIndexed = 3;

/** Brings up to date what was found before, where that is less work than to find it anew. */
export async function findDocuments(db: Database, { entity, words, together, before }: Finding): Promise<Found> {
  const updated = before && (await bringUpToDate(db, { entity, words }, before));
  if (updated && (updated.ids ? updated.total <= few : updated.total > few)) return updated;
  const name = { tables: together?.tables ?? [], key: JSON.stringify(['candidates', words]), isSearch: true };
  const read = () => findCandidates(db, words);
  const { among, asOf } = await (together ? together.keep(name, read) : read());
  const isCostly = !among;
  const documents = documentsOf(db, { entity, words, among });
  const found = await documents
    .select('record_id')
    .limit(few + 1)
    .execute();
  const ids = found.map(({ record_id }) => record_id);
  if (ids.length <= few) return { total: ids.length, ids, asOf, isCostly };
  const counted = await documents
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .select((builder) => builder.selectFrom('search_now').select('snapshot').as('asOf'))
    .executeTakeFirstOrThrow();
  return { total: Number(counted.count), asOf: String(counted.asOf), isCostly };
}

type Candidates = { among?: number[]; asOf: string };

/** The few documents of any kind that the index offers for one of the words; none named when every word is common. */
async function findCandidates(db: Database, words: readonly string[]): Promise<Candidates> {
  const { snapshot: asOf } = await db.selectFrom('search_now').select('snapshot').executeTakeFirstOrThrow();
  const indexed = words.filter((word) => [...word].length >= shortestIndexed);
  // The longest is likely to be the rarest.
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

/** The documents that hold every word: some of those offered, else found by reading all of the kind. */
function documentsOf(db: Database, { entity, words, among }: Wanted) {
  let documents = db.selectFrom('search_doc');
  if (among) documents = documents.where(isOf(entity)).where('doc_id', 'in', padded(among, 0));
  else documents = documents.where('entity', '=', entity);
  for (const word of words) documents = documents.where(holds(word));
  return documents;
}

function isOf(entity: string): RawBuilder<SqlBool> {
  // As an expression the column offers no key: SQLite would read all documents of the entity instead of the few found.
  return sql`entity || '' = ${entity}`;
}

/** True of all documents that hold a word, and perhaps of some that do not. */
function mayHold(db: Database, word: string): RawBuilder<SqlBool> {
  // A phrase of trigrams; LIKE would have SQLite read every document that the index offers.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter))
    return sql`search_doc_trigram match ${`"${word.replaceAll('"', '""')}"`}`;
  return sql`search_doc_trigram.text like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
}
