import type { Database } from '#server/db/database.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { FormOutcome, PageForms } from '#server/submissions/page-forms.ts';
import type { Sender } from '#server/submissions/sender.ts';
import type { SpentKeys } from '#server/submissions/spent-key-service.ts';
import type { FormSubmission } from '#server/submissions/submitted-form.ts';
import type { Uploads } from '#server/submissions/upload-service.ts';
import { type CareerApplication, type CareerStatus, careerInputSchema } from '#shared/career.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { createApplicationIntake } from './application-intake.ts';
import { careerQueries, findCvPath } from './career-queries.ts';
import { createFormCv } from './form-cv.ts';

export type CareerService = ReturnType<typeof createCareerService>;
export type CareerParts = { db: Database; spentKeys: SpentKeys; pageForms: PageForms; uploads: Uploads };

const formFields = Object.keys(careerInputSchema.shape);

/** The rules about career applications. */
export function createCareerService(parts: CareerParts) {
  const { db, uploads, pageForms } = parts;
  const intake = createApplicationIntake(parts);
  const missing = (): AppError => new AppError('not_found', 'career_not_found');

  /** The storage path of a CV, and the name its sender gave it. @throws AppError `not_found` */
  async function getCv(id: string): Promise<{ path: string; originalName: string; size: number }> {
    const [application, path] = [await careerQueries.find(db, id), await findCvPath(db, id)];
    if (!application || !path) throw missing();
    return { path, originalName: application.cvOriginalName, size: application.cvSize };
  }

  return {
    /**
     * Stores an application with its CV, once per key: both, or neither.
     * @throws AppError `invalid` (422), `wrong_type` (415), `too_large` (413), with one message per field
     */
    submitApplication(sent: unknown, cv: ReceivedFile | undefined, sender: Sender): Promise<CareerApplication> {
      return intake.submit(sent, cv, sender);
    },

    /** Submits the application form of a page; a valid CV of a rejected one is kept for an hour. */
    async submitForm(submission: FormSubmission, { language }: { language: Language }): Promise<FormOutcome> {
      const form = { language, fields: formFields, failure: 'career_submit_failed' as const };
      const cv = createFormCv(uploads, submission);
      const outcome = await pageForms.answer(submission, form, async (values, key) => {
        const stamp = await intake.submitForm(values, await cv.take(key), { language, source: 'form', key });
        await cv.finish(key);
        return stamp;
      });
      if (outcome.ok) return outcome;
      const keptCv = await cv.keepUnder(outcome.formKey);
      return { ...outcome, ...(keptCv && { keptCv }) };
    },

    /** Newest first; without `status`, all. */
    listApplications(
      query: ListQuery = {},
      filter: { status?: CareerStatus | undefined } = {},
    ): Promise<Page<CareerApplication>> {
      return careerQueries.list(db, query, filter);
    },

    /** @throws AppError `not_found` */
    async getApplication(id: string): Promise<CareerApplication> {
      const application = await careerQueries.find(db, id);
      if (!application) throw missing();
      return application;
    },

    /** @throws AppError `not_found` */
    async changeStatus(id: string, status: CareerStatus): Promise<void> {
      if (!(await careerQueries.setStatus(db, id, status))) throw missing();
    },

    getCv,

    /** Removes an application and its CV for good. @throws AppError `not_found` */
    async deleteApplication(id: string): Promise<void> {
      const { path, originalName: name, size } = await getCv(id);
      const upload = { path, name, size };
      await db.transaction().execute(async (transaction) => {
        if (!(await careerQueries.remove(transaction, id))) throw missing();
        await uploads.takeBack(transaction, upload);
      });
      await uploads.discard(upload);
    },
  };
}
