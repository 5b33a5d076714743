import type { UploadRoom } from '#server/files/upload-room.ts';
import type { SpamService } from '#server/spam/spam-service.ts';
import { type BoundedStore, boundedStores } from '#shared/site-status.ts';
import type { SpentKeys } from './spent-key-service.ts';
import { newFormKey } from './submission-key.ts';
import type { Uploads } from './upload-service.ts';

export type SubmissionService = ReturnType<typeof createSubmissionService>;

type SubmissionParts = {
  spentKeys: SpentKeys;
  uploads: Uploads;
  uploadRoom: UploadRoom;
  spam: SpamService;
  privacy: { applyRetention(): Promise<unknown> };
};

/** Shared dependencies of all forms. */
export function createSubmissionService({ spentKeys, uploads, uploadRoom, spam, privacy }: SubmissionParts) {
  const isFull: Record<BoundedStore, () => Promise<boolean>> = {
    uploads: async () => uploadRoom.isFull(),
    cvs: uploads.isFull,
    messages: spam.isFull,
  };
  return {
    /** Values for the hidden fields `idempotencyKey` and `formStamp`; new ones for each rendered page. */
    async beginForm(): Promise<{ formKey: string; stamp: string }> {
      return { formKey: newFormKey(), stamp: await spam.newStamp() };
    },

    /** Limits on data of strangers that are reached. */
    async listFull(): Promise<BoundedStore[]> {
      const found = await Promise.all(boundedStores.map(async (store) => [store, await isFull[store]()] as const));
      return found.flatMap(([store, isReached]) => (isReached ? [store] : []));
    },

    /**
     * Deletes expired data: CVs of rejected forms after an hour, used keys after a week, counts after a day, names
     * after the retention period. Rescans CVs that the virus scanner has not seen.
     */
    async sweep(): Promise<void> {
      await uploads.sweep();
      await spentKeys.sweep();
      await spam.sweep();
      await uploads.recheck();
      await privacy.applyRetention();
    },
  };
}
