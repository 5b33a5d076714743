import type { Database } from '#server/core/db/database.ts';
import { createVariantEncoder, EncodingError } from '#server/core/files/images/variant-encoder.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import type { JobKind } from '#server/core/jobs/job-kind.ts';
import { insertJob, type NewJob, retryJob } from '#server/core/jobs/job-queries.ts';
import { minute, second } from '#shared/units.ts';
import { makeVariants } from './make-variants.ts';
import { findPendingImage, listUnqueuedImages, reopenFailedImages, settleImage } from './variant-queries.ts';

export type MediaLogger = { error(details: object, message: string): void };

type Parts = { db: Database; files: FileStore; logger: MediaLogger; onChange(): void };

const kind = 'variants';

function jobFor(path: string): NewJob {
  return { id: path, kind, payload: { path }, runAfter: new Date() };
}

/** Queues the making of an image's variants, in the transaction that inserts its row. */
export function queueVariants(transaction: Database, path: string): Promise<void> {
  return insertJob(transaction, jobFor(path));
}

/** Queues all images again whose variants could not be made. */
export async function retryVariants(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const path of await reopenFailedImages(transaction)) await retryJob(transaction, jobFor(path));
  });
}

/** Queues pending images without a job: staff tried again while the job that failed was ending. */
export async function queueForgottenImages(db: Database): Promise<void> {
  for (const path of await listUnqueuedImages(db)) await retryJob(db, jobFor(path));
}

/** The job that makes the variants of a stored image. */
export function createVariantJob({ db, files, logger, onChange }: Parts): JobKind {
  const encoder = createVariantEncoder();
  return {
    kind,
    lookEveryMilliseconds: second,
    // Started three times and never finished: the picture crashes the program. An unreachable store is only waited for.
    retry: { first: minute, longest: minute, attempts: 3, countsOnlyCrashes: true },
    stopsAtOnce: true,
    async run({ payload: { path = '' } }, signal) {
      const image = await findPendingImage(db, path);
      if (!image) return;
      try {
        await settleImage(db, path, await makeVariants(image, { files, encoder, signal }));
        onChange();
      } catch (error) {
        if (!(error instanceof EncodingError)) throw error;
        logger.error({ err: error, path }, 'the variants of an image could not be made');
        await settleImage(db, path, []);
      }
    },
    onGivenUp: ({ payload: { path = '' } }) => settleImage(db, path, []),
  };
}
