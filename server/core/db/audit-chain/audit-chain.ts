import { hash } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { AccountTables } from '../tables/account-tables.ts';
import type { Tables } from '../tables/schema.ts';

// Audit entries as a chain (decision 42): each holds the hash of the one before and its own.

// Migrations import this file, so it does not import `database.ts`.
type Database = Kysely<Tables>;

/** What a hash covers, in this order: stored hashes depend on it. */
export const chainedColumns = [
  'id',
  'at',
  'actor_id',
  'action',
  'section',
  'record_id',
  'fields',
  'call',
  'address',
] as const;
export type ChainedRow = Pick<Selectable<AccountTables['audit_entry']>, (typeof chainedColumns)[number]>;

/** A place in the chain: positions count from 1, without gaps; hashes are SHA-256 in hexadecimal. */
export type ChainPlace = { position: number; hash: string };
/** The last entry, and the last of those that retention removed. */
export type ChainHead = { last: ChainPlace; removed: ChainPlace };

const beginning: ChainPlace = { position: 0, hash: '' };
const linkedAtOnce = 500;

/** The hash of the entry that follows `before`. */
export function hashAfter(before: ChainPlace, row: ChainedRow): string {
  const facts = [before.position + 1, before.hash, ...chainedColumns.map((column) => row[column])];
  return hash('sha256', JSON.stringify(facts), 'hex');
}

/** Where the chain ends. */
export async function readChain(db: Database): Promise<ChainHead> {
  const row = await db.selectFrom('audit_chain').selectAll().executeTakeFirst();
  return row ? toHead(row) : { last: beginning, removed: beginning };
}

type HeadRow = { position: number; hash: string; removed_position: number; removed_hash: string };
const toHead = (row: HeadRow): ChainHead => ({
  last: { position: row.position, hash: row.hash },
  removed: { position: row.removed_position, hash: row.removed_hash },
});

/** The chain, for the rest of a transaction: other writers wait until it ends. Entries without a place get theirs. */
export async function takeChain(transaction: Database): Promise<ChainHead> {
  const head = (await lockHead(transaction)) ?? (await createHead(transaction));
  return { ...head, last: await linkEntries(transaction, head.last) };
}

async function lockHead(transaction: Database): Promise<ChainHead | undefined> {
  const row = await transaction
    .updateTable('audit_chain')
    .set((all) => ({ position: all.ref('position') }))
    .returningAll()
    .executeTakeFirst();
  return row && toHead(row);
}

async function createHead(transaction: Database): Promise<ChainHead> {
  const values = { id: 'chain', position: 0, hash: '', removed_position: 0, removed_hash: '' };
  await transaction
    .insertInto('audit_chain')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await lockHead(transaction)) ?? toHead(values);
}

/** Appends entries; `chain` is taken. */
export async function appendToChain(transaction: Database, chain: ChainHead, rows: ChainedRow[]): Promise<ChainHead> {
  let { last } = chain;
  const linked: Insertable<AccountTables['audit_entry']>[] = [];
  for (const row of rows) {
    const own = hashAfter(last, row);
    linked.push({ ...row, position: last.position + 1, previous_hash: last.hash, hash: own });
    last = { position: last.position + 1, hash: own };
  }
  await transaction.insertInto('audit_entry').values(linked).execute();
  await writeHead(transaction, { ...chain, last });
  return { ...chain, last };
}

export async function writeHead(transaction: Database, { last, removed }: ChainHead): Promise<void> {
  const places = { position: last.position, hash: last.hash };
  const start = { removed_position: removed.position, removed_hash: removed.hash };
  await transaction
    .updateTable('audit_chain')
    .set({ ...places, ...start })
    .execute();
}

/** Gives entries without a place, written by the release before this one, the next places. @returns the last place */
async function linkEntries(transaction: Database, last: ChainPlace): Promise<ChainPlace> {
  const rows = await transaction
    .selectFrom('audit_entry')
    .select(chainedColumns)
    .where('position', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(linkedAtOnce)
    .execute();
  if (rows.length === 0) return last;
  const links: (ChainPlace & { id: string; previous: string })[] = [];
  let end = last;
  for (const row of rows) {
    const own = hashAfter(end, row);
    links.push({ id: row.id, position: end.position + 1, previous: end.hash, hash: own });
    end = { position: end.position + 1, hash: own };
  }
  const values = sql.join(links.map((link) => sql`(${link.id}, ${link.position}, ${link.previous}, ${link.hash})`));
  // Both databases call the columns of VALUES column1, column2 and so on.
  await sql`update audit_entry
    set position = cast(links.column2 as bigint), previous_hash = links.column3, hash = links.column4
    from (values ${values}) as links where audit_entry.id = links.column1`.execute(transaction);
  await transaction.updateTable('audit_chain').set({ position: end.position, hash: end.hash }).execute();
  return linkEntries(transaction, end);
}
