import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { signInLimits } from '#shared/account.ts';
import { AppError } from '#shared/errors.ts';
import { failureQueries } from './failure-queries.ts';

// Names and addresses are personal; their hashes count as well.
const subjectOf = (kind: 'name' | 'address', value: string): string =>
  createHash('sha256')
    .update(`${kind}:${value.normalize('NFKC').trim().toLowerCase()}`)
    .digest('base64url');

const { failures: allowedFailures, windowMilliseconds } = signInLimits;

/** Counts failed sign-ins per name and per address, in the database, so that all processes share them. */
export function createSignInThrottle({ db, factor }: { db: Database; factor: number }) {
  const limit = Math.max(1, Math.round(allowedFailures * factor));

  async function refuseAfterMany(subject: string): Promise<void> {
    const since = new Date(Date.now() - windowMilliseconds).toISOString();
    const times = await failureQueries.listSince(db, subject, since);
    // The attempt is free again once the oldest failure that counts has left the window.
    const oldest = times.at(-limit);
    if (oldest === undefined) return;
    const waitMilliseconds = Date.parse(oldest) + windowMilliseconds - Date.now();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
    throw new AppError('too_many', 'login_too_many', { retryAfterSeconds });
  }

  return {
    /** @throws AppError `too_many` (429) with the seconds to wait. */
    async check(username: string, address: string): Promise<void> {
      await refuseAfterMany(subjectOf('name', username));
      await refuseAfterMany(subjectOf('address', address));
    },

    async countFailure(username: string, address: string): Promise<void> {
      await failureQueries.insert(db, [subjectOf('name', username), subjectOf('address', address)]);
    },

    /** A success clears the name; the address keeps its failures, or one good account would free it to guess on. */
    forgetName: (username: string): Promise<void> => forgetFailuresOf(db, username),

    async sweep(): Promise<void> {
      await failureQueries.removeBefore(db, new Date(Date.now() - windowMilliseconds).toISOString());
    },
  };
}

/** A name starts afresh: its user signed in, was given a new password, or is another one from now on. */
export async function forgetFailuresOf(db: Database, username: string): Promise<void> {
  await failureQueries.forget(db, subjectOf('name', username));
}
