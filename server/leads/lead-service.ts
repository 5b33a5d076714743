import type { UploadRoom } from '#server/files/upload-room.ts';
import { type BoundedStore, boundedStores } from '#shared/site-status.ts';
import { type CareerParts, createCareerService } from './career-service.ts';
import { createConsultationService } from './consultation-service.ts';
import { createContactService } from './contact-service.ts';
import { newFormKey } from './submission-key.ts';

export type LeadService = ReturnType<typeof createLeadService>;
type LeadParts = CareerParts & { uploadRoom: UploadRoom };

/** What visitors send, by kind, and what all forms share. */
export function createLeadService(parts: LeadParts) {
  const { spentKeys, uploads, uploadRoom, spam } = parts;
  const career = createCareerService(parts);
  const isFull: Record<BoundedStore, () => Promise<boolean>> = {
    uploads: async () => uploadRoom.isFull(),
    cvs: uploads.isFull,
    messages: spam.isFull,
  };
  return {
    contact: createContactService(parts),
    consultation: createConsultationService(parts),
    career,
    getCv: career.getCv,

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
     * Deletes expired data: CVs of rejected forms after an hour, used keys after a week, counts after a day. Rescans
     * CVs that the virus scanner has not seen.
     */
    async sweep(): Promise<void> {
      await uploads.sweep();
      await spentKeys.sweep();
      await spam.sweep();
      await uploads.recheck();
    },
  };
}
