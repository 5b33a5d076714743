import type { Database } from '#server/db/database.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { Admission, SpamService } from '#server/spam/spam-service.ts';
import type { CareerApplication } from '#shared/career.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { LeadStamp } from '#shared/lead.ts';
import { type CheckedApplication, examineCv, readApplication, refuseApplication } from './application-check.ts';
import { hashFields, hashFile } from './body-hash.ts';
import { careerQueries, isOpening } from './career-queries.ts';
import type { FormCvFinding } from './form-cv.ts';
import { originOf, type Sender } from './sender.ts';
import type { SpentKeys, Submission } from './spent-key-service.ts';
import { storedBytes } from './stored-bytes.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

type Intake = { db: Database; spentKeys: SpentKeys; uploads: Uploads; spam: SpamService; inspector: FileInspector };
type CvNote = Pick<KeptUpload, 'name' | 'size'>;

const cvMissing = () => fieldRefused('cv', 'career_cv_required');

function toSubmission(input: object, key: string | undefined, file?: string): Submission {
  return { form: 'career', key, hash: { fields: hashFields('career', input), ...(file && { file }) } };
}

function toValues({ fullName, email, phone, phoneNumber, opening }: CheckedApplication, cv: CvNote) {
  const status = 'pending' as const;
  const texts = { fullName, email, phone, phoneNumber };
  return { ...texts, cvOriginalName: cv.name, cvSize: cv.size, opening: opening || null, status };
}

type Application = { values: ReturnType<typeof toValues>; upload: KeptUpload; sender: Sender; admission: Admission };

/** Receives an application and its CV: the file is stored before the row, in which it is then referenced. */
export function createApplicationIntake({ spentKeys, uploads, db, spam, inspector }: Intake) {
  return {
    /** Submits an application sent to the API. @throws AppError with one message per field */
    async submit(sent: unknown, received: ReceivedFile | undefined, sender: Sender): Promise<CareerApplication> {
      const network = sender.network?.address ?? '';
      const { cv, refusal } = await examineCv(received, { inspector, network });
      const { application, fieldErrors } = readApplication(sent);
      if (!application || !cv) throw refuseApplication(fieldErrors, cv ? undefined : (refusal ?? cvMissing()));
      const values = toValues(application, cv);
      const submission = toSubmission(application, sender.key, await hashFile(cv.file));
      const repeated = await spentKeys.findRepeated(submission);
      if (repeated) return { ...repeated, ...values };
      await refuseUnknownOpening(application);
      const admission = await spam.admit(sender, storedBytes(application, cv.size));
      const upload = await uploads.putDown(cv);
      try {
        return { ...(await store(submission, { values, upload, sender, admission })), ...values };
      } finally {
        await uploads.discard(upload);
      }
    },

    /** Submits an application sent by a page's form, whose CV may have been kept. @throws AppError as `submit` */
    async submitForm(sent: unknown, { upload, hash, refusal }: FormCvFinding, sender: Sender): Promise<LeadStamp> {
      const { application, fieldErrors } = readApplication(sent);
      if (application && !refusal) {
        // Before a missing CV is refused: a successful form that is sent again no longer has its kept CV.
        const repeated = await spentKeys.findRepeated(toSubmission(application, sender.key, hash));
        if (repeated) return repeated;
      }
      if (!application || !upload) throw refuseApplication(fieldErrors, upload ? undefined : (refusal ?? cvMissing()));
      await refuseUnknownOpening(application);
      const submission = toSubmission(application, sender.key, hash);
      const admission = await spam.admit(sender, storedBytes(application, upload.size));
      return store(submission, { values: toValues(application, upload), upload, sender, admission });
    },
  };

  async function refuseUnknownOpening({ opening }: CheckedApplication): Promise<void> {
    if (opening && !(await isOpening(db, opening))) throw fieldRefused('opening', 'career_opening_unknown');
  }

  function store(submission: Submission, { values, upload, sender, admission }: Application): Promise<LeadStamp> {
    return spentKeys.storeOnce({ ...submission, networks: admission.networks }, async (transaction) => {
      const suspicion = await admission.settle(transaction);
      const more = { origin: originOf(sender), suspicion, internal: { cv_path: upload.path } };
      const application = await careerQueries.insert(transaction, values, more);
      if (!(await uploads.takeOver(transaction, upload))) throw cvMissing();
      return application;
    });
  }
}
