import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/engine.ts';

/** Kinds of content, whose earlier texts are recorded; what people sent is never stored a second time. */
const contents = ['partner', 'product', 'blog_post', 'project', 'service', 'faq', 'certificate', 'opening'];
const entities = contents.flatMap((table) => [`'${table}'`, `'${table}:title'`]).join(', ');
const textBefore = `case when old.entity in (${entities}) then old.text end`;
const columns = 'entity, record_id, old_text, changed_at';

/**
 * Records changes of `search_doc`, so that earlier search results can be updated instead of searched again. `moment`
 * grows: in SQLite it is the number of the change, in PostgreSQL that of the transaction. The view `search_now` gives the
 * moments visible to a statement, in PostgreSQL's snapshot format.
 */
export async function createSearchChangeLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of engine === 'postgres' ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
}

const nowInSqlite = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
const added = (row: string, before: string, now: string) => `${row}.entity, ${row}.record_id, ${before}, ${now}`;

const inSqlite = [
  `create table search_change (
    change_id integer primary key autoincrement, moment integer generated always as (change_id) virtual,
    entity text not null, record_id text not null, old_text text, changed_at text not null)`,
  'create index search_change_moment on search_change (entity, moment)',
  `create trigger search_doc_insert_told after insert on search_doc begin
    insert into search_change (${columns}) values (${added('new', "''", nowInSqlite)}); end`,
  `create trigger search_doc_delete_told after delete on search_doc begin
    insert into search_change (${columns}) values (${added('old', textBefore, nowInSqlite)}); end`,
  `create trigger search_doc_update_told after update on search_doc when old.text <> new.text begin
    insert into search_change (${columns}) values (${added('old', textBefore, nowInSqlite)}); end`,
  `create view search_now as select printf('%d:%d:', last + 1, last + 1) as snapshot
    from (select coalesce(max(change_id), 0) as last from search_change)`,
];

const nowInPostgres = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const inPostgres = [
  `create table search_change (
    change_id bigint generated always as identity primary key,
    moment bigint not null default (pg_current_xact_id()::text::bigint),
    entity text collate "C" not null, record_id text collate "C" not null,
    old_text text, changed_at text not null)`,
  'create index search_change_moment on search_change (entity, moment)',
  `create function tell_search_change() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'INSERT' then
        insert into search_change (${columns}) values (${added('new', "''", nowInPostgres)});
      else
        insert into search_change (${columns}) values (${added('old', textBefore, nowInPostgres)});
      end if;
      return null;
    end $body$`,
  `create trigger search_doc_told after insert or delete on search_doc
    for each row execute function tell_search_change()`,
  `create trigger search_doc_update_told after update on search_doc
    for each row when (old.text is distinct from new.text) execute function tell_search_change()`,
  'create view search_now as select pg_current_snapshot()::text as snapshot',
];
