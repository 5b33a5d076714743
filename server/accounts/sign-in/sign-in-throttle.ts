import { hash } from 'node:crypto';
import type { Database } from '#server/core/db/database.ts';
import type { ProofOfWork } from '#server/core/spam/proof-of-work-service.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import { failureQueries } from './failure-queries.ts';
import type { KnownPlaces, SignInPlace } from './known-places.ts';

type Subject = 'name' | 'address' | 'device' | 'code' | 'session';

/** What requests for links are counted by. */
type SubjectOfLinks = `recovery-${'name' | 'address' | 'device'}` | `invitation-${'sender' | 'address'}`;

// Names and addresses are personal data; counting needs only their hashes.
export const hashSubject = (kind: Subject | SubjectOfLinks, value: string) =>
  hash('sha256', `${kind}:${value.normalize('NFKC').trim().toLowerCase()}`, 'base64url');

const { failures: allowedFailures, windowMilliseconds } = signInLimits;
// Every ten more failures of a name double the work for an attempt, up to 10 to 20 seconds on a phone.
const failuresPerStep = 10;
const mostSteps = 3;

/** An attempt, counted as failed until it is reported as succeeded. */
export type SignInAttempt = {
  takeBack(): Promise<void>;
  /** Removes the attempt and the subject's earlier failures, unless the name is under attack. */
  succeed(): Promise<void>;
  isAtKnownPlace: boolean;
};

type Parts = { db: Database; factor: number; places: KnownPlaces; proofOfWork: ProofOfWork };

/**
 * Counts failed sign-ins per name, address and known device, in the database, so that all processes share the counts.
 * An address or a device is refused after ten. A name is not, since attackers could use up its ten: known places ignore
 * its count, and unknown places must do proof of work (decision 32). When failures overall are very many, every attempt
 * from an unknown place requires work and is no longer stored.
 */
export function createSignInThrottle({ db, factor, places, proofOfWork }: Parts) {
  const limit = Math.max(1, Math.round(allowedFailures * factor));
  const mostKept = limit + (mostSteps + 1) * failuresPerStep;

  const tooMany = (times: string[]) => ({ retryAfterSeconds: secondsUntilFree(times, limit) });

  async function refuseAfterMany(subject: string): Promise<void> {
    const times = await failureQueries.list(db, subject);
    if (times.length > limit) throw new AppError('too_many', 'login_too_many', tooMany(times));
  }

  /**
   * @throws AppError `too_many` with a challenge, unless `proof` shows the work required by the failures so far or by
   * `leastStep`
   */
  async function askForWork(subject: string, proof: string | undefined, leastStep = -1): Promise<void> {
    const times = await failureQueries.list(db, subject);
    if (times.length <= limit && leastStep < 0) return;
    // More rows would not raise the price, and attackers must not fill the table.
    if (times.length > mostKept) await failureQueries.removeOldest(db, subject, times.at(-mostKept) ?? '');
    const stepOfName = Math.floor((times.length - 1 - limit) / failuresPerStep);
    const step = Math.min(mostSteps, Math.max(stepOfName, leastStep));
    if (await proofOfWork.accepts(subject, step, proof)) return;
    const challenge = await proofOfWork.ask(subject, step);
    throw new AppError('too_many', 'login_too_many', { ...tooMany(times), challenge });
  }

  /** Inserts first and counts afterwards, so that concurrent attempts cannot exceed the limit. */
  async function count(subjects: string[], check: () => Promise<void>): Promise<() => Promise<void>> {
    const ids = await failureQueries.insert(db, subjects);
    const takeBack = () => failureQueries.remove(db, ids);
    try {
      await check();
    } catch (refusal) {
      await takeBack();
      throw refusal;
    }
    return takeBack;
  }

  return {
    /**
     * Counts an attempt before it is checked.
     * @throws AppError `too_many` (429) with the seconds to wait, and with a challenge where work is accepted; a
     * refused attempt is not counted
     */
    async begin(
      { username, proof }: { username: string; proof: string | undefined },
      place: SignInPlace,
    ): Promise<SignInAttempt> {
      const { device, isNetworkKnown } = await places.recognise(username, place);
      const name = hashSubject('name', username);
      const address = hashSubject('address', place.address);
      const own = device === undefined ? undefined : hashSubject('device', `${device} ${name}`);
      const isUnknown = own === undefined && !isNetworkKnown;
      const isBeyondAll = isUnknown && (await failureQueries.exceedTotal(db, factor));
      const counted = isBeyondAll ? [] : [name, address, ...(own ? [own] : [])];
      const takeBack = await count(counted, async () => {
        if (own) return refuseAfterMany(own);
        await refuseAfterMany(address);
        if (!isNetworkKnown) await askForWork(name, proof, isBeyondAll ? mostSteps : undefined);
      });
      return {
        takeBack,
        isAtKnownPlace: !isUnknown,
        async succeed() {
          await takeBack();
          if (own) await failureQueries.forget(db, own);
          // The address keeps its failures; otherwise one valid account would allow unlimited guessing. A name under
          // attack keeps them too.
          if ((await failureQueries.count(db, name)) < limit) await failureQueries.forget(db, name);
        },
      };
    },

    /** Passkeys tried from a network: they cannot be guessed, and a name has no part in it. */
    async beginPasskey({ address }: SignInPlace): Promise<() => Promise<void>> {
      const subject = hashSubject('address', address);
      const isBeyondAll = await failureQueries.exceedTotal(db, factor);
      return count(isBeyondAll ? [] : [subject], () => refuseAfterMany(subject));
    },

    /** Second-factor codes tried with the right password: no work is accepted in place of the limit. */
    beginCode: (accountId: string): Promise<() => Promise<void>> => {
      const subject = hashSubject('code', accountId);
      return count([subject], () => refuseAfterMany(subject));
    },

    /** Passwords tried by a signed-in user: only holders of the session can use these up. */
    beginProof: (token: string): Promise<() => Promise<void>> => {
      // Upper and lower case make different tokens.
      const subject = hashSubject('session', hash('sha256', token, 'hex'));
      return count([subject], () => refuseAfterMany(subject));
    },

    async sweep(): Promise<void> {
      await failureQueries.removeExpired(db);
    },
  };
}

/** The seconds until a subject is below `limit` again; the last time is the current attempt. */
function secondsUntilFree(times: readonly string[], limit: number): number {
  const oldest = times.at(-limit - 1) ?? times[0] ?? new Date().toISOString();
  return Math.max(1, Math.ceil((Date.parse(oldest) + windowMilliseconds - Date.now()) / 1000));
}

/** Resets a name after a new password, or when a new user takes it. */
export async function forgetFailures(db: Database, username: string): Promise<void> {
  await failureQueries.forget(db, hashSubject('name', username));
}
