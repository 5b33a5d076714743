import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { type TableReads, uncachedReads } from './read-cache.ts';
import { applyChanges, type Found } from './search-changes.ts';
import { type AnyOf, containsAny, engineOf, padded } from './search-conditions.ts';

type Finding = {
  entity: string;
  /** Each is to be contained, in one of its forms. */
  words: readonly AnyOf[];
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
  const { among, asOf } = await candidatesOf(db, words, together);
  if (among?.length === 0) return { total: 0, ids: [], asOf };
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

/** Read once for all kinds that are searched together. */
const candidatesOf = (db: Database, words: readonly AnyOf[], { tables, cached } = uncachedReads): Promise<Candidates> =>
  cached({ tables, key: ['candidates', words] }, () => findCandidates(db, words));

type Candidates = { among?: number[]; asOf: string };

/** The few documents of any kind that the index returns for one of the words; undefined when every word is common. */
async function findCandidates(db: Database, words: readonly AnyOf[]): Promise<Candidates> {
  const { snapshot: asOf } = await db.selectFrom('search_now').select('snapshot').executeTakeFirstOrThrow();
  const indexed = words.filter((forms) => forms.every((form) => [...form].length >= shortestIndexed));
  // The longest word is probably the rarest.
  for (const word of indexed.toSorted((one, other) => longestOf(other) - longestOf(one))) {
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

const longestOf = (forms: AnyOf): number => Math.max(...forms.map(({ length }) => length));

type Wanted = Pick<Finding, 'entity' | 'words'> & { among: number[] | undefined };

/** The documents containing every word: from the candidates, or by a scan of the kind. */
function documentsOf(db: Database, { entity, words, among }: Wanted) {
  let documents = db.selectFrom('search_doc');
  if (among) documents = documents.where(isOf(entity)).where('doc_id', 'in', padded(among, 0));
  else documents = documents.where('entity', '=', entity);
  for (const word of words) documents = documents.where(containsAny(db, word));
  return documents;
}

function isOf(entity: string): RawBuilder<SqlBool> {
  // The expression hides the index: SQLite would read all documents of the entity instead of the few candidates.
  return sql`entity || '' = ${entity}`;
}

/** True for all documents that contain a form of a word, and possibly for some that do not. */
function mayHold(db: Database, forms: AnyOf): RawBuilder<SqlBool> {
  // Trigram phrases; with LIKE SQLite would read every candidate document.
  if (engineOf(db) === 'sqlite')
    return sql`search_doc_trigram match ${forms.map((form) => `"${form.replaceAll('"', '""')}"`).join(' OR ')}`;
  const holds = (form: string) =>
    sql`search_doc_trigram.text like ${`%${form.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
  return sql`(${sql.join(forms.map(holds), sql` or `)})`;
}

/** A text of a record, its own or its title's, that mentions something. */
export type Mention = { entity: string; record_id: string };

/**
 * The texts of some kinds that have a form of a word; undefined when there are many, or when it is too short to say.
 * `together`: the cache of searches for the word in these kinds.
 */
export async function findMentions(
  db: Database,
  { entities, forms, together }: { entities: readonly string[]; forms: AnyOf; together: TableReads },
): Promise<Mention[] | undefined> {
  if (forms.some((form) => [...form].length < shortestIndexed)) return undefined;
  const { among } = await candidatesOf(db, [forms], together);
  if (!among) return undefined;
  if (among.length === 0) return [];
  return db
    .selectFrom('search_doc')
    .select(['entity', 'record_id'])
    .where('doc_id', 'in', padded(among, 0))
    .where(sql<SqlBool>`entity || '' in (${sql.join(entities)})`)
    .where(containsAny(db, forms))
    .execute();
}
