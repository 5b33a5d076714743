import { sql } from 'kysely';
import type { AuditEntryTable } from '#server/db/account-tables.ts';
import type { Database } from '#server/db/database.ts';
import { jsonColumn } from '#server/db/json-column.ts';
import { orderOf } from '#server/db/list-order.ts';
import { readPage } from '#server/db/read-page.ts';
import type { AuditEntry } from '#shared/answers/account-answers.ts';
import type { AuditAction } from '#shared/audit.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';

export type StoredEntry = Omit<AuditEntry, 'actor' | 'recordName'> & { actorId: string | null };
export type AuditFilter = {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  section?: string | undefined;
  /** The id of a record. */
  record?: string | undefined;
  /** From this time on, and before that one. */
  from?: string | undefined;
  until?: string | undefined;
};

/** What `?sort=` of the log may name. */
export const auditSortable = ['at'] as const;

const toRow = (entry: StoredEntry): AuditEntryTable => ({
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

function toEntry(row: AuditEntryTable): StoredEntry {
  const { id, at, action, section, call, address } = row;
  const fields = jsonColumn<string[]>(row.fields);
  const known = { _id: id, at, action, section, call, address, fields };
  return { ...known, actorId: row.actor_id, record: row.record_id };
}

function matching(db: Database, { actor, action, section, record, from, until }: AuditFilter) {
  let rows = db.selectFrom('audit_entry');
  if (actor) rows = rows.where('actor_id', '=', actor);
  if (action) rows = rows.where('action', '=', action);
  if (section) rows = rows.where('section', '=', section);
  if (record) rows = rows.where('record_id', '=', record);
  if (from) rows = rows.where('at', '>=', from);
  if (until) rows = rows.where('at', '<', until);
  return rows;
}

export const auditQueries = {
  /** Ignores an entry whose id exists already. */
  async insert(db: Database, entries: StoredEntry[]): Promise<void> {
    await db
      .insertInto('audit_entry')
      .values(entries.map(toRow))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  },

  /** Newest first by default. @throws AppError `malformed` for an unknown sort field */
  list(db: Database, query: ListQuery, filter: AuditFilter): Promise<Page<StoredEntry>> {
    return readPage(db, matching(db, filter), {
      query,
      order: orderOf(query.sort || '-at', { columns: { at: 'at' } }),
      toItem: toEntry,
    });
  },

  /** The next entries after `after`, newest first. */
  async listAfter(db: Database, filter: AuditFilter, after: StoredEntry | undefined, limit: number) {
    let rows = matching(db, filter);
    if (after)
      rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(after.at, after._id)));
    const found = await rows.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return found.map(toEntry);
  },

  /** The names of the accounts that still exist, by id. */
  async usernames(db: Database, ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, username }) => [id, username]));
  },

  /** Deletes all entries before a time; the only way to delete entries. @returns how many */
  removeBefore(db: Database, time: string): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      await transaction.insertInto('audit_sweep').values({ before: time }).execute();
      const { numDeletedRows } = await transaction.deleteFrom('audit_entry').where('at', '<', time).executeTakeFirst();
      await transaction.deleteFrom('audit_sweep').where(sql.ref('before'), '=', time).execute();
      return Number(numDeletedRows);
    });
  },
};
