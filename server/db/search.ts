import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Folds text so that everyday spellings of one word meet: letter case, hamza forms (أإآٱ→ا, ؤ→و, ئ→ي), ى→ي, ة→ه,
 * no tashkeel, no tatweel, Arabic-Indic and Persian digits → 0–9 (decisions.md, "Details").
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\0', ' ')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a search, folded; a leading ال is dropped where enough of the word is left, since it may be missing. */
export function searchWords(query: string): string[] {
  const words = foldForSearch(query).split(' ').filter(Boolean).slice(0, 10);
  return words.map((word) => (/^ال.{2,}/.test(word) ? word.slice(2) : word));
}

/** Puts (or replaces) the searchable text of one record. */
export async function putSearchDoc(db: Database, entity: string, recordId: string, texts: string[]): Promise<void> {
  const text = foldForSearch(texts.join(' '));
  await db
    .insertInto('search_doc')
    .values({ entity, record_id: recordId, text })
    .onConflict((conflict) => conflict.columns(['entity', 'record_id']).doUpdateSet({ text }))
    .execute();
}

export async function removeSearchDoc(db: Database, entity: string, recordId: string): Promise<void> {
  await db.deleteFrom('search_doc').where('entity', '=', entity).where('record_id', '=', recordId).execute();
}

type IdColumn = ExpressionBuilder<Tables, keyof Tables>;

/** The condition that a record's searchable text holds every word of `query`; undefined when there is no word. */
export function matchesSearch(entity: string, query: string) {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  return (builder: IdColumn, idReference: string): ExpressionWrapper<Tables, keyof Tables, SqlBool> => {
    const indexed = words.filter((word) => [...word].length >= shortestIndexed);
    let documents = builder
      .selectFrom('search_doc')
      .select('record_id')
      .where(isOf(entity, indexed.length > 0));
    for (const word of indexed) documents = documents.where('doc_id', 'in', indexedDocuments(builder, word));
    for (const word of words) documents = documents.where(holds(word));
    return builder(sql.ref(idReference), 'in', documents);
  };
}

function isOf(entity: string, isIndexUsed: boolean): RawBuilder<SqlBool> {
  // As an expression the column offers no key: SQLite would read all documents of the entity instead of the few found.
  return isIndexUsed ? sql`entity || '' = ${entity}` : sql`entity = ${entity}`;
}

function holds(word: string): RawBuilder<SqlBool> {
  const literal = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`text like ${`%${literal}%`} escape '\\'`;
}

// A trigram index knows no shorter words.
const shortestIndexed = 3;

/** The documents that the index offers for a word: all that hold it, and perhaps some that do not. */
function indexedDocuments(builder: IdColumn, word: string) {
  // SQLite's index serves LIKE only without ESCAPE, so that signs of LIKE in the word become "any letter" here.
  const pattern = `%${word.replace(/[\\%_]/g, '_')}%`;
  return builder.selectFrom('search_doc_trigram').select('rowid').where('search_doc_trigram.text', 'like', pattern);
}
