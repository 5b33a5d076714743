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

/** What all forms share. */
export function createSubmissionService({ spentKeys, uploads, uploadRoom, spam, privacy }: SubmissionParts) {
  const isFull: Record<BoundedStore, () => Promise<boolean>> = {
    uploads: async () => uploadRoom.isFull(),
    cvs: uploads.isFull,
    messages: spam.isFull,
  };
  return {
    /** For the hidden fields `idempotencyKey` and `formStamp` of a form; new ones for each page that is rendered. */
    async beginForm(): Promise<{ formKey: string; stamp: string }> {
      return { formKey: newFormKey(), stamp: await spam.newStamp() };
    },

    /** What strangers make us keep that has reached its bound. */
    async listFull(): Promise<BoundedStore[]> {
      const found = await Promise.all(boundedStores.map(async (store) => [store, await isFull[store]()] as const));
      return found.flatMap(([store, isReached]) => (isReached ? [store] : []));
    },

    /**
     * Removes what is kept only for a time: CVs of rejected forms after an hour, spent keys after a week, counts after a day,
     * names when the time that administrators chose is over. CVs that the virus scanner has not seen are shown to it.
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
