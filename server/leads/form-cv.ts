import type { FileInspector } from '#server/files/file-inspector.ts';
import type { AppError } from '#shared/errors.ts';
import { examineCv } from './application-check.ts';
import { hashFile } from './body-hash.ts';
import { isFormKey } from './submission-key.ts';
import type { FormSubmission } from './submitted-form.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

/** The CV that goes with a form: one sent now, or one kept from an earlier attempt; nothing when there is none. */
export type FormCvFinding = { upload?: KeptUpload; hash?: string; refusal?: AppError };

type Means = { uploads: Uploads; inspector: FileInspector };
/** What is kept of a rejected form, now or from before; `isLost`: a good CV came and could not be kept. */
type KeptCv = { kept?: { name: string; size: number }; isLost?: boolean };

/** The way of a CV through a page's form that may be rejected. */
export function createFormCv(submission: FormSubmission, { uploads, inspector }: Means) {
  let fresh: KeptUpload | undefined;

  return {
    /** Puts down what was sent, or finds what was kept under `key`. */
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

    /** After the form was answered well: what no application took over is removed. */
    async finish(key: string | undefined): Promise<void> {
      const kept = isFormKey(key) ? await uploads.findKept(key) : undefined;
      for (const upload of [fresh, kept]) if (upload) await uploads.discard(upload);
    },

    /** After the form was rejected: what need not be sent again when the form comes back with `formKey`. */
    async keepUnder(formKey: string): Promise<KeptCv> {
      try {
        const { fields, address } = submission;
        if (fresh) await uploads.keepUnder(formKey, fresh, { email: fields.email ?? '', address });
        const kept = await uploads.findKept(formKey);
        const isLost = fresh !== undefined && kept?.path !== fresh.path;
        return { isLost, ...(kept && { kept: { name: kept.name, size: kept.size } }) };
      } catch (error) {
        // The visitor is told about the form; the CV is then simply asked for again.
        submission.report(error);
        return { isLost: fresh !== undefined };
      }
    },
  };
}
