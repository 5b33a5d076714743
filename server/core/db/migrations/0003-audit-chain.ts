import { type Kysely, sql } from 'kysely';
import { takeChain } from '#server/core/db/audit-chain/audit-chain.ts';
import type { Engine } from '#server/core/db/engines/engine.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { createIndex, createTable } from './create-table.ts';

/**
 * Audit entries become a chain; those that exist are linked in the order of their times. The release before this one
 * may still add entries, which the next writer links, but can no longer remove any.
 */
export const auditChain = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await addColumns(db, engine);
    await createTable(db, engine, { name: 'audit_chain', table: chainTable });
    await createIndex(db, 'audit_entry_position', { on: 'audit_entry', columns: ['position'], isUnique: true });
    for (const guard of engine === 'postgres' ? postgresGuards : sqliteGuards) await guard.execute(db);
    const known = db.$extendTables<Tables>();
    const some = await known.selectFrom('audit_entry').select('id').limit(1).execute();
    if (some.length > 0) await takeChain(known);
  },
};

const chainTable = {
  key: ['id'],
  text: ['hash', 'removed_hash'],
  bigint: ['position', 'removed_position'],
};

async function addColumns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const add = (table: string, column: string, type: typeof text) =>
    sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${type}`.execute(db);
  await add('audit_entry', 'position', sql`bigint`);
  await add('audit_entry', 'previous_hash', text);
  await add('audit_entry', 'hash', text);
  await add('audit_sweep', 'until_position', sql`bigint`);
}

const isLinking = sql`old.position is null and new.position is not null`;
const columns = ['id', 'at', 'actor_id', 'action', 'section', 'record_id', 'fields', 'call', 'address'];
const isSame = sql.join(
  columns.map((column) => sql`new.${sql.ref(column)} is not distinct from old.${sql.ref(column)}`),
  sql` and `,
);
const isDue = sql`exists (select 1 from audit_sweep
  where old.at < audit_sweep.before and old.position <= audit_sweep.until_position)`;

const sqliteGuards = [
  sql`drop trigger audit_entry_unchanged`,
  sql`drop trigger audit_entry_kept`,
  sql`create trigger audit_entry_unchanged before update on audit_entry when not (${isLinking} and ${isSame})
    begin select raise(abort, 'the audit log is append-only'); end`,
  sql`create trigger audit_entry_kept before delete on audit_entry when not ${isDue}
    begin select raise(abort, 'the audit log is append-only'); end`,
];

const postgresGuards = [
  sql`create or replace function audit_entry_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if ${isDue} then return old; end if;
      elsif tg_op = 'UPDATE' then
        if ${isLinking} and ${isSame} then return new; end if;
      end if;
      raise exception 'the audit log is append-only';
    end $$`,
];
