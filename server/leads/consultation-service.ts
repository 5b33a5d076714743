import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import type { SpamService } from '#server/spam/spam-service.ts';
import { type Consultation, consultationInputSchema } from '#shared/consultation.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { StaffLead, SuspicionFilter } from '#shared/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { hashFields } from './body-hash.ts';
import { consultationQueries } from './consultation-queries.ts';
import type { FormOutcome, PageForms } from './page-forms.ts';
import { originOf, type Sender } from './sender.ts';
import type { SpentKeys } from './spent-key-service.ts';
import { storedBytes } from './stored-bytes.ts';
import type { FormSubmission } from './submitted-form.ts';

export type ConsultationService = ReturnType<typeof createConsultationService>;
type ConsultationParts = { db: Database; spentKeys: SpentKeys; pageForms: PageForms; spam: SpamService };

type ConsultationFilter = { suspicious?: SuspicionFilter | undefined };

const formFields = Object.keys(consultationInputSchema.shape);

/** The rules about consultation requests. */
export function createConsultationService({ db, spentKeys, pageForms, spam }: ConsultationParts) {
  /**
   * Stores what a visitor sent, once per key.
   * @throws AppError `invalid` (422) with one message per field
   */
  async function submit(sent: unknown, sender: Sender): Promise<Consultation> {
    const input = parseOrRefuse(consultationInputSchema, sent);
    const submission = { form: 'consultation', key: sender.key, hash: { fields: hashFields('consultation', input) } };
    const repeated = await spentKeys.findRepeated(submission);
    if (repeated) return { ...repeated, ...input };
    const { settle, networks } = await spam.admit(sender, storedBytes(input));
    const stamp = await spentKeys.storeOnce({ ...submission, networks }, async (transaction) => {
      const suspicion = await settle(transaction);
      return consultationQueries.insert(transaction, input, { origin: originOf(sender), suspicion });
    });
    return { ...stamp, ...input };
  }

  return {
    submit,

    /** Submits the consultation form of a page. */
    submitForm(submission: FormSubmission, { language }: { language: Language }): Promise<FormOutcome> {
      const form = { language, fields: formFields, failure: 'consultation_submit_failed' as const };
      return pageForms.answer(submission, form, submit);
    },

    /** The ids of the whole list, in its order. */
    listIds(query: ListQuery, filter: ConsultationFilter = {}): Promise<string[]> {
      return consultationQueries.listIds(db, query, filter);
    },

    /** Those of the named that exist, ordered by id. */
    readMany(ids: readonly string[]): Promise<StaffLead<Consultation>[]> {
      return consultationQueries.findMany(db, ids);
    },

    /** Newest first. */
    list(query: ListQuery = {}, filter: ConsultationFilter = {}): Promise<Page<StaffLead<Consultation>>> {
      return consultationQueries.list(db, query, filter);
    },

    /** Removes the suspicion mark of a request. @throws AppError `not_found` */
    async clearSuspicion(id: string): Promise<void> {
      const isCleared = await consultationQueries.clearSuspicion(db, id);
      if (!isCleared) throw new AppError('not_found', 'consultation_not_found');
    },

    /** @throws AppError `not_found` */
    async get(id: string): Promise<StaffLead<Consultation>> {
      const consultation = await consultationQueries.find(db, id);
      if (!consultation) throw new AppError('not_found', 'consultation_not_found');
      return consultation;
    },

    /** Permanent. @throws AppError `not_found` */
    async remove(id: string): Promise<void> {
      const isRemoved = await db.transaction().execute((transaction) => consultationQueries.remove(transaction, id));
      if (!isRemoved) throw new AppError('not_found', 'consultation_not_found');
    },

    /** Permanently deletes several. @returns how many existed */
    removeMany(ids: readonly string[]): Promise<number> {
      return db
        .transaction()
        .execute((transaction) => countEach(ids, (id) => consultationQueries.remove(transaction, id)));
    },
  };
}
