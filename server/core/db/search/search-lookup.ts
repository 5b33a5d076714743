import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countSelected } from '../count-rows.ts';
import type { Database } from '../database.ts';
import type { TableReads } from '../read-cache.ts';
import { type AnyOf, containsAny, findEngine, padded } from './search-conditions.ts';

type Finding = {
  entity: string;
  /** Each is to be contained, in one of its forms. */
  words: readonly AnyOf[];
  /** The cache of searches for the same words in other kinds. */
  together?: TableReads | undefined;
};

// Above this number a scan is faster than the index.
const few = 500;
// A trigram index has no shorter words.
const shortestIndexed = 3;

/** Which documents of a kind contain all words, or how many. */
type Found = {
  total: number;
  /** The record ids, when they are few. */
  ids?: readonly string[];
};

/** The documents of a kind that contain all words. */
export async function findDocuments(db: Database, { entity, words, together }: Finding): Promise<Found> {
  // A kind that is searched alone needs no texts of others.
  const { documents } = await (together
    ? indexedDocuments(db, words, together)
    : findIndexed(db, words, sql`entity || '' = ${entity}`));
  if (documents) {
    const ids = documents.filter((document) => document.entity === entity).map(({ record_id }) => record_id);
    return { total: ids.length, ids };
  }
  const scanned = withAllWords(db, words).where('entity', '=', entity);
  const found = await scanned
    .select('record_id')
    .limit(few + 1)
    .execute();
  const ids = found.map(({ record_id }) => record_id);
  if (ids.length <= few) return { total: ids.length, ids };
  return { total: await countSelected(db, scanned) };
}

/** A text of a record, its own or its title's. */
export type Mention = { entity: string; record_id: string };

/** `documents`: those of any kind with every word; undefined when they are many, or the words too short for the index. */
type Indexed = { documents?: Mention[] };

/** Read once for all kinds that are searched together. */
const indexedDocuments = (db: Database, words: readonly AnyOf[], { tables, cached }: TableReads): Promise<Indexed> =>
  cached({ tables, key: ['indexed documents', words] }, () => findIndexed(db, words));

async function findIndexed(
  db: Database,
  words: readonly AnyOf[],
  // Not as a plain comparison: SQLite would use the index of kinds, and read all of one instead of the few candidates.
  ofKind: RawBuilder<SqlBool> = sql`1 = 1`,
): Promise<Indexed> {
  const indexed = words.filter((forms) => forms.every((form) => [...form].length >= shortestIndexed));
  if (indexed.length === 0) return {};
  const candidates = await db
    .selectFrom('search_doc_trigram')
    .select('rowid')
    .where(mayHold(db, indexed))
    .limit(few + 1)
    .execute();
  if (candidates.length > few) return {};
  if (candidates.length === 0) return { documents: [] };
  const ids = candidates.map(({ rowid }) => rowid);
  const documents = await withAllWords(db, words)
    .select(['entity', 'record_id'])
    .where('doc_id', 'in', padded(ids, 0))
    .where(ofKind)
    .execute();
  return { documents };
}

function withAllWords(db: Database, words: readonly AnyOf[]) {
  let documents = db.selectFrom('search_doc');
  for (const word of words) documents = documents.where(containsAny(db, word));
  return documents;
}

/** True for all documents that contain a form of each word, and possibly for some that do not. */
function mayHold(db: Database, words: readonly AnyOf[]): RawBuilder<SqlBool> {
  // Trigram phrases; with LIKE SQLite would read every candidate document.
  if (findEngine(db) === 'sqlite') {
    const phrases = words.map((forms) => forms.map((form) => `"${form.replaceAll('"', '""')}"`).join(' OR '));
    return sql`search_doc_trigram match ${phrases.map((phrase) => `(${phrase})`).join(' AND ')}`;
  }
  const holds = (form: string) =>
    sql`search_doc_trigram.text like ${`%${form.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
  return sql`(${sql.join(
    words.map((forms) => sql`(${sql.join(forms.map(holds), sql` or `)})`),
    sql` and `,
  )})`;
}

/**
 * The texts of some kinds that have a form of a word; undefined when there are many, or when it is too short to say.
 * `together`: the cache of searches for the word in these kinds.
 */
export async function findMentions(
  db: Database,
  { entities, forms, together }: { entities: readonly string[]; forms: AnyOf; together: TableReads },
): Promise<Mention[] | undefined> {
  if (forms.some((form) => [...form].length < shortestIndexed)) return undefined;
  const { documents } = await indexedDocuments(db, [forms], together);
  return documents?.filter(({ entity }) => entities.includes(entity));
}
