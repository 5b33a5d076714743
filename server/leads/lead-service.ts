import { changeEach, type StatusesSet } from '#server/core/db/change-each.ts';
import { type ExpectedVersions, requireVersion } from '#server/core/db/record-version.ts';
import type { ReceivedFile } from '#server/core/files/received-file.ts';
import type { UploadRoom } from '#server/core/files/upload-room.ts';
import { removeMailAbout } from '#server/core/mail/queue-mail.ts';
import { findFormerSuspicion, insertLeadEvent } from '#server/leads/desk-row/lead-event-queries.ts';
import { createFormFiles, fileRules } from '#server/leads/files/file-intake.ts';
import { listMarks, listMarksOfLeads } from '#server/leads/files/file-mark-queries.ts';
import { findCv, type KeptUpload } from '#server/leads/files/upload-queries.ts';
import type { CheckedUpload } from '#server/leads/files/upload-service.ts';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import type { FormOutcome, PageForms, PostedForm } from '#server/leads/forms/page-forms.ts';
import type { Sender } from '#server/leads/forms/sender.ts';
import { areSubjectsRenamed, indexOlderLeads, indexRenamedSubjects } from '#server/leads/kinds/index-older-leads.ts';
import type { LeadFilter } from '#server/leads/kinds/lead-filter-queries.ts';
import type { LeadKindDescription, LeadRecord, StoredLead } from '#server/leads/kinds/lead-kind.ts';
import { leadDescriptions, leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { LeadTable } from '#server/leads/kinds/lead-queries.ts';
import { forgetDigestLead } from '#server/leads/letters/digest-queries.ts';
import { findExpiring } from '#server/leads/privacy/retention.ts';
import { createFollowAddresses } from '#server/leads/thread/follow-address.ts';
import { removeThread } from '#server/leads/thread/thread-queries.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { DeskAct } from '#shared/leads/desk.ts';
import type { FileMark } from '#shared/leads/file-marks.ts';
import type { LeadKind, LeadStatuses } from '#shared/leads/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import { type BoundedStore, boundedStores } from '#shared/operations/site-status.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { formFiles, type IntakeParts, leadIntake } from './lead-intake.ts';

export type LeadParts = IntakeParts & { pageForms: PageForms; uploadRoom: UploadRoom };

/** The status of each record when it was selected, by id: records with another current status are skipped. */
export type SeenStatuses = Readonly<Record<string, string>>;

/** What staff do with the marks of a lead. */
const suspicionChanges = ['mark', 'clear', 'undo_mark', 'undo_clear'] as const satisfies readonly DeskAct[];
type SuspicionChange = (typeof suspicionChanges)[number];
export const isSuspicionChange = (act: DeskAct): act is SuspicionChange =>
  suspicionChanges.some((change) => change === act);

/** A lead of a list, with the findings about its CV if it has one. */
type ListedLead<Kind extends LeadKind> = LeadRecord<Kind> & { cvMarks?: FileMark[] };

export type LeadsOfKind<Kind extends LeadKind> = ReturnType<typeof leadsOfKind<Kind>>;
export type LeadsByKind = { [Kind in LeadKind]: LeadsOfKind<Kind> };
export type LeadService = LeadsByKind & ReturnType<typeof sharedByForms>;

/** What visitors send, by kind, and what all forms share. */
export function createLeadService(parts: LeadParts): LeadService {
  return {
    contact: leadsOfKind(leadDescriptions.contact, { table: leadTables.contact, parts }),
    consultation: leadsOfKind(leadDescriptions.consultation, { table: leadTables.consultation, parts }),
    career: leadsOfKind(leadDescriptions.career, { table: leadTables.career, parts }),
    quote: leadsOfKind(leadDescriptions.quote, { table: leadTables.quote, parts }),
    ...sharedByForms(parts),
  };
}

/** The rules about one kind of lead. */
function leadsOfKind<Kind extends LeadKind>(
  description: LeadKindDescription<Kind>,
  { table, parts }: { table: LeadTable<Kind>; parts: LeadParts },
) {
  const { db, uploads, pageForms } = parts;
  const { kind, step } = description;
  const hasCv = description.files === 'cv';
  const rule = description.files && fileRules[description.files];
  const addresses = createFollowAddresses({ db });
  const intake = leadIntake(description, { table, parts });
  const fields = description.formNames ?? Object.keys(description.input.shape);
  const failure: MessageKey = `${kind}_submit_failed`;
  const missing = (): AppError => new AppError('not_found', `${kind}_not_found`);

  const complete = async (filter: LeadFilter): Promise<LeadFilter> =>
    filter.only === 'expiring' ? { ...filter, sentUntil: await findExpiring(db, kind) } : filter;

  /** Deletes those of the named that exist in one transaction, with what followed, and then their files. @returns the ids of those */
  async function removeMany(ids: readonly string[]): Promise<string[]> {
    const taken: KeptUpload[] = [];
    const removed = await db.transaction().execute((transaction) =>
      changeEach(ids, async (id) => {
        const cv = hasCv && (await findCv(transaction, id));
        if (!(await table.remove(transaction, id))) return false;
        await removeMailAbout(transaction, id);
        await forgetDigestLead(transaction, id);
        for (const file of [...(cv ? [cv] : []), ...(await removeThread(transaction, id))]) {
          await uploads.takeBack(transaction, file);
          taken.push(file);
        }
        return true;
      }),
    );
    for (const file of taken) await uploads.discard(file);
    return removed;
  }

  return {
    /**
     * Stores what was sent to the API, once per key; files are stored with it, or neither.
     * @throws AppError `invalid` (422), `wrong_type` (415), `too_large` (413), with one message per field, `too_many`
     */
    async submit(sent: unknown, sender: Sender, received: readonly ReceivedFile[] = []): Promise<StoredLead<Kind>> {
      const { leadFiles, done } = await intake.receive(received, sender);
      try {
        return await intake.submit(sent, sender, leadFiles);
      } finally {
        await done();
      }
    },

    /** Stores what came by mail, once per key, with its checked files. @returns the names of those that the scanner refused too */
    async submitLetter(sent: unknown, sender: Sender, checked: readonly CheckedUpload[]) {
      const refused: string[] = [];
      const lead = await intake.submit(sent, sender, intake.takeChecked(checked, refused));
      return { lead, refused };
    },

    /** The path of a lead's private page, without language prefix. */
    followPath: (id: string): Promise<string> => addresses.writePath({ kind, id }),

    /** Submits the form of a page; valid files of a rejected one are kept for an hour. */
    async submitForm(posted: PostedForm, { language }: { language: Language }): Promise<FormOutcome> {
      const files = createFormFiles(posted, rule, parts);
      const form = { language, fields, failure, step, keepFiles: files.take };
      const outcome = await pageForms.answer(posted, form, async (values, sender) => {
        const { _id, reference } = await intake.submit(values, sender, formFiles(await files.take(sender.key)));
        await files.finish(sender.key);
        return { reference, followPath: await addresses.writePath({ kind, id: _id }) };
      });
      if (outcome.ok || !rule) return outcome;
      // A step of the form says what is wrong with its files, as sending it does.
      const refusal = step && (await files.findRefusal(outcome.formKey));
      const { kept: keptFiles, isLost } = await files.keepUnder(outcome.formKey);
      const fault = isLost ? fieldRefused(rule.field, rule.notKept) : refusal;
      const rejected = fault ? pageForms.addErrors(outcome, fault, language) : outcome;
      return { ...rejected, ...(keptFiles.length > 0 && { keptFiles }) };
    },

    /** Newest first, with the findings about each CV; without a filter, all. */
    async list(query: ListQuery = {}, filter: LeadFilter = {}): Promise<Page<ListedLead<Kind>>> {
      const page = await table.list(db, query, await complete(filter));
      if (!hasCv) return page;
      const ids = page.items.map(({ _id }) => _id);
      const marks = await listMarksOfLeads(db, ids);
      return { ...page, items: page.items.map((lead) => ({ ...lead, cvMarks: marks.get(lead._id) ?? [] })) };
    },

    /** The ids of the whole list, in its order. */
    listIds: async (query: ListQuery, filter: LeadFilter = {}): Promise<string[]> =>
      table.listIds(db, query, await complete(filter)),

    /** Those of the named that exist, ordered by id. */
    readMany: (ids: readonly string[]): Promise<LeadRecord<Kind>[]> => table.findMany(db, ids),

    /** @throws AppError `not_found` */
    async get(id: string): Promise<LeadRecord<Kind>> {
      const lead = await table.find(db, id);
      if (!lead) throw missing();
      return lead;
    },

    /**
     * The storage path of a CV, its original name and its size in bytes. @throws AppError `not_found`, `conflict` for an
     * infected one
     */
    async getCv(id: string): Promise<KeptUpload> {
      const cv = hasCv && (await findCv(db, id));
      if (!cv) throw missing();
      if ((await listMarks(db, cv.path)).includes('infected')) throw new AppError('conflict', 'career_cv_infected');
      return cv;
    },

    /**
     * Changes the status of a lead, unless it is not the expected one.
     * @returns the changed record. @throws AppError `not_found`, `changed` (412)
     */
    async changeStatus(
      id: string,
      status: LeadStatuses[Kind],
      { by, expected }: { by?: string | undefined; expected?: ExpectedVersions | undefined } = {},
    ): Promise<object> {
      const changed = await db.transaction().execute(async (transaction) => {
        const lead = await table.lock(transaction, id);
        if (!lead) return undefined;
        requireVersion(lead, expected);
        await table.setStatus(transaction, id, status, { by, cause: 'hand' });
        return { ...lead, status };
      });
      if (!changed) throw missing();
      return changed;
    },

    /** Gives several a status in one transaction. */
    changeStatuses(
      ids: readonly string[],
      status: LeadStatuses[Kind],
      { by, seen = {} }: { by: string | undefined; seen: SeenStatuses | undefined },
    ): Promise<StatusesSet> {
      const findSeen = (id: string): string | undefined => (Object.hasOwn(seen, id) ? seen[id] : undefined);
      const makeMove = (id: string) => ({ by, cause: 'hand', seen: findSeen(id) }) as const;
      return db.transaction().execute(async (transaction) => {
        const changed: string[] = [];
        const set = await changeEach(ids, async (id) => {
          const lead = await table.lock(transaction, id);
          const isSet = await table.setStatus(transaction, id, status, makeMove(id));
          if (isSet && lead && 'status' in lead && lead.status !== status) changed.push(id);
          return isSet;
        });
        return { ids: set, changed };
      });
    },

    /**
     * Marks a lead as suspicious because a colleague says so, takes every mark away, or undoes that: the marks from before
     * come back, unless somebody decided otherwise meanwhile. @returns whether it has other marks now. @throws AppError `not_found`
     */
    changeSuspicion(id: string, change: SuspicionChange, by?: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const lead = await table.lock(transaction, id);
        if (!lead) throw missing();
        const before = lead.suspicion.join(' ');
        const former = async () => (await findFormerSuspicion(transaction, id)) ?? before;
        const after = {
          mark: () => [...new Set([...lead.suspicion, 'staff'])].join(' '),
          clear: () => '',
          undo_mark: () => (lead.suspicion.includes('staff') ? former() : before),
          undo_clear: () => (before === '' ? former() : before),
        };
        const wanted = await after[change]();
        if (wanted === before) return false;
        await table.setSuspicion(transaction, id, wanted);
        const noted = { lead: id, field: 'suspicion', before, after: wanted } as const;
        await insertLeadEvent(transaction, noted, { by, cause: 'hand' });
        return true;
      });
    },

    /** Permanently deletes a lead, and its CV. @throws AppError `not_found` */
    async remove(id: string): Promise<void> {
      if ((await removeMany([id])).length === 0) throw missing();
    },

    removeMany,
  };
}

