import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import type { LeadKind, LeadStamp } from '#shared/lead.ts';
import {
  type BodyHash,
  deleteIdempotencyKeys,
  findIdempotencyRecord,
  type IdempotencyRecord,
  storeIdempotencyKey,
} from './idempotency-queries.ts';

// How long a used key is stored.
const idempotencyKeyMilliseconds = 7 * 24 * 60 * 60 * 1000;

export type Idempotency = ReturnType<typeof createIdempotency>;

/** A submission: its form, its key if any, and the hash that identifies its content. */
export type Submission = { form: LeadKind; key: string | undefined; hash: BodyHash };

/** A submission to store, and the counter names of its network. */
type NewSubmission = Submission & { networks: readonly string[] };

type SpentKeyParts = {
  db: Database;
  /** Called with the stored lead, in its transaction. */
  onStored?: (transaction: Database, kind: LeadKind, id: string, networks: readonly string[]) => Promise<void>;
  now?: () => number;
};

/** Thrown inside the transaction of a submission that a concurrent request stored first. */
class SpentMeanwhile extends Error {}

/** Idempotency: one key is one submission; a key is used only when something was stored. */
export function createIdempotency({ db, onStored, now = () => Date.now() }: SpentKeyParts) {
  const expiry = (): Date => new Date(now() - idempotencyKeyMilliseconds);

  /**
   * The earlier result of a repeated submission; undefined when nothing was stored under its key.
   * @throws AppError `invalid` when the key was used for different content
   */
  async function findRepeated(submission: Submission): Promise<LeadStamp | undefined> {
    if (!submission.key) return undefined;
    const spent = await findIdempotencyRecord(db, submission.key, expiry());
    if (spent && !isRepeat(spent, submission)) throw new AppError('invalid', 'submission_key_reused');
    return spent?.stamp;
  }

  return {
    findRepeated,

    /** Runs `insert` once per key in a transaction, and returns its stamp. @throws as `findRepeated` */
    async storeOnce(submission: NewSubmission, insert: (db: Database) => Promise<LeadStamp>): Promise<LeadStamp> {
      try {
        return await db.transaction().execute(async (transaction) => {
          const { _id, reference, createdAt } = await insert(transaction);
          const stamp = { _id, reference, createdAt };
          await onStored?.(transaction, submission.form, _id, submission.networks);
          await spend(transaction, submission, stamp);
          return stamp;
        });
      } catch (error) {
        // A concurrent request may have stored the same submission and taken over its CV.
        const stamp = await findRepeated(submission);
        if (!stamp) throw error;
        return stamp;
      }
    },

    /** Deletes expired keys. */
    sweep(): Promise<void> {
      return deleteIdempotencyKeys(db, expiry());
    },
  };

  async function spend(transaction: Database, { key, form, hash }: Submission, stamp: LeadStamp): Promise<void> {
    if (!key) return;
    if (await storeIdempotencyKey(transaction, key, { form, hash, stamp }, expiry())) return;
    throw new SpentMeanwhile();
  }
}

/** A repeat of a form whose CV had been kept no longer includes the file. */
function isRepeat(spent: IdempotencyRecord, { form, hash }: Submission): boolean {
  const sameFile = hash.file === undefined || hash.file === spent.hash.file;
  return spent.form === form && spent.hash.fields === hash.fields && sameFile;
}

/** The hash of a form's fields, in any order. */
export function hashFields(form: string, fields: object): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('hex');
}

/** The hash of a file's bytes. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
