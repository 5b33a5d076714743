import type { AuditService } from '#server/accounts/audit/audit-service.ts';
import type { Database } from '#server/core/db/database.ts';
import { findRegion } from '#server/core/i18n/find-region.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import { completeDesk, isDeskComplete, refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import { insertLeadEvent } from '#server/leads/desk-row/lead-event-queries.ts';
import type { ThreadService } from '#server/leads/follow/thread-service.ts';
import { leadTables } from '#server/leads/kinds/lead-kinds.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import { kindsOfRole } from '#server/leads/letters/week-figures.ts';
import type { PrivacyService } from '#server/leads/privacy/privacy-service.ts';
import { listReceived } from '#server/leads/thread/received-mail-queries.ts';
import { listNotes } from '#server/leads/thread/thread-queries.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import {
  type Desk,
  type DeskAct,
  type DeskChange,
  type DeskDue,
  type DeskList,
  joinTexts,
  type KeptDraft,
  type SeenList,
} from '#shared/leads/desk.ts';
import { type LeadKind, sectionOfLead } from '#shared/leads/lead.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { minute } from '#shared/units.ts';
import { actOnLeads } from './act-on-leads.ts';
import { listChoices } from './desk-choices.ts';
import { listDeskEvents } from './desk-events.ts';
import { listAccounts } from './desk-owner-queries.ts';
import * as queries from './desk-queries.ts';
import type { DeskWatch } from './desk-watch.ts';
import { createPresence } from './lead-presence.ts';
import * as readers from './lead-reader-queries.ts';
import { findLeads, listOthers, setVerdict } from './others.ts';
import type { ReplyTemplates } from './reply-templates.ts';
import { addNote, type NoteParts, requireSeen, requireUsableTime } from './staff-writes.ts';
import { addedTo, type DeskedLead, joinWanted, listWanted } from './wanted-text.ts';

type Parts = NoteParts & {
  leads: LeadService;
  threads: ThreadService;
  audit: Pick<AuditService, 'listEntries'>;
  mail: Pick<MailService, 'isSetUp'>;
  templates: ReplyTemplates;
  privacy: Pick<PrivacyService, 'keptUntil'>;
  deskWatch: Pick<DeskWatch, 'tell'>;
  now?: () => number;
};

/** Who asks; they see the kinds of their role. */
export type Viewer = { id: string; role: string };
export type DeskQuery = Omit<queries.DeskFilter, 'kinds' | 'account' | 'dueBefore' | 'until' | 'stepBy'> & {
  kind?: LeadKind | undefined;
  due?: DeskDue | undefined;
};
type ListQuery = DeskQuery & { page: number; limit: number; with?: 'newest' | 'parts' | undefined };
type Entry = queries.DeskEntry;

export type DeskService = ReturnType<typeof createDeskService>;

const missing = () => new AppError('not_found', 'desk_not_found');
const mayRead = (role: string, kind: LeadKind) => mayUse(role, sectionOfLead(kind));

