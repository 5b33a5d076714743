import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { signInLimits } from '#shared/account.ts';
import { AppError } from '#shared/errors.ts';
import { failureQueries } from './failure-queries.ts';

// Names and addresses are personal; their hashes count as well.
const subjectOf = (kind: 'name' | 'address' | 'recovery-name' | 'recovery-address', value: string): string =>
  createHash('sha256')
    .update(`${kind}:${value.normalize('NFKC').trim().toLowerCase()}`)
    .digest('base64url');

const { failures: allowedFailures, windowMilliseconds } = signInLimits;

/** Something that is tried: it counts as failed until it is taken back. */
export type Attempt = { takeBack(): Promise<void> };

/** Counts failed sign-ins per name and per address, in the database, so that all processes share them. */
export function createSignInThrottle({ db, factor }: { db: Database; factor: number }) {
  const limit = Math.max(1, Math.round(allowedFailures * factor));

  async function refuseAfterMany(subject: string): Promise<void> {
    const since = new Date(Date.now() - windowMilliseconds).toISOString();
    const times = await failureQueries.listSince(db, subject, since);
    // This attempt is the last of them. It is free again once the oldest failure that counts has left the window.
    const oldest = times.at(-limit - 1);
    if (oldest === undefined) return;
    const waitMilliseconds = Date.parse(oldest) + windowMilliseconds - Date.now();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
    throw new AppError('too_many', 'login_too_many', { retryAfterSeconds });
  }

  return {
    /**
     * Counts an attempt before it is looked at, so that of many made at once no more pass than one by one.
     * @throws AppError `too_many` (429) with the seconds to wait; the refused attempt does not count
     */
    async begin(username: string, address: string): Promise<Attempt> {
      const subjects = [subjectOf('name', username), subjectOf('address', address)];
      const ids = await failureQueries.insert(db, subjects);
      const takeBack = () => failureQueries.remove(db, ids);
      try {
        for (const subject of subjects) await refuseAfterMany(subject);
      } catch (refusal) {
        await takeBack();
        throw refusal;
      }
      return { takeBack };
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

const recoveryLimits = { perName: 3, perNetwork: 10 };

/** Counts asked-for password links in the same place and over the same time. */
export function createRecoveryThrottle({ db, factor }: { db: Database; factor: number }) {
  /** How often something was done lately, this time included. */
  async function count(subject: string): Promise<number> {
    await failureQueries.insert(db, [subject]);
    const since = new Date(Date.now() - windowMilliseconds).toISOString();
    return (await failureQueries.listSince(db, subject, since)).length;
  }
  const most = (limit: number) => Math.max(1, Math.round(limit * factor));
  return {
    /** @throws AppError `too_many` (429) after ten from one network */
    async countNetwork(address: string): Promise<void> {
      if ((await count(subjectOf('recovery-address', address))) <= most(recoveryLimits.perNetwork)) return;
      throw new AppError('too_many', 'recovery_too_many', { retryAfterSeconds: windowMilliseconds / 1000 });
    },

    /** Whether a name gets another link: three at most, and nobody is told. */
    async allowsName(name: string): Promise<boolean> {
      return (await count(subjectOf('recovery-name', name))) <= most(recoveryLimits.perName);
    },
  };
}
