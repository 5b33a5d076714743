import { hash, randomUUIDv7 } from 'node:crypto';
import type { ChainPlace } from '#server/core/db/audit-chain/audit-chain.ts';
import type { Database } from '#server/core/db/database.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import { keyedHash } from '#server/core/db/site-secret.ts';
import type { AuditEntry } from '#shared/accounts/account-answers.ts';
import { type AuditAction, auditMonths } from '#shared/accounts/audit.ts';
import type { Language } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { recordNames } from '../users/record-name-queries.ts';
import { removalAs } from './audit-chain-queries.ts';
import { type AuditFilter, auditQueries, type StoredEntry } from './audit-queries.ts';

/** An entry to record: ids and field names, never values. */
export type NewAuditEntry = {
  action: AuditAction;
  /** The section: the last part of its address, or `sign-in`. */
  section: string;
  /** The account that acted; undefined for callers who are not signed in and for the site itself. */
  by?: string | undefined;
  record?: string | undefined;
  fields?: readonly string[] | undefined;
  call?: string | undefined;
  /** The network address; only a truncated keyed hash of it is stored. */
  address?: string | undefined;
  /** For events that anybody can trigger repeatedly: equal entries within this many milliseconds are stored once. */
  onceInMilliseconds?: number | undefined;
};

export type AuditService = ReturnType<typeof createAuditService>;

const addressLength = 12;
const exportedAtOnce = 500;
const monthsSetting = 'audit_months';
const plainId = /^[\w:.-]{1,80}$/;
const plainField = /^[A-Za-z][\w.]{0,59}$/;
const mostFields = 60;

/** The append-only audit log; it holds only ids and field names. */
export function createAuditService({ db }: { db: Database }) {
  const hashAddress = keyedHash(db, 'audit-address');

  async function toStored(entry: NewAuditEntry, database: Database): Promise<StoredEntry> {
    const { action, section, by, record, fields = [], call, address, onceInMilliseconds } = entry;
    const facts = {
      actorId: by ?? null,
      action,
      section,
      record: record !== undefined && plainId.test(record) ? record : null,
      fields: fields.filter((name) => plainField.test(name)).slice(0, mostFields),
      call: call ?? null,
      address: address === undefined ? null : (await hashAddress(address, database)).slice(0, addressLength),
    };
    return { ...facts, _id: makeId(facts, onceInMilliseconds), at: new Date().toISOString() };
  }

  async function withNames(entries: StoredEntry[], language: Language): Promise<AuditEntry[]> {
    const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
    const names = await auditQueries.usernames(db, ids);
    const recordOf = await recordNames(db, entries, language);
    return entries.map(({ actorId, ...entry }) => {
      const { name = null, section = null, isThere = false } = recordOf(entry) ?? {};
      const actor = actorId === null ? null : { _id: actorId, username: names.get(actorId) ?? null };
      return { ...entry, recordName: name, recordSection: section, isThere, actor };
    });
  }

  return {
    /** Writes entries, within `transaction` when they belong to a change made there. */
    async record(entries: NewAuditEntry | NewAuditEntry[], transaction: Database = db): Promise<void> {
      const stored: StoredEntry[] = [];
      for (const entry of [entries].flat()) stored.push(await toStored(entry, transaction));
      if (stored.length > 0) await auditQueries.insert(transaction, stored);
    },

    /** Newest first. @throws AppError `malformed` for an unknown sort field */
    async listEntries(query: ListQuery, filter: AuditFilter, language: Language): Promise<Page<AuditEntry>> {
      const page = await auditQueries.list(db, query, filter);
      return { ...page, items: await withNames(page.items, language) };
    },

    /** The whole list in batches, newest first unless `isOldestFirst`. */
    async *readEntries(
      filter: AuditFilter,
      { isOldestFirst, language }: { isOldestFirst: boolean; language: Language },
    ): AsyncGenerator<AuditEntry[]> {
      let last: StoredEntry | undefined;
      do {
        const entries = await auditQueries.listAfter(db, filter, { last, isOldestFirst, limit: exportedAtOnce });
        yield await withNames(entries, language);
        last = entries.length < exportedAtOnce ? undefined : entries.at(-1);
      } while (last);
    },

    getMonths: async (): Promise<number> => Number((await readSetting(db, monthsSetting)) ?? auditMonths.usual),

    async setMonths(months: number): Promise<void> {
      await writeSetting(db, monthsSetting, months);
    },

    /** Deletes entries older than the retention period, by whole days: each time leaves an entry. @returns how many */
    async sweep(now: Date = new Date()): Promise<number> {
      const before = new Date(now);
      before.setUTCHours(0, 0, 0, 0);
      before.setUTCMonth(before.getUTCMonth() - (await this.getMonths()));
      return auditQueries.removeBefore(db, before.toISOString(), removalEntry);
    },
  };
}

/** What retention leaves of the entries that it removes. */
function removalEntry(removed: ChainPlace): StoredEntry {
  const nobody = { actorId: null, fields: [], call: null, address: null };
  return { ...nobody, ...removalAs(removed), _id: randomUUIDv7(), at: new Date().toISOString() };
}

/** A new id, or the shared id of equal entries within the same period. */
function makeId(facts: Omit<StoredEntry, '_id' | 'at'>, onceInMilliseconds: number | undefined): string {
  if (!onceInMilliseconds) return randomUUIDv7();
  const when = Math.floor(Date.now() / onceInMilliseconds);
  return hash('sha256', JSON.stringify([when, facts]), 'base64url');
}
