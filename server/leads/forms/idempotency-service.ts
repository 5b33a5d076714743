import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { LeadKind, LeadStamp } from '#shared/leads/lead.ts';
import {
  deleteIdempotencyKeys,
  findIdempotencyRecord,
  type IdempotencyRecord,
  recordStamp,
  type SentBody,
  takeIdempotencyKey,
} from './idempotency-queries.ts';

// How long a used key is stored.
const idempotencyKeyMilliseconds = 7 * 24 * 60 * 60 * 1000;

export type Idempotency = ReturnType<typeof createIdempotency>;

/** A received lead: its kind, the hash that identifies its content, and its key if any. */
export type SentLead = SentBody & { key: string | undefined };

/** A lead to store, and the counter names of its network. */
type NewLead = SentLead & { networks: readonly string[] };

type IdempotencyParts = {
  db: Database;
  /** Called with the stored lead, in its transaction. */
  onStored?: (transaction: Database, kind: LeadKind, id: string, networks: readonly string[]) => Promise<void>;
  now?: () => number;
};

/** Idempotency: one key is one lead; a key is used only when something was stored. */
export function createIdempotency({ db, onStored, now = () => Date.now() }: IdempotencyParts) {
  const expiry = (): Date => new Date(now() - idempotencyKeyMilliseconds);

  /**
   * The earlier result of a repeated lead; undefined when nothing was stored under its key.
   * @throws AppError `invalid` when the key was used for different content
   */
  async function findRepeated(sent: SentLead, database: Database = db): Promise<LeadStamp | undefined> {
    if (!sent.key) return undefined;
    const used = await findIdempotencyRecord(database, sent.key, expiry());
    if (used && !isRepeat(used, sent)) throw new AppError('invalid', 'lead_key_reused');
    return used?.stamp;
  }

  return {
    findRepeated,

    /**
     * Runs `insert` once per key, in a transaction that takes the key first: a concurrent repeat waits and inserts
     * nothing. @returns the stamp of the lead stored now or before. @throws as `findRepeated`
     */
    storeOnce(lead: NewLead, insert: (db: Database) => Promise<LeadStamp>): Promise<LeadStamp> {
      const { kind, key, networks } = lead;
      return db.transaction().execute(async (transaction) => {
        const times = { now: new Date(now()), until: expiry() };
        const isTaken = !key || (await takeIdempotencyKey(transaction, key, lead, times));
        const repeated = isTaken ? undefined : await findRepeated(lead, transaction);
        if (repeated) return repeated;
        const { _id, reference, createdAt } = await insert(transaction);
        const stamp = { _id, reference, createdAt };
        await onStored?.(transaction, kind, _id, networks);
        if (key) await recordStamp(transaction, key, stamp);
        return stamp;
      });
    },

    sweep: (): Promise<void> => deleteIdempotencyKeys(db, expiry()),
  };
}

/** A repeated form whose CV was already stored no longer includes the file. */
function isRepeat(used: IdempotencyRecord, { kind, hash }: SentLead): boolean {
  const sameFile = hash.file === undefined || hash.file === used.hash.file;
  return used.kind === kind && used.hash.fields === hash.fields && sameFile;
}

/** The hash of a lead's fields, in any order. */
export function hashFields(kind: LeadKind, fields: object): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([kind, sorted]), 'hex');
}
