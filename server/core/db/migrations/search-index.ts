import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** Creates `search_doc` and its trigram index: an FTS5 table in SQLite, pg_trgm in PostgreSQL. */
export async function createSearchIndex(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = engine === 'postgres' ? postgresIndex : sqliteIndex;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const postgresIndex = [
  'create extension if not exists pg_trgm',
  // PostgreSQL compresses texts above 2 KB and stores them apart, so that counting those with a common word takes more
  // than twice as long. Below 8 KB they stay in their rows, which are at most one page long
  // (https://www.postgresql.org/docs/current/sql-createtable.html#RELOPTION-TOAST-TUPLE-TARGET).
  `create table search_doc (
    doc_id bigint generated always as identity primary key,
    entity text collate "C" not null, record_id text collate "C" not null, text text not null,
    unique (entity, record_id)) with (toast_tuple_target = 8160)`,
  'create index search_doc_text on search_doc using gin (text gin_trgm_ops)',
  // In SQLite the index is a separate table, here an index; the view lets one query serve both.
  'create view search_doc_trigram as select doc_id as rowid, text from search_doc',
];

const sqliteIndex = [
  `create table search_doc (
    doc_id integer primary key,
    entity text not null, record_id text not null, text text not null,
    unique (entity, record_id))`,
  `create virtual table search_doc_trigram using fts5(text, content='search_doc', content_rowid='doc_id', tokenize='trigram')`,
  `create trigger search_doc_added after insert on search_doc begin
    insert into search_doc_trigram (rowid, text) values (new.doc_id, new.text); end`,
  `create trigger search_doc_removed after delete on search_doc begin
    insert into search_doc_trigram (search_doc_trigram, rowid, text) values ('delete', old.doc_id, old.text); end`,
  `create trigger search_doc_changed after update on search_doc begin
    insert into search_doc_trigram (search_doc_trigram, rowid, text) values ('delete', old.doc_id, old.text);
    insert into search_doc_trigram (rowid, text) values (new.doc_id, new.text); end`,
];
