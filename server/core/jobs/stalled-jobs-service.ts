import type { Database } from '#server/core/db/database.ts';
import { isAppError } from '#shared/errors.ts';
import type { StalledJobs } from '#shared/operations/stalled-jobs.ts';
import { runJobsNow } from './job-queries.ts';
import { stalledJobsQueries } from './stalled-jobs-queries.ts';

export type StalledJobsService = ReturnType<typeof createStalledJobsService>;

type Parts = {
  db: Database;
  mail: { retryMail(id: string): Promise<void> };
  media: { retryVariants(): Promise<void> };
};

// Before this, automatic retries may still succeed.
const toleratedFailureMilliseconds = 60 * 60 * 1000;

/** Lists background work that was given up or keeps failing, and retries it. */
export function createStalledJobsService({ db, mail, media }: Parts) {
  const listFailing = (now: Date) =>
    stalledJobsQueries.listFailing(db, new Date(now.getTime() - toleratedFailureMilliseconds).toISOString());

  /** A mail that was sent or deleted meanwhile needs no retry. */
  async function retryMail(id: string): Promise<void> {
    await mail.retryMail(id).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
  }

  return {
    async getStalled(now = new Date()): Promise<StalledJobs> {
      return {
        mails: (await stalledJobsQueries.listLostMails(db)).length,
        pictures: await stalledJobsQueries.countFailedPictures(db),
        repeated: await listFailing(now),
      };
    },

    /** Retries all of it now, with attempts reset. */
    async retryStalled(now = new Date()): Promise<void> {
      for (const id of await stalledJobsQueries.listLostMails(db)) await retryMail(id);
      await media.retryVariants();
      for (const { kind } of await listFailing(now)) await runJobsNow(db, kind, { now });
    },
  };
}