/** The desk: every lead of the kinds of a role in one list, and all that belongs to one of them. */
export function createDeskService(parts: Parts) {
  const { db, leads, threads, audit, mail, templates, privacy, deskWatch, now = () => Date.now() } = parts;
  const time = () => new Date(now()).toISOString();
  const presence = createPresence({ db, deskWatch, now });

  const filterOf = ({ kind, due, ...query }: DeskQuery, { id, role }: Viewer): queries.DeskFilter => ({
    ...query,
    // To the minute, so that counts stay cached that long.
    ...(due === 'late' && { dueBefore: new Date(now() - (now() % minute)).toISOString() }),
    ...(due === 'step' && { stepBy: dayInAmman(new Date(now())) }),
    account: id,
    kinds: kindsOfRole(role).filter((each) => !kind || each === kind),
  });

  /** A lead by its id or its reference, of a kind that its reader may see. @throws AppError `not_found` */
  async function requireEntry(name: string, { role }: Viewer): Promise<Entry> {
    const entry = await queries.findOnDesk(db, name);
    if (!entry || !mayRead(role, entry.kind)) throw missing();
    return entry;
  }

  /** Locks a lead that is written about. @throws AppError `not_found`; `conflict` once its sender is erased */
  async function lockKept(transaction: Database, { kind, _id }: Pick<Entry, 'kind' | '_id'>): Promise<void> {
    if (!(await leadTables[kind].lockKept(transaction, _id))) throw missing();
  }

  /** The accounts that may read leads of a kind. */
  const findReaders = async (kind: LeadKind) => (await listAccounts(db)).filter(({ role }) => mayRead(role, kind));

  type Reading = { viewer: Viewer; language: Language };

  const namesOfAccounts = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await listAccounts(db)).map(({ id, username }) => [id, username]));

  return {
    /** A page of the desk with its counts, and what it can be narrowed to. */
    async list({ page, limit, with: asked, ...query }: ListQuery, { viewer, language }: Reading): Promise<DeskList> {
      const filter = filterOf(query, viewer);
      // Before the page: `newest` is never newer than what that shows.
      const { newest, ...counts } = await queries.countDesk(db, filter);
      const none = filter.kinds.length === 0;
      const { items, total } = none ? { items: [], total: 0 } : await queries.listDesk(db, { ...filter, page, limit });
      const known = await findLeads(db, items);
      const ids = items.map(({ _id }) => _id);
      const read = await readers.listReadTimes(db, viewer.id, ids);
      const accounts = await listAccounts(db);
      const findOwner = ({ owner, kind }: Entry) =>
        accounts.some(({ id, role }) => id === owner && mayRead(role, kind)) ? owner : null;
      return {
        leads: items.flatMap((entry) => {
          const { _id, reference, kind, tab, movedAt, answerBy, ...stage } = entry;
          const lead = known.get(_id);
          if (!lead) return [];
          const { fullName, language: wrote, suspicion } = lead;
          const company = 'company' in lead ? lead.company : '';
          const { readAt = '', isMentioned = false } = read.get(_id) ?? {};
          const isNew = tab === 'us' && readAt < movedAt;
          const parts = listWanted(kind, lead, language);
          const wants = joinWanted(kind, parts);
          const owner = findOwner(entry);
          const facts = { _id, reference, kind, tab, movedAt, owner, answerBy, isNew, isMentioned };
          const { status, stagedAt, rating, nextStep, nextStepOn } = stage;
          const shown = { ...facts, status, stagedAt, rating, nextStep, nextStepOn };
          const written = { wants, ...(asked === 'parts' && { parts }), language: wrote };
          return [{ ...shown, fullName, company, ...written, suspicion }];
        }),
        total,
        ...(asked && newest && { newest }),
        ...counts,
        colleagues: accounts
          .filter(({ role }) => kindsOfRole(viewer.role).some((kind) => mayRead(role, kind)))
          .map(({ id, username }) => ({ _id: id, username })),
        choices: await listChoices(db, kindsOfRole(viewer.role), language),
      };
    },

    /** How many leads wait for staff; null for a role that sees none. */
    async countOpen(viewer: Viewer): Promise<number | null> {
      const filter = filterOf({}, viewer);
      return filter.kinds.length > 0 ? (await queries.countDesk(db, filter)).counts.us : null;
    },

    /** How many leads wait for staff, how many of them are late, and whose they are; and those with a next step due. */
    async countWaiting(viewer: Viewer) {
      const { counts, owners } = await queries.countDesk(db, filterOf({ tab: 'us' }, viewer));
      const late = await queries.countDesk(db, filterOf({ tab: 'us', due: 'late' }, viewer));
      const steps = await queries.countDesk(db, filterOf({ due: 'step' }, viewer));
      return { us: counts.us, late: late.counts.us, steps: steps.owners.all, mine: owners.mine, nobody: owners.nobody };
    },

    /** A lead with everything that belongs to it. @throws AppError `not_found` */
    async get(name: string, reading: Reading): Promise<{ lead: DeskedLead; desk: Desk }> {
      const { viewer, language } = reading;
      const entry = await requireEntry(name, viewer);
      const { _id: id, kind, reference: _, status: _status, ...facts } = entry;
      const lead = (await findLeads(db, [entry])).get(id);
      if (!lead) throw missing();
      const names = await namesOfAccounts();
      const findName = (account: string | null) => (account === null ? null : (names.get(account) ?? null));
      const present = await readers.listReaders(db, id);
      const own = present.find(({ account_id: account }) => account === viewer.id);
      const authors = await queries.listAuthors(db, id);
      const letters = await queries.listLetters(db, id);
      const colleagues = (await findReaders(kind)).map(({ id: _id, username }) => ({ _id, username }));
      const desk: Desk = {
        ...{ kind, ...facts },
        owner: colleagues.some(({ _id }) => _id === facts.owner) ? facts.owner : null,
        keptUntil: lead.anonymisedAt ? null : await privacy.keptUntil(kind, lead.createdAt),
        noticeVersion: await queries.findNoticeVersion(db, kind, id),
        thread: await threads.read({ kind, id }),
        isMailed: mail.isSetUp,
        authors: authors.map(({ id: message, account_id: by }) => ({ message, username: findName(by) })),
        mails: letters.map(({ id: message, state, last_error: lastError }) => ({ message, state, lastError })),
        received: (await listReceived(db, id)).map(({ messageId: _id, ...letter }) => letter),
        notes: (await listNotes(db, id)).map((note) => ({ ...note, by: findName(note.by) })),
        events: await listDeskEvents({ db, audit }, id, { language, nameOf: findName }),
        others: await listOthers(db, lead, { kinds: kindsOfRole(viewer.role), language }),
        colleagues,
        templates: await templates.filledFor(kind, lead, language),
        region: findRegion({ country: '', phoneNumber: '', ...lead }),
        here: presence.othersIn(present, viewer.id, names),
        readAt: own?.read_at ?? null,
        draft: own ? readers.readStoredDraft(own) : null,
      };
      return { lead: { ...lead, ...addedTo(kind, lead, language) }, desk };
    },

    /**
     * Changes what staff choose. @throws AppError `not_found`, `conflict`; `invalid` for an owner who may not see it, and
     * for a time at which it did not wait yet
     */
    async change(name: string, change: DeskChange, viewer: Viewer): Promise<Entry> {
      const { _id, kind } = await requireEntry(name, viewer);
      const { owner } = change;
      const mayOwn = new Set((await findReaders(kind)).map(({ id }) => id));
      if (owner && !mayOwn.has(owner)) throw fieldRefused('owner', 'error_invalid_choice');
      await db.transaction().execute(async (transaction) => {
        await lockKept(transaction, { kind, _id });
        const before = await queries.changeOnDesk(transaction, _id, change);
        // An owner who may not see it is nobody on the screen.
        const shown = before?.owner && mayOwn.has(before.owner) ? before.owner : null;
        if (before) requireSeen({ ...before, owner: shown }, change);
        if (before && owner !== undefined)
          await insertLeadEvent(
            transaction,
            { lead: _id, field: 'owner', before: before.owner, after: owner },
            { by: viewer.id, cause: 'hand' },
          );
        if (change.answerBy) await requireUsableTime(transaction, _id, change.answerBy);
        if (change.answerBy !== undefined) await refreshDesk(transaction, kind, _id);
        if (change.tags || change.nextStep !== undefined) await leadTables[kind].index(transaction, _id);
      });
      return requireEntry(_id, viewer);
    },

    /**
     * Adds a note for staff, once for a key, and tells those whom it mentions (`@name`). @throws AppError `not_found`;
     * `conflict` when there are too many; `invalid` when it mentions somebody who may not see the lead, or the key was
     * used for another note
     */
    async note(name: string, text: string, { key, ...viewer }: Viewer & { key?: string | undefined }): Promise<void> {
      const entry = await requireEntry(name, viewer);
      const lock = (transaction: Database) => lockKept(transaction, entry);
      await addNote(parts, entry, { text, key, by: viewer.id, at: time(), lock });
    },

    /** Notes that somebody has a lead open. @returns the others who have. @throws AppError `not_found` */
    async read(name: string, viewer: Viewer): Promise<string[]> {
      const { _id: lead } = await requireEntry(name, viewer);
      return presence.othersIn(await presence.arrive(lead, viewer.id), viewer.id, await namesOfAccounts());
    },

    /** Notes that somebody has a lead open no longer. @throws AppError `not_found` */
    async leave(name: string, viewer: Viewer): Promise<void> {
      await presence.leave((await requireEntry(name, viewer))._id, viewer.id);
    },

    /** Keeps what somebody wrote over `over`, where they say so; an empty text removes it. @throws AppError `not_found`, `conflict` */
    async keepDraft(name: string, { over, ...draft }: KeptDraft, viewer: Viewer): Promise<void> {
      const entry = await requireEntry(name, viewer);
      const reader = { lead: entry._id, account: viewer.id };
      await db.transaction().execute(async (transaction) => {
        await lockKept(transaction, entry);
        const stored = joinTexts(await readers.findOwnDraft(transaction, reader));
        if (over !== undefined && ![over, draft].some((known) => joinTexts(known) === stored))
          throw fieldRefused('over', 'desk_draft_newer', 'conflict');
        await readers.noteReader(transaction, reader, readers.draftRow(draft));
      });
    },

    /** Says whether two leads are of the same person; null: nothing. @returns whether that is new. @throws AppError `not_found` */
    async relate(names: readonly [string, string], verdict: 'same' | 'other' | null, viewer: Viewer): Promise<boolean> {
      const [{ _id: one }, { _id: other }] = [
        await requireEntry(names[0], viewer),
        await requireEntry(names[1], viewer),
      ];
      if (one === other) throw missing();
      return setVerdict(db, [one, other], { verdict, by: viewer.id, at: time() });
    },

    /** @throws AppError `not_found` */
    require: requireEntry,

    /** The ids of all leads that match, or of what a list had of them. @throws AppError `conflict` where they are more */
    async listIds(query: DeskQuery, viewer: Viewer, seen?: SeenList): Promise<string[]> {
      const ids = await queries.listDeskIds(db, { ...filterOf(query, viewer), until: seen?.newest });
      if (seen && ids.length > seen.total) throw new AppError('conflict', 'desk_list_changed');
      return ids;
    },

    /** Does something with several leads that a role may see. @returns as `actOnLeads`, and whether a decision holds one */
    async actOn(ids: readonly string[], { act, until }: { act: DeskAct; until?: string | undefined }, viewer: Viewer) {
      const entries = (await queries.listEntries(db, ids)).filter(({ kind }) => mayRead(viewer.role, kind));
      const { changed, left } = await actOnLeads({ leads, threads }, entries, { act, by: viewer.id, until });
      const isHeld = act === 'open' && entries.some(({ _id, tab }) => tab === 'done' && !changed.includes(_id));
      return { changed, left, isHeld };
    },

    isComplete: () => isDeskComplete(db),
    complete: () => completeDesk(db),
  };
}
