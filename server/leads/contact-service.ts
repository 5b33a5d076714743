import { countEach } from '#server/db/count-each.ts';
import type { Database } from '#server/db/database.ts';
import type { ExpectedVersions } from '#server/db/record-version.ts';
import type { SpamService } from '#server/spam/spam-service.ts';
import { type Contact, type ContactStatus, contactInputSchema } from '#shared/contact.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { StaffLead, SuspicionFilter } from '#shared/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { hashFields } from './body-hash.ts';
import { contactQueries, isProduct } from './contact-queries.ts';
import { changeStatus, changeStatuses, type SeenStatuses } from './lead-status.ts';
import type { FormOutcome, PageForms } from './page-forms.ts';
import { originOf, type Sender } from './sender.ts';
import type { SpentKeys } from './spent-key-service.ts';
import { storedBytes } from './stored-bytes.ts';
import type { FormSubmission } from './submitted-form.ts';

export type ContactService = ReturnType<typeof createContactService>;
type ContactParts = { db: Database; spentKeys: SpentKeys; pageForms: PageForms; spam: SpamService };

type ContactFilter = { status?: ContactStatus | undefined; suspicious?: SuspicionFilter | undefined };

const formFields = Object.keys(contactInputSchema.shape);

/** The rules about contact messages. */
export function createContactService({ db, spentKeys, pageForms, spam }: ContactParts) {
  /**
   * Stores what a visitor sent, once per key.
   * @throws AppError `invalid` (422) with one message per field
   */
  async function submit(sent: unknown, sender: Sender): Promise<Contact> {
    const input = parseOrRefuse(contactInputSchema, sent);
    const values = { ...input, product: input.product || null, status: 'pending' as const };
    const submission = { form: 'contact', key: sender.key, hash: { fields: hashFields('contact', input) } };
    const repeated = await spentKeys.findRepeated(submission);
    if (repeated) return { ...repeated, ...values };
    if (values.product && !(await isProduct(db, values.product)))
      throw fieldRefused('product', 'contact_product_unknown');
    const { settle, networks } = await spam.admit(sender, storedBytes(input));
    const stamp = await spentKeys.storeOnce({ ...submission, networks }, async (transaction) => {
      const suspicion = await settle(transaction);
      return contactQueries.insert(transaction, values, { origin: originOf(sender), suspicion });
    });
    return { ...stamp, ...values };
  }

  return {
    submit,

    /** Submits the contact form of a page. */
    submitForm(submission: FormSubmission, { language }: { language: Language }): Promise<FormOutcome> {
      const form = { language, fields: formFields, failure: 'contact_submit_failed' as const };
      return pageForms.answer(submission, form, submit);
    },

    /** The ids of the whole list, in its order. */
    listIds(query: ListQuery, filter: ContactFilter = {}): Promise<string[]> {
      return contactQueries.listIds(db, query, filter);
    },

    /** Those of the named that exist, ordered by id. */
    readMany(ids: readonly string[]): Promise<StaffLead<Contact>[]> {
      return contactQueries.findMany(db, ids);
    },

    /** Newest first; without a filter, all. */
    list(query: ListQuery = {}, filter: ContactFilter = {}): Promise<Page<StaffLead<Contact>>> {
      return contactQueries.list(db, query, filter);
    },

    /** @throws AppError `not_found` */
    async get(id: string): Promise<StaffLead<Contact>> {
      const contact = await contactQueries.find(db, id);
      if (!contact) throw new AppError('not_found', 'contact_not_found');
      return contact;
    },

    /**
     * @returns the changed record. @throws AppError `not_found`, `changed` (412) when it is none of the expected
     * versions
     */
    async changeStatus(id: string, status: ContactStatus, expected?: ExpectedVersions): Promise<object> {
      const changed = await changeStatus(db, contactQueries, { id, status, expected });
      if (!changed) throw new AppError('not_found', 'contact_not_found');
      return changed;
    },

    /** Removes the suspicion mark of a message. @throws AppError `not_found` */
    async clearSuspicion(id: string): Promise<void> {
      if (!(await contactQueries.clearSuspicion(db, id))) throw new AppError('not_found', 'contact_not_found');
    },

    /** Permanent. @throws AppError `not_found` */
    async remove(id: string): Promise<void> {
      const isRemoved = await db.transaction().execute((transaction) => contactQueries.remove(transaction, id));
      if (!isRemoved) throw new AppError('not_found', 'contact_not_found');
    },

    /** Permanently deletes several. @returns how many existed */
    removeMany(ids: readonly string[]): Promise<number> {
      return db.transaction().execute((transaction) => countEach(ids, (id) => contactQueries.remove(transaction, id)));
    },

    /** Changes several. @returns how many were changed */
    changeStatuses(ids: readonly string[], status: ContactStatus, seen?: SeenStatuses): Promise<number> {
      return changeStatuses(db, contactQueries, { ids, status, seen });
    },
  };
}
