import type { Database } from '#server/db/database.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createVariantProcess, EncodingError } from '#server/files/variant-process.ts';
import { makeVariants } from './make-variants.ts';
import {
  claimNextImage,
  finishImage,
  type PendingImage,
  renewClaim,
  renewClaimEveryMilliseconds,
  unclaimImage,
} from './variant-queries.ts';

// Polling also finds images left by other processes or by an unreachable store.
const lookAgainMilliseconds = 60_000;

export type VariantWorker = {
  start(): void;
  /** Stops quickly; the current image is released. */
  stop(): Promise<void>;
  /** Wakes the worker. */
  wake(): void;
};

export type MediaLogger = { error(details: object, message: string): void };

type Parts = { db: Database; files: FileStore; logger: MediaLogger; onChange(): void };

/** Makes the variants of stored images, oldest first, one at a time. The queue is in the database. */
export function createVariantWorker({ db, files, logger, onChange }: Parts): VariantWorker {
  const encoder = createVariantProcess();
  let running: Promise<void> | undefined;
  let isStopping = false;
  let underWay = new AbortController();
  let wake = () => {};

  async function run(): Promise<void> {
    while (!isStopping) {
      const awake = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const isBusy = await step().catch(report);
      if (!isBusy && !isStopping) await idle(awake);
    }
  }

  /** Processes one image; false when there is none, or when it should pause. */
  async function step(): Promise<boolean> {
    const image = await claimNextImage(db);
    if (!image) return false;
    underWay = new AbortController();
    if (isStopping) interrupt();
    const stopRenewing = keepClaim(image);
    try {
      const widths = await makeVariants(image, { files, encoder, signal: underWay.signal });
      await finishImage(db, image, { variants: 'ready', widths });
      onChange();
      return true;
    } catch (error) {
      return await settleFailure(image, error);
    } finally {
      stopRenewing();
    }
  }

  /** Aborts the current image at any point. */
  function interrupt(): void {
    underWay.abort();
    encoder.stop();
  }

  /** Renews the claim while working; a lost claim aborts the work. */
  function keepClaim(image: PendingImage): () => void {
    const timer = setInterval(async () => {
      const isOurs = await renewClaim(db, image).catch(() => true);
      if (!isOurs) interrupt();
    }, renewClaimEveryMilliseconds).unref();
    return () => clearInterval(timer);
  }

  async function settleFailure(image: PendingImage, error: unknown): Promise<boolean> {
    const isItsFault = error instanceof EncodingError && !isStopping;
    await (isItsFault ? finishImage(db, image, { variants: 'failed' }) : unclaimImage(db, image));
    if (!isStopping) logger.error({ err: error, path: image.path }, 'the variants of an image could not be made');
    // The process that took the image over continues; this one proceeds with the next.
    return isItsFault || underWay.signal.aborted;
  }

  function report(error: unknown): boolean {
    logger.error({ err: error }, 'the making of variants was interrupted');
    return false;
  }

  async function idle(awake: Promise<void>): Promise<void> {
    encoder.stop();
    let timer: NodeJS.Timeout | undefined;
    const later = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, lookAgainMilliseconds).unref();
    });
    await Promise.race([awake, later]);
    clearTimeout(timer);
  }

  return {
    start() {
      isStopping = false;
      running ??= run();
    },
    async stop() {
      isStopping = true;
      wake();
      interrupt();
      await running;
      running = undefined;
    },
    wake: () => wake(),
  };
}
