import type { Database } from '#server/core/db/database.ts';
import { signInLimits } from '#shared/accounts/account.ts';
import { AppError } from '#shared/errors.ts';
import { failureQueries } from '../sign-in/failure-queries.ts';
import type { KnownPlaces, SignInPlace } from '../sign-in/known-places.ts';
import { subjectOf } from '../sign-in/sign-in-throttle.ts';

const recoveryLimits = { perName: 3, perNetwork: 10 };

/** Throttles requests for password links, with the table and the window of failed sign-ins. */
export function createRecoveryThrottle(parts: { db: Database; factor: number; places: KnownPlaces }) {
  const { db, factor, places } = parts;
  const most = (limit: number) => Math.max(1, Math.round(limit * factor));

  /**
   * Counts a request. Requests beyond the limit are not counted; otherwise attackers could block a name permanently.
   */
  async function isOver(subject: string, limit: number): Promise<boolean> {
    const ids = await failureQueries.insert(db, [subject]);
    if ((await failureQueries.count(db, subject)) <= most(limit)) return false;
    await failureQueries.remove(db, ids);
    return true;
  }

  /** Whether failures overall are so many that an unknown place must wait. */
  async function isFullFor(name: string, place: SignInPlace): Promise<boolean> {
    if (!(await failureQueries.exceedTotal(db, factor))) return false;
    const { device, isNetworkKnown } = await places.recognise(name, place);
    return device === undefined && !isNetworkKnown;
  }

  return {
    /** @throws AppError `too_many` (429) after ten from one network, and from unknown places after very many overall */
    async countNetwork(name: string, place: SignInPlace): Promise<void> {
      const subject = subjectOf('recovery-address', place.address);
      const isRefused = (await isFullFor(name, place)) || (await isOver(subject, recoveryLimits.perNetwork));
      if (!isRefused) return;
      throw new AppError('too_many', 'recovery_too_many', {
        retryAfterSeconds: signInLimits.windowMilliseconds / 1000,
      });
    },

    /**
     * Whether a name gets another link: at most three, plus three from known places. The reply does not reveal which.
     */
    async allowsName(name: string, place: SignInPlace): Promise<boolean> {
      const { device, isNetworkKnown } = await places.recognise(name, place);
      const known = device ?? (isNetworkKnown ? place.address : undefined);
      const subject =
        known === undefined ? subjectOf('recovery-name', name) : subjectOf('recovery-device', `${known} ${name}`);
      return !(await isOver(subject, recoveryLimits.perName));
    },
  };
}
