import { type Kysely, sql } from 'kysely';
import type { Engine } from './engines/engine.ts';
import type { Tables } from './tables/schema.ts';

// The tables of version 0.1 grew by these migrations; 1.0.0 makes them all with the first.
export const earlierMigrations = [
  ...['0001-first-release', '0002-list-changes', '0003-audit-chain', '0004-session-proofs', '0005-passkeys'],
  ...['0006-invitations', '0007-account-language', '0008-terms', '0009-stale-texts', '0010-arabic-in-preparation'],
  ...['0011-record-addresses', '0012-text-drafts', '0013-asked-searches', '0014-text-checks', '0015-figures'],
  ...['0016-quotes', '0018-lead-threads', '0019-markets', '0020-linked-records', '0021-printed-facts'],
  ...['0022-plain-search-texts', '0023-document-scopes', '0024-list-order', '0025-backup-attempts'],
  '0026-waiting-words',
];

/**
 * Whether migrations are those of the last version 0.1.
 * @throws Error when some of them are missing
 */
export function isEarlierSchema(names: readonly string[]): boolean {
  const found = earlierMigrations.filter((name) => names.includes(name));
  if (found.length === 0) return false;
  if (found.length === earlierMigrations.length && names.length === found.length) return true;
  throw new Error(
    `The data was written by an early version 0.1 (${found.at(-1)}). Start the last version 0.1 with it once (${earlierMigrations.at(-1)}), then this version.`,
  );
}

/** Records `baseline` instead of the earlier migrations, and removes the tables that 1.0.0 no longer has. */
export async function adoptEarlierSchema(db: Kysely<Tables>, engine: Engine, baseline: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const statements = engine === 'postgres' ? postgresChanges : await sqliteChanges(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`delete from kysely_migration where name in (${sql.join(earlierMigrations)})`.execute(transaction);
    // Another process that starts at the same time may have recorded it.
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})
      on conflict do nothing`.execute(transaction);
  });
}

const searchChanges = ['drop view if exists search_now', 'drop table if exists search_change'];

async function sqliteChanges(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'trigger' and sql like '%into search_change %'`.execute(db);
  return [...rows.map(({ name }) => `drop trigger ${name}`), ...searchChanges];
}

const uncollated = {
  backup_run: ['touched_at'],
  certificate: ['document_kind', 'proves'],
  media: ['printed'],
  product: ['attributes', 'certificates', 'related_products'],
};

const postgresChanges = [
  'drop function if exists tell_search_change() cascade',
  ...searchChanges,
  ...Object.entries(uncollated).flatMap(([table, columns]) =>
    columns.map((column) => `alter table ${table} alter column ${column} type text collate "C"`),
  ),
];
