import type { SpentKeys } from './spent-key-service.ts';
import { newFormKey } from './submission-key.ts';
import type { Uploads } from './upload-service.ts';

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** What all forms share. */
export function createSubmissionService({ spentKeys, uploads }: { spentKeys: SpentKeys; uploads: Uploads }) {
  return {
    /** For the hidden field `idempotencyKey` of a form; a new one for each page that is rendered. */
    newFormKey,

    /** Removes what is kept only for a time: CVs of rejected forms after an hour, spent keys after a week. */
    async sweep(): Promise<void> {
      await uploads.sweep();
      await spentKeys.sweep();
    },
  };
}
