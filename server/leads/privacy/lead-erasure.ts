import type { Database } from '#server/core/db/database.ts';
import { findCv, type KeptUpload } from '#server/leads/files/upload-queries.ts';
import type { Uploads } from '#server/leads/files/upload-service.ts';
import { deleteLeadKeys } from '#server/leads/forms/idempotency-queries.ts';
import { leadDescriptions } from '#server/leads/kinds/lead-kinds.ts';
import { listReceived } from '#server/leads/thread/received-mail-queries.ts';
import { type LeadFile, listFiles, listMessages, removeThread } from '#server/leads/thread/thread-queries.ts';
import { type LeadKind, type LeadSection, leadKinds, leadSections, sectionOfLead } from '#shared/leads/lead.ts';
import { fromKeys } from '#shared/typed-entries.ts';
import {
  anonymiseLead,
  findLeadsByEmail,
  findLeadsByPhone,
  forgetSearches,
  listSought,
  type PersonalLead,
  readWholeLead,
} from './lead-erasure-queries.ts';

export type LeadErasure = ReturnType<typeof createLeadErasure>;

export type PersonalLeads = Record<LeadSection, PersonalLead[]>;

/** All data of a lead; its CV and the files that came with it or after it. */
type WholeLead = { lead: object; cv: KeptUpload | undefined; files: LeadFile[] };

/** The leads to anonymise, and the time of it. */
type Erasing = { ids: readonly string[]; at: Date };

/** Finds the personal data in leads, and erases it. */
export function createLeadErasure({ db, uploads }: { db: Database; uploads: Uploads }) {
  const readOwnCv = async (database: Database, kind: LeadKind, id: string): Promise<KeptUpload | undefined> =>
    leadDescriptions[kind].files === 'cv' ? findCv(database, id) : undefined;

  return {
    /** The leads with an e-mail address, or with a phone number (E.164). */
    async findByPerson(person: { email: string } | { phone: string }): Promise<PersonalLeads> {
      const leads: PersonalLeads = fromKeys(leadSections, () => []);
      for (const kind of leadKinds) {
        leads[sectionOfLead(kind)] =
          'phone' in person
            ? await findLeadsByPhone(db, kind, person.phone)
            : await findLeadsByEmail(db, kind, person.email);
      }
      return leads;
    },

    /**
     * Anonymises leads in a transaction, and removes what followed after them. Their files are returned to the uploads in
     * it, so that a row refers to each until it is removed.
     * @returns the leads anonymised now, and the files to discard after the commit
     */
    async erase(transaction: Database, kind: LeadKind, { ids, at }: Erasing) {
      const erased: string[] = [];
      const files: KeptUpload[] = [];
      const people = await listSought(transaction, kind, ids);
      // In a fixed order, so that two processes wait instead of deadlocking.
      for (const id of ids.toSorted()) {
        const cv = await readOwnCv(transaction, kind, id);
        if (!(await anonymiseLead(transaction, kind, id, at))) continue;
        erased.push(id);
        for (const file of [...(cv ? [cv] : []), ...(await removeThread(transaction, id))]) {
          await uploads.takeBack(transaction, file);
          files.push(file);
        }
      }
      await deleteLeadKeys(transaction, erased);
      await forgetSearches(transaction, people);
      return { erased, files };
    },

    /** All data of a lead, what followed after it, and where its files are stored. */
    async readWhole(kind: LeadKind, id: string): Promise<WholeLead | undefined> {
      const lead = await readWholeLead(db, kind, id);
      if (!lead) return undefined;
      const thread = (await listMessages(db, id)).map(({ _id, ...message }) => message);
      const letters = (await listReceived(db, id)).map(({ _id, message, ...letter }) => letter);
      return {
        lead: { ...lead, ...(thread.length > 0 && { thread }), ...(letters.length > 0 && { letters }) },
        cv: await readOwnCv(db, kind, id),
        files: await listFiles(db, id),
      };
    },

    /** The CVs of unfinished forms with one of these addresses. */
    findDrafts: uploads.findKeptOf,

    /** Removes the files of erased leads and unfinished forms. */
    async discardFiles(files: readonly KeptUpload[]): Promise<void> {
      for (const file of files) await uploads.discard(file);
    },
  };
}
