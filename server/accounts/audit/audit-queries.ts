import { sql } from 'kysely';
import {
  appendToChain,
  type ChainedRow,
  type ChainPlace,
  takeChain,
  writeHead,
} from '#server/core/db/audit-chain/audit-chain.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import { chooseOrder } from '#server/core/db/list-order.ts';
import { readPage } from '#server/core/db/search/read-page.ts';
import type { AuditEntry } from '#shared/accounts/account-answers.ts';
import type { AuditAction } from '#shared/accounts/audit.ts';
import type { Language } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { isSaid } from './audit-search-queries.ts';

export type StoredEntry = Omit<AuditEntry, 'actor' | 'recordName' | 'recordSection' | 'isThere'> & {
  actorId: string | null;
};
export type AuditFilter = {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  section?: string | undefined;
  record?: string | undefined;
  /** What the entry says, as `isSaid` reads it. */
  said?: { q: string; language: Language } | undefined;
  /** From this time on, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
};

/** What `?sort=` of the log may name. */
export const auditSortable = ['at'] as const;

const toRow = (entry: StoredEntry): ChainedRow => ({
  id: entry._id,
  at: entry.at,
  actor_id: entry.actorId,
  action: entry.action,
  section: entry.section,
  record_id: entry.record,
  fields: JSON.stringify(entry.fields),
  call: entry.call,
  address: entry.address,
});

function toEntry(row: ChainedRow): StoredEntry {
  const { id, at, action, section, call, address } = row;
  const fields = jsonColumn<string[]>(row.fields);
  const known = { _id: id, at, action, section, call, address, fields };
  return { ...known, actorId: row.actor_id, record: row.record_id };
}

function matching(db: Database, { actor, action, section, record, said, from, until }: AuditFilter) {
  let rows = db.selectFrom('audit_entry');
  if (actor) rows = rows.where('actor_id', '=', actor);
  if (action) rows = rows.where('action', '=', action);
  if (section) rows = rows.where('section', '=', section);
  if (said) rows = rows.where(isSaid(said.q, said.language));
  if (record) rows = rows.where('record_id', '=', record);
  if (from) rows = rows.where('at', '>=', from);
  if (until) rows = rows.where('at', '<', until);
  return rows;
}

const sortable = { columns: { at: 'at' } } as const;

type Batch = { last: StoredEntry | undefined; isOldestFirst: boolean; limit: number };

export const auditQueries = {
  /** Appends to the chain, one writer at a time; an entry whose id exists already is ignored. */
  async insert(db: Database, entries: StoredEntry[]): Promise<void> {
    if ((await findUnknown(db, entries)).length === 0) return;
    await inTransaction(db, async (transaction) => {
      const chain = await takeChain(transaction);
      const rows = await findUnknown(transaction, entries);
      if (rows.length > 0) await appendToChain(transaction, chain, rows);
    });
  },

  /** Whether a log sorted by `sort` begins with the oldest. @throws AppError `malformed` for an unknown sort field */
  isOldestFirst: (sort: string | undefined): boolean => chooseOrder(sort || '-at', sortable).way === 'asc',

  /** Newest first by default. @throws AppError `malformed` for an unknown sort field */
  list(db: Database, query: ListQuery, filter: AuditFilter): Promise<Page<StoredEntry>> {
    return readPage(db, matching(db, filter), {
      query,
      order: chooseOrder(query.sort || '-at', sortable),
      toItem: toEntry,
    });
  },

  /** The next entries after `last`, newest first unless `isOldestFirst`. */
  async listAfter(db: Database, filter: AuditFilter, { last, isOldestFirst, limit }: Batch) {
    const [direction, sign] = isOldestFirst ? (['asc', '>'] as const) : (['desc', '<'] as const);
    let rows = matching(db, filter);
    if (last) rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), sign, tuple(last.at, last._id)));
    const found = await rows.selectAll().orderBy('at', direction).orderBy('id', direction).limit(limit).execute();
    return found.map(toEntry);
  },

  async usernames(db: Database, ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, username }) => [id, username]));
  },

  /**
   * Deletes the oldest entries up to the first that is not before a time; the only way to delete entries. What `noteOf`
   * makes of the last of them is appended, so that the chain itself tells where it begins.
   * @returns how many
   */
  removeBefore(db: Database, time: string, noteOf: (removed: ChainPlace) => StoredEntry): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const chain = await takeChain(transaction);
      const removed = await lastBefore(transaction, time, chain.last);
      if (!removed || removed.position <= chain.removed.position) return 0;
      const gate = { before: time, until_position: removed.position };
      await transaction.insertInto('audit_sweep').values(gate).execute();
      const due = transaction.deleteFrom('audit_entry').where('position', '<=', removed.position);
      const { numDeletedRows } = await due.executeTakeFirst();
      await transaction.deleteFrom('audit_sweep').where(sql.ref('before'), '=', time).execute();
      const rest = { ...chain, removed };
      await writeHead(transaction, rest);
      await appendToChain(transaction, rest, [toRow(noteOf(removed))]);
      return Number(numDeletedRows);
    });
  },
};

/** The entries as rows, each id once, without those that are stored. */
async function findUnknown(db: Database, entries: StoredEntry[]): Promise<ChainedRow[]> {
  const rows = new Map(entries.map((entry) => [entry._id, toRow(entry)]));
  const stored = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('id', 'in', [...rows.keys()])
    .execute();
  for (const { id } of stored) rows.delete(id);
  return [...rows.values()];
}

/** The last entry of those at the beginning that are all before a time. */
async function lastBefore(transaction: Database, time: string, last: ChainPlace): Promise<ChainPlace | undefined> {
  const rows = transaction.selectFrom('audit_entry').select(['position', 'hash']).orderBy('position');
  const kept = await rows.where('position', 'is not', null).where('at', '>=', time).limit(1).executeTakeFirst();
  if (!kept?.position) return last;
  const found = await rows.where('position', '=', kept.position - 1).executeTakeFirst();
  return found?.hash ? { position: kept.position - 1, hash: found.hash } : undefined;
}

function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
