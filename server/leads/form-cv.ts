import type { FileInspector } from '#server/files/file-inspector.ts';
import type { AppError } from '#shared/errors.ts';
import { examineCv } from './application-check.ts';
import { hashFile } from './body-hash.ts';
import { isFormKey } from './submission-key.ts';
import type { FormSubmission } from './submitted-form.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

/** The CV of a form: one sent now, or one kept from an earlier attempt; undefined when there is none. */
export type FormCvFinding = { upload?: KeptUpload; hash?: string; refusal?: AppError };

type Means = { uploads: Uploads; inspector: FileInspector };
/** The kept CV of a rejected form; `isLost`: a valid CV was sent and could not be kept. */
type KeptCv = { kept?: { name: string; size: number }; isLost?: boolean };

/** Handles the CV of a page's form across rejected attempts. */
export function createFormCv(submission: FormSubmission, { uploads, inspector }: Means) {
  let fresh: KeptUpload | undefined;

  return {
    /** Stores the sent file temporarily, or finds the one kept under `key`. */
    async take(key: string | undefined): Promise<FormCvFinding> {
      const { cv, refusal } = await examineCv(submission.files.cv?.[0], { inspector, network: submission.address });
      if (refusal) return { refusal };
      if (cv) {
        const hash = await hashFile(cv.file);
        fresh = await uploads.putDown(cv);
        return { upload: fresh, hash };
      }
      const kept = isFormKey(key) ? await uploads.findKept(key) : undefined;
      return kept ? { upload: kept } : {};
    },

    /** After the form was accepted: removes what no application uses. */
    async finish(key: string | undefined): Promise<void> {
      const kept = isFormKey(key) ? await uploads.findKept(key) : undefined;
      for (const upload of [fresh, kept]) if (upload) await uploads.discard(upload);
    },

    /** After the form was rejected: keeps the file for when the form comes back with `formKey`. */
    async keepUnder(formKey: string): Promise<KeptCv> {
      try {
        const { fields, address } = submission;
        if (fresh) await uploads.keepUnder(formKey, fresh, { email: fields.email ?? '', address });
        const kept = await uploads.findKept(formKey);
        const isLost = fresh !== undefined && kept?.path !== fresh.path;
        return { isLost, ...(kept && { kept: { name: kept.name, size: kept.size } }) };
      } catch (error) {
        // The visitor sees the form's errors; the CV is then asked for again.
        submission.report(error);
        return { isLost: fresh !== undefined };
      }
    },
  };
}
