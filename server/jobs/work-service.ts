import type { Database } from '#server/db/database.ts';
import { isAppError } from '#shared/errors.ts';
import type { StalledWork } from '#shared/stalled-work.ts';
import { hastenJobs } from './job-queries.ts';
import { stalledWorkQueries } from './stalled-work-queries.ts';

export type WorkService = ReturnType<typeof createWorkService>;

type Parts = {
  db: Database;
  mail: { retryMail(id: string): Promise<void> };
  media: { wakeVariantWorker(): void };
};

// Before this, automatic retries may still succeed.
const toleratedFailureMilliseconds = 60 * 60 * 1000;

/** Lists background work that was given up or keeps failing, and retries it. */
export function createWorkService({ db, mail, media }: Parts) {
  const listFailing = (now: Date) =>
    stalledWorkQueries.listFailing(db, new Date(now.getTime() - toleratedFailureMilliseconds).toISOString());

  /** A mail that was sent or deleted meanwhile needs no retry. */
  async function retryMail(id: string): Promise<void> {
    await mail.retryMail(id).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
  }

  return {
    async getStalled(now = new Date()): Promise<StalledWork> {
      return {
        mails: (await stalledWorkQueries.listLostMails(db)).length,
        pictures: await stalledWorkQueries.countFailedPictures(db),
        repeated: await listFailing(now),
      };
    },

    /** Retries all of it now, with attempts reset. */
    async retryStalled(now = new Date()): Promise<void> {
      for (const id of await stalledWorkQueries.listLostMails(db)) await retryMail(id);
      await stalledWorkQueries.reopenPictures(db);
      media.wakeVariantWorker();
      for (const { kind } of await listFailing(now)) await hastenJobs(db, kind, { now });
    },
  };
}
