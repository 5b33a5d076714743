import type { FileInspector } from '#server/core/files/inspection/file-inspector.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import { hashFile } from '#server/core/files/storage/content-hash.ts';
import { AppError, type FieldErrors, fieldsRefused, isAppError } from '#shared/errors.ts';
import { isFormKey } from './form-key.ts';
import type { PostedForm } from './page-forms.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { CheckedCv, Uploads } from './upload-service.ts';

/** A checked CV, or the refusal; neither when none was sent. */
type CvCheckResult = { cv?: CheckedCv; refusal?: AppError };

/** Checks the size and content of a received CV. @throws AppError `unavailable` when it cannot be checked now */
export async function inspectCv(
  received: ReceivedFile | undefined,
  { inspector, network }: { inspector: FileInspector; network: string },
): Promise<CvCheckResult> {
  if (!received) return {};
  if (received.refusal) return { refusal: received.refusal };
  const { file, originalName: name, bytes: size } = received;
  try {
    await inspector.checkCv(file, { field: 'cv', network });
    return { cv: { file, name, size, network } };
  } catch (error) {
    if (!isAppError(error) || error.code === 'unavailable') throw error;
    return { refusal: error };
  }
}

/** Combines the field errors and the refusal of a CV; a CV of a wrong type or size determines the status. */
export function refuseLead(fieldErrors: FieldErrors | undefined, cvRefusal: AppError | undefined): AppError {
  const fields = { ...fieldErrors, ...cvRefusal?.fields };
  // A sentence about the file is more specific than the general one about fields.
  if (cvRefusal && cvRefusal.code !== 'invalid') return new AppError(cvRefusal.code, cvRefusal.messageKey, { fields });
  return fieldsRefused(fields);
}

/** The CV of a form: one sent now, or one kept from an earlier attempt; undefined when there is none. */
export type FormCvResult = { upload?: KeptUpload; hash?: string; refusal?: AppError };

type Means = { uploads: Uploads; inspector: FileInspector };
/** The kept CV of a rejected form; `isLost`: a valid CV was sent and could not be kept. */
type KeptCv = { kept?: { name: string; size: number }; isLost?: boolean };

/** Handles the CV of a page's form across rejected attempts. */
export function createFormCv(posted: PostedForm, { uploads, inspector }: Means) {
  let fresh: KeptUpload | undefined;

  return {
    /** Stores the sent file temporarily, or finds the one kept under `key`. */
    async take(key: string | undefined): Promise<FormCvResult> {
      const { cv, refusal } = await inspectCv(posted.files.cv?.[0], { inspector, network: posted.address });
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
        const { fields, address } = posted;
        if (fresh) await uploads.keepUnder(formKey, fresh, { email: fields.email ?? '', address });
        const kept = await uploads.findKept(formKey);
        const isLost = fresh !== undefined && kept?.path !== fresh.path;
        return { isLost, ...(kept && { kept: { name: kept.name, size: kept.size } }) };
      } catch (error) {
        // The visitor sees the form's errors; the form then requires the CV again.
        posted.report(error);
        return { isLost: fresh !== undefined };
      }
    },
  };
}
