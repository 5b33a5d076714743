import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import type { ExpectedVersions } from '#server/db/record-version.ts';
import type { FileInspector } from '#server/files/file-inspector.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { SpamService } from '#server/spam/spam-service.ts';
import { type CareerApplication, type CareerStatus, careerInputSchema } from '#shared/career.ts';
import { AppError } from '#shared/errors.ts';
import type { FileMark } from '#shared/file-marks.ts';
import type { Language } from '#shared/language.ts';
import type { StaffLead, SuspicionFilter } from '#shared/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { createApplicationIntake } from './application-intake.ts';
import { careerQueries, findCvPath } from './career-queries.ts';
import { listMarks, listMarksOfApplications } from './file-mark-queries.ts';
import { createFormCv } from './form-cv.ts';
import { changeStatus, changeStatuses, type SeenStatuses } from './lead-status.ts';
import type { FormOutcome, PageForms } from './page-forms.ts';
import type { Sender } from './sender.ts';
import type { SpentKeys } from './spent-key-service.ts';
import type { FormSubmission } from './submitted-form.ts';
import type { KeptUpload } from './upload-queries.ts';
import type { Uploads } from './upload-service.ts';

export type CareerService = ReturnType<typeof createCareerService>;
export type CareerParts = {
  db: Database;
  spentKeys: SpentKeys;
  pageForms: PageForms;
  uploads: Uploads;
  inspector: FileInspector;
  spam: SpamService;
};

type CareerFilter = { status?: CareerStatus | undefined; suspicious?: SuspicionFilter | undefined };

const formFields = Object.keys(careerInputSchema.shape);

/** The rules about career applications. */
export function createCareerService(parts: CareerParts) {
  const { db, uploads, pageForms } = parts;
  const intake = createApplicationIntake(parts);
  const missing = (): AppError => new AppError('not_found', 'career_not_found');

  /** The storage path of a CV and its original name. @throws AppError `not_found`, `conflict` for an infected one */
  async function getCv(id: string): Promise<{ path: string; originalName: string; size: number }> {
    const upload = await findCv(db, id);
    if (!upload) throw missing();
    if ((await listMarks(db, upload.path)).includes('infected')) throw new AppError('conflict', 'career_cv_infected');
    return { path: upload.path, originalName: upload.name, size: upload.size };
  }

  /** Deletes those of the named applications that exist in one transaction, and then their CVs. */
  async function removeMany(ids: readonly string[]): Promise<number> {
    const taken: KeptUpload[] = [];
    const count = await db.transaction().execute((transaction) =>
      countEach(ids, async (id) => {
        const upload = await findCv(transaction, id);
        if (!(await careerQueries.remove(transaction, id))) return false;
        if (!upload) return true;
        await uploads.takeBack(transaction, upload);
        taken.push(upload);
        return true;
      }),
    );
    for (const upload of taken) await uploads.discard(upload);
    return count;
  }

  return {
    /**
     * Stores an application with its CV, once per key: both, or neither.
     * @throws AppError `invalid` (422), `wrong_type` (415), `too_large` (413), with one message per field
     */
    submit(sent: unknown, sender: Sender, cv?: ReceivedFile): Promise<CareerApplication> {
      return intake.submit(sent, cv, sender);
    },

    /** Submits the application form of a page; a valid CV of a rejected one is kept for an hour. */
    async submitForm(submission: FormSubmission, { language }: { language: Language }): Promise<FormOutcome> {
      const cv = createFormCv(submission, parts);
      const failure = 'career_submit_failed' as const;
      const form = { language, fields: formFields, failure, keepFiles: cv.take };
      const outcome = await pageForms.answer(submission, form, async (values, sender) => {
        const stamp = await intake.submitForm(values, await cv.take(sender.key), sender);
        await cv.finish(sender.key);
        return stamp;
      });
      if (outcome.ok) return outcome;
      const { kept, isLost } = await cv.keepUnder(outcome.formKey);
      const told = isLost ? pageForms.addError(outcome, 'cv', { key: 'career_cv_not_kept', language }) : outcome;
      return kept ? { ...told, keptCv: kept } : told;
    },

    /** The ids of the whole list, in its order. */
    listIds(query: ListQuery, filter: CareerFilter = {}): Promise<string[]> {
      return careerQueries.listIds(db, query, filter);
    },

    /** Those of the named that exist, ordered by id. */
    readMany(ids: readonly string[]): Promise<StaffLead<CareerApplication>[]> {
      return careerQueries.findMany(db, ids);
    },

    /** Newest first, with the findings about each CV; without a filter, all. */
    async list(query: ListQuery = {}, filter: CareerFilter = {}): Promise<Page<StaffLead<CareerApplication>>> {
      return withCvMarks(db, await careerQueries.list(db, query, filter));
    },

    /** @throws AppError `not_found` */
    async get(id: string): Promise<StaffLead<CareerApplication>> {
      const application = await careerQueries.find(db, id);
      if (!application) throw missing();
      return application;
    },

    /**
     * @returns the changed record. @throws AppError `not_found`, `changed` (412) when it is none of the expected
     * versions
     */
    async changeStatus(id: string, status: CareerStatus, expected?: ExpectedVersions): Promise<object> {
      const changed = await changeStatus(db, careerQueries, { id, status, expected });
      if (!changed) throw missing();
      return changed;
    },

    getCv,

    /** Removes the suspicion mark of an application. @throws AppError `not_found` */
    async clearSuspicion(id: string): Promise<void> {
      if (!(await careerQueries.clearSuspicion(db, id))) throw missing();
    },

    /** Permanently deletes an application and its CV. @throws AppError `not_found` */
    async remove(id: string): Promise<void> {
      if ((await removeMany([id])) === 0) throw missing();
    },

    /** Permanently deletes several with their CVs. @returns how many existed */
    removeMany,

    /** Changes several. @returns how many were changed */
    changeStatuses(ids: readonly string[], status: CareerStatus, seen?: SeenStatuses): Promise<number> {
      return changeStatuses(db, careerQueries, { ids, status, seen });
    },
  };
}

async function withCvMarks<Application extends { _id: string }>(
  db: Database,
  page: Page<Application>,
): Promise<Page<Application & { cvMarks: FileMark[] }>> {
  const marks = await listMarksOfApplications(
    db,
    page.items.map(({ _id }) => _id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, cvMarks: marks.get(item._id) ?? [] })) };
}

/** The CV of an application, as an upload. */
async function findCv(db: Database, id: string): Promise<KeptUpload | undefined> {
  const [application, path] = [await careerQueries.find(db, id), await findCvPath(db, id)];
  return application && path ? { path, name: application.cvOriginalName, size: application.cvSize } : undefined;
}
