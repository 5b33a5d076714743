import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/**
 * Keeps audit entries unchanged: they are deleted only while `audit_sweep` holds a later time, which the sweep inserts and
 * deletes within its own transaction.
 */
export async function protectAuditLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const guard of engine === 'postgres' ? postgresGuards : sqliteGuards) await guard.execute(db);
}

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
