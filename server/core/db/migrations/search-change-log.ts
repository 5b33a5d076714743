import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

const columns = 'entity, record_id, old_text, changed_at';

/**
 * Creates the log of changes of `search_doc`, so that earlier search results can be updated instead of searched again.
 * It holds new documents, and other changes of the entities of `logSearchChanges`. `moment` grows: in SQLite it is the
 * number of the change, in PostgreSQL that of the transaction. The view `search_now` gives the moments visible to a
 * statement, in PostgreSQL's snapshot format.
 */
export async function createSearchChangeLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of engine === 'postgres' ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
}

/** `keepsTexts`: whether earlier texts are logged, as for content; what people sent is never stored a second time. */
type Logged = { entity: string; keepsTexts: boolean };

/** Logs when documents of an entity, and of its titles, change or go. */
export async function logSearchChanges(db: Kysely<unknown>, engine: Engine, logged: Logged): Promise<void> {
  const { entity, keepsTexts } = logged;
  const isOfEntity = `old.entity in ('${entity}', '${entity}:title')`;
  const isOtherText = `${isOfEntity} and old.text <> new.text`;
  const textBefore = keepsTexts ? 'old.text' : 'null';
  const action = engine === 'postgres' ? callInPostgres(keepsTexts) : insertInSqlite('old', textBefore);
  const trigger = (event: string, condition: string) =>
    `create trigger search_doc_${event}_${entity} after ${event} on search_doc
      for each row when (${condition}) ${action}`;
  await sql.raw(trigger('delete', isOfEntity)).execute(db);
  await sql.raw(trigger('update', isOtherText)).execute(db);
}

const nowInSqlite = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
const added = (row: string, before: string, now: string) => `${row}.entity, ${row}.record_id, ${before}, ${now}`;

const insertInSqlite = (row: string, before: string) => `begin
    insert into search_change (${columns}) values (${added(row, before, nowInSqlite)}); end`;

const inSqlite = [
  `create table search_change (
    change_id integer primary key autoincrement, moment integer generated always as (change_id) virtual,
    entity text not null, record_id text not null, old_text text, changed_at text not null)`,
  'create index search_change_moment on search_change (entity, moment)',
  `create trigger search_doc_insert_told after insert on search_doc ${insertInSqlite('new', "''")}`,
  `create view search_now as select printf('%d:%d:', last + 1, last + 1) as snapshot
    from (select coalesce(max(change_id), 0) as last from search_change)`,
];

const nowInPostgres = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const callInPostgres = (keepsTexts: boolean) => `execute function tell_search_change(${keepsTexts ? "'texts'" : ''})`;

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
        insert into search_change (${columns})
          values (${added('old', 'case when tg_nargs > 0 then old.text end', nowInPostgres)});
      end if;
      return null;
    end $body$`,
  `create trigger search_doc_insert_told after insert on search_doc
    for each row ${callInPostgres(false)}`,
  'create view search_now as select pg_current_snapshot()::text as snapshot',
];
