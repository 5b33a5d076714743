import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/**
 * The audit log, and the settings that administrators choose. An entry is never changed, and deleted only while
 * `audit_sweep` holds a time after it, which the sweep writes and takes away within its own transaction.
 */
export const auditLog = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('audit_entry')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('actor_id', text)
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('section', text, (column) => column.notNull())
      .addColumn('record_id', text)
      .addColumn('fields', text, (column) => column.notNull())
      .addColumn('call', text)
      .addColumn('address', text)
      .execute();
    await db.schema.createIndex('audit_entry_newest').on('audit_entry').columns(['at', 'id']).execute();
    for (const column of ['actor_id', 'action', 'section']) {
      await db.schema.createIndex(`audit_entry_${column}`).on('audit_entry').columns([column, 'at', 'id']).execute();
    }
    await db.schema
      .createTable('audit_sweep')
      .addColumn('before', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('setting')
      .addColumn('name', text, (column) => column.primaryKey().notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    for (const guard of engine === 'postgres' ? postgresGuards : sqliteGuards) await guard.execute(db);
  },
};

const sqliteGuards = [
  sql`create trigger audit_entry_unchanged before update on audit_entry
    begin select raise(abort, 'the audit log is append-only'); end`,
  sql`create trigger audit_entry_kept before delete on audit_entry
    when not exists (select 1 from audit_sweep where old.at < audit_sweep.before)
    begin select raise(abort, 'the audit log is append-only'); end`,
  // "insert or replace" would delete without asking the trigger above.
  sql`create trigger audit_entry_not_replaced before insert on audit_entry
    when exists (select 1 from audit_entry where id = new.id)
    begin select raise(ignore); end`,
];

const postgresGuards = [
  sql`create function audit_entry_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if exists (select 1 from audit_sweep where old.at < audit_sweep.before) then return old; end if;
      end if;
      raise exception 'the audit log is append-only';
    end $$`,
  sql`create trigger audit_entry_kept before update or delete on audit_entry
    for each row execute function audit_entry_guard()`,
  sql`create trigger audit_entry_not_emptied before truncate on audit_entry
    for each statement execute function audit_entry_guard()`,
];
