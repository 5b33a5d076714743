import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/**
 * Keeps audit entries unchanged, but for their place in the chain, which is set once. They are deleted only while
 * `audit_sweep` holds a later time and position, which the sweep inserts and deletes within its own transaction.
 */
export async function protectAuditLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const guard of engine === 'postgres' ? postgresGuards : sqliteGuards) await sql.raw(guard).execute(db);
}

const columns = ['id', 'at', 'actor_id', 'action', 'section', 'record_id', 'fields', 'call', 'address'];
const isSame = columns.map((column) => `new."${column}" is not distinct from old."${column}"`).join(' and ');
const isLinking = `old.position is null and new.position is not null and ${isSame}`;
const isDue = `exists (select 1 from audit_sweep
  where old.at < audit_sweep.before and old.position <= audit_sweep.until_position)`;

const sqliteGuards = [
  `create trigger audit_entry_unchanged before update on audit_entry when not (${isLinking})
    begin select raise(abort, 'the audit log is append-only'); end`,
  `create trigger audit_entry_kept before delete on audit_entry when not ${isDue}
    begin select raise(abort, 'the audit log is append-only'); end`,
  // "insert or replace" would delete without asking the trigger above.
  `create trigger audit_entry_not_replaced before insert on audit_entry
    when exists (select 1 from audit_entry where id = new.id)
    begin select raise(ignore); end`,
];

const postgresGuards = [
  `create function audit_entry_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if ${isDue} then return old; end if;
      elsif tg_op = 'UPDATE' then
        if ${isLinking} then return new; end if;
      end if;
      raise exception 'the audit log is append-only';
    end $$`,
  `create trigger audit_entry_kept before update or delete on audit_entry
    for each row execute function audit_entry_guard()`,
  `create trigger audit_entry_not_emptied before truncate on audit_entry
    for each statement execute function audit_entry_guard()`,
];
