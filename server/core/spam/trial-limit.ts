import type { Database } from '#server/core/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { multiplied, trialLimits } from '#shared/leads/spam-limits.ts';
import { countsIf, countWithin, startOfPeriod } from './windowed-counts.ts';

export type TrialLimit = ReturnType<typeof createTrialLimit>;

type Parts = { db: Database; factor: number; now?: () => number };

/** Bounds what staff make the server try elsewhere: test letters, mail servers, mailboxes, places of backups, DNS. */
export function createTrialLimit({ db, factor, now = Date.now }: Parts) {
  const { inAll, windowMilliseconds } = trialLimits;
  return {
    /** Counts a trial of the whole installation, before it is made. @throws AppError `too_many` (429), uncounted */
    async take(): Promise<void> {
      const at = now();
      const counted = { subjects: ['trials'], amount: 1, at };
      const hasRoom = await countsIf(
        db,
        async (transaction) =>
          (await countWithin(transaction, counted, windowMilliseconds)) <= multiplied(inAll, factor),
      );
      if (hasRoom) return;
      const milliseconds = startOfPeriod(at).getTime() + windowMilliseconds - at;
      throw new AppError('too_many', 'trial_too_many', { retryAfterSeconds: Math.ceil(milliseconds / 1000) });
    },
  };
}