/** What the forms of all kinds share. */
function sharedByForms({ db, idempotency, uploads, uploadRoom, spam }: LeadParts) {
  const isFull: Record<BoundedStore, () => Promise<boolean>> = {
    uploads: async () => uploadRoom.isFull(),
    cvs: uploads.isFull,
    messages: spam.isFull,
  };
  return {
    /** Values for the hidden fields `idempotencyKey` and `formStamp`; new ones for each rendered page. */
    async beginForm(): Promise<{ formKey: string; stamp: string }> {
      return { formKey: newFormKey(), stamp: await spam.newStamp() };
    },

    /** Limits on data of visitors that are reached. */
    async listFull(): Promise<BoundedStore[]> {
      const found = await Promise.all(boundedStores.map(async (store) => [store, await isFull[store]()] as const));
      return found.flatMap(([store, isReached]) => (isReached ? [store] : []));
    },

    areSubjectsRenamed: () => areSubjectsRenamed(db),
    indexRenamedSubjects: (signal: AbortSignal) => indexRenamedSubjects(db, signal),

    /**
     * Deletes expired data: CVs of rejected forms after an hour, used keys after a week, counts after a day. Rescans
     * CVs that the virus scanner has not seen, and indexes leads of an earlier release.
     */
    async sweep(): Promise<void> {
      await uploads.sweep();
      await idempotency.sweep();
      await spam.sweep();
      await uploads.recheck();
      await indexOlderLeads(db);
    },
  };
}
