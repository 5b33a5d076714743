import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldForSearch, searchWords } from '#shared/search-words.ts';
import type { Database } from './database.ts';
import type { KeptReads } from './kept-reads.ts';
import type { Tables } from './schema.ts';

/** Puts (or replaces) the searchable text of one record. */
export async function putSearchDoc(db: Database, entity: string, recordId: string, texts: string[]): Promise<void> {
  const text = foldForSearch(texts.join(' '));
  await db
    .insertInto('search_doc')
    .values({ entity, record_id: recordId, text })
    .onConflict((conflict) => conflict.columns(['entity', 'record_id']).doUpdateSet({ text }))
    .execute();
}

/** The name under which what the records of a table are called can be searched by itself. */
export const titlesOf = (table: string): string => `${table}:title`;

export async function removeSearchDoc(db: Database, entity: string, recordId: string): Promise<void> {
  await db.deleteFrom('search_doc').where('entity', '=', entity).where('record_id', '=', recordId).execute();
}

type IdColumn = ExpressionBuilder<Tables, keyof Tables>;
type Condition = ExpressionWrapper<Tables, keyof Tables, SqlBool>;

/** The records of one kind whose searchable text holds every word. */
export type SearchMatches = {
  /** The condition on a record's id, given the column that holds it. */
  condition(builder: IdColumn, idReference: string): Condition;
  /** How many there are. */
  total: number;
  /** Which ones, where they are few. */
  ids?: readonly string[];
};

export type Search = {
  entity: string;
  query: string;
  /** Where the records' table is watched: what of the search may be kept. */
  kept?: { tables: readonly string[]; keep: KeptReads };
};

// A trigram index knows no shorter words.
const shortestIndexed = 3;
// More documents than these are read faster one after another than through the index.
const few = 500;

// The tables of content, each of which is watched.
const contents = ['product', 'blog_post', 'faq', 'project', 'opening', 'partner', 'service', 'certificate'];

const readAnew: KeptReads = (_name, read) => read();

/** How the records of `entity` that hold every word of `query` are found; undefined when there is no word. */
export async function searchMatches(db: Database, { entity, query, kept }: Search): Promise<SearchMatches | undefined> {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const { tables, keep } = kept ?? { tables: [], keep: readAnew };
  const key = JSON.stringify(['search', entity, words]);
  const found = await keep({ tables, key, isSearch: true }, () => find(db, { entity, words, keep }));
  if (!found.ids) return { ...found, condition: hasDocument(entity, words) };
  return { ...found, condition: isAmong(found.ids) };
}

type Finding = { entity: string; words: string[]; keep: KeptReads };

/** Which documents hold all words, if they are few, or else how many. */
async function find(db: Database, { entity, words, keep }: Finding): Promise<{ total: number; ids?: string[] }> {
  // Visitors search all kinds of content at once.
  const tables = contents.find((table) => entity === table || entity === titlesOf(table)) ? contents : undefined;
  const name = { tables: tables ?? [], key: JSON.stringify(['candidates', words]), isSearch: true };
  const candidates = () => findCandidates(db, words);
  const among = await (tables ? keep(name, candidates) : candidates());
  const documents = documentsOf(db, { entity, words, among });
  const found = await documents
    .select('record_id')
    .limit(few + 1)
    .execute();
  if (found.length <= few) return { total: found.length, ids: found.map(({ record_id }) => record_id) };
  const counted = documents.select((builder) => builder.fn.countAll<number>().as('count'));
  return { total: Number((await counted.executeTakeFirstOrThrow()).count) };
}

/** The few documents of any kind that the index offers for one of the words; undefined when every word is common. */
async function findCandidates(db: Database, words: string[]): Promise<number[] | undefined> {
  const indexed = words.filter((word) => [...word].length >= shortestIndexed);
  // The longest is likely to be the rarest.
  for (const word of indexed.toSorted((one, other) => other.length - one.length)) {
    const rows = await indexedDocuments(db, word)
      .limit(few + 1)
      .execute();
    if (rows.length <= few) return rows.map(({ rowid }) => rowid);
  }
  return undefined;
}

type Wanted = { entity: string; words: string[]; among: number[] | undefined };

/** The documents that hold every word: some of those offered, else found by reading all of the kind. */
function documentsOf(db: Database, { entity, words, among }: Wanted) {
  let documents = db.selectFrom('search_doc');
  if (among) documents = documents.where(isOf(entity)).where('doc_id', 'in', padded(among, 0));
  else documents = documents.where('entity', '=', entity);
  for (const word of words) documents = documents.where(holds(word));
  return documents;
}

/** Of a handful of lengths, so that a handful of statements serve all; the repeated value changes nothing. */
function padded<Value>(values: readonly Value[], none: Value): Value[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return [...values, ...Array<Value>(length - values.length).fill(values.at(-1) ?? none)];
}

/** Names the records. */
function isAmong(ids: readonly string[]): SearchMatches['condition'] {
  return (builder, idReference) => builder(sql.ref(idReference), 'in', padded(ids, '')) as Condition;
}

/** Looks the document of each record up: records come in order, so that a page of many is full after a few of them. */
function hasDocument(entity: string, words: string[]): SearchMatches['condition'] {
  return (builder, idReference) => {
    let document = builder
      .selectFrom('search_doc')
      .select(sql<number>`1`.as('found'))
      .where('entity', '=', entity)
      .where('record_id', '=', sql.ref<string>(idReference));
    for (const word of words) document = document.where(holds(word));
    // As `exists` PostgreSQL would rather read all documents first; and of what equals something it expects so few that it
    // would look up all records before it orders them.
    return sql<SqlBool>`coalesce((${document}), 0) > 0` as unknown as Condition;
  };
}

function isOf(entity: string): RawBuilder<SqlBool> {
  // As an expression the column offers no key: SQLite would read all documents of the entity instead of the few found.
  return sql`entity || '' = ${entity}`;
}

function holds(word: string): RawBuilder<SqlBool> {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  // As an expression the text offers no index: for common words PostgreSQL's would be slower than reading.
  return sql`(text || '') like ${`%${literal}%`} escape '\\'`;
}

/** The documents that the index offers for a word: all that hold it, and perhaps some that do not. */
function indexedDocuments(db: Database, word: string) {
  // SQLite's index serves LIKE only without ESCAPE, so that signs of LIKE in the word become "any letter" here.
  const pattern = `%${word.replace(/[\\%_]/g, '_')}%`;
  return db.selectFrom('search_doc_trigram').select('rowid').where('search_doc_trigram.text', 'like', pattern);
}
