import { randomUUIDv7 } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MailAddress } from '#server/core/config/mail-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { downloadName } from '#server/core/files/download-name.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { findContentType } from '#server/core/files/storage/storage-path.ts';
import { say } from '#server/core/i18n/say.ts';
import type { MailSender, WrittenMail } from '#server/core/mail/compose-mail.ts';
import { queueMail, type StoredMail } from '#server/core/mail/queue-mail.ts';
import { promisedDay, readPromises } from '#server/core/settings/answer-clock.ts';
import { refreshDesk } from '#server/leads/desk-row/desk-row-queries.ts';
import { listMarks } from '#server/leads/files/file-mark-queries.ts';
import { leadDescriptions, leadTables } from '#server/leads/kinds/lead-kinds.ts';
import { createFollowAddresses } from '#server/leads/thread/follow-address.ts';
import { createMailThreads } from '#server/leads/thread/mail-thread.ts';
import { findMessage, listFiles, listMessages, setClosed } from '#server/leads/thread/thread-queries.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import { followLimits, type ThreadMessage } from '#shared/leads/follow.ts';
import { type LeadKind, leadKinds } from '#shared/leads/lead.ts';
import type { MailState } from '#shared/leads/outbox.ts';
import { storageLimits } from '#shared/leads/spam-limits.ts';
import { pathIn } from '#shared/site/site-paths.ts';
import { calendarFile } from './calendar-file.ts';
import { assignLeads, isDigestDue, listDigestLeads } from './digest-queries.ts';
import { leadAnnouncement } from './lead-announcement.ts';
import {
  autoReplyLetter,
  digestLetter,
  findMailedLead,
  followUpLetter,
  leadLetter,
  type MailedLead,
  threadLetter,
} from './lead-letters.ts';

type Parts = {
  db: Database;
  files: Pick<FileStore, 'read'>;
  siteUrl: string;
  staffLanguage: Language;
  rateLimitFactor: number;
  /** MAIL_REPLY_TO, as it is now. */
  replyTo: () => MailAddress | undefined;
};

/** The mails about leads: to their department, to their sender, and one about many. */
export function createLeadMail(parts: Parts) {
  const { db, files, siteUrl, staffLanguage: language, rateLimitFactor, replyTo } = parts;
  const addresses = createFollowAddresses({ db });
  const threads = createMailThreads({ db, replyTo });
  const { announceLead, announceAddition } = leadAnnouncement({ staffLanguage: language, rateLimitFactor });

  async function aboutLead(mail: StoredMail, sender: MailSender): Promise<WrittenMail | undefined> {
    const lead = mail.lead && (await findMailedLead(db, mail.lead.kind, mail.lead.id));
    // An anonymised lead has no sender any more.
    if (!mail.lead || !lead || lead.anonymisedAt) return undefined;
    const { kind } = mail.lead;
    if (mail.kind === 'answer' || mail.kind === 'thread') return toVisitor(mail, lead, { kind, ...sender });
    const replyTo = lead.email ? { replyTo: { name: lead.fullName, address: lead.email } } : {};
    const to = departmentAddress(kind, sender.company);
    if (mail.kind === 'follow_up') return followUp(mail, lead, { to, ...replyTo });
    return { letter: leadLetter(kind, lead, { language, siteUrl }), to, ...replyTo };
  }

  type ToVisitor = { kind: LeadKind } & MailSender;

  /** The automatic reply, or what staff wrote: a letter about a message has its id. */
  async function toVisitor(
    { id, kind: mailKind }: StoredMail,
    lead: MailedLead,
    { kind, company, domain }: ToVisitor,
  ): Promise<WrittenMail | undefined> {
    if (!lead.email) return undefined;
    const path = pathIn(lead.language, await addresses.writePath({ kind, id: lead._id }));
    const href = siteUrl + path;
    const { name } = localise(company, lead.language);
    const named = { kind, id: lead._id, reference: lead.reference };
    const way = { to: lead.email, ...(await threads.threadOf(named, { id, name, domain })) };
    if (mailKind === 'answer') {
      const days: Partial<Record<LeadKind, number>> = await readPromises(db);
      const promised = { day: await promisedDay(db, Date.parse(lead.createdAt)), days: days[kind] };
      return { letter: autoReplyLetter(kind, { ...lead, href }, { company, promised }), ...way };
    }
    const message = await findMessage(db, id);
    if (!message) return undefined;
    const sent = await filesOfMessage(lead._id, id);
    const letter = threadLetter({ lead, company, href, message, files: sent.map((file) => file.name) });
    const attachments = await readAttached(sent);
    if (message.meeting) {
      const title = say('mail_meeting_title', { company: name, reference: lead.reference }, lead.language);
      const appointment = findAppointment(lead._id, message, await listMessages(db, lead._id));
      attachments.push(makeInvitation(message, { ...appointment, name, address: company.email, title }));
    }
    return { letter, ...way, attachments };
  }

  const filesOfMessage = async (lead: string, message: string) =>
    (await listFiles(db, lead)).filter((file) => file.message === message);

  /** The files that go with a letter: all, unless together they are too large or one of them is infected. */
  async function readAttached(sent: Awaited<ReturnType<typeof filesOfMessage>>) {
    const bytes = sent.reduce((sum, { size }) => sum + size, 0);
    const marks = await Promise.all(sent.map(({ path }) => listMarks(db, path)));
    if (bytes > followLimits.mailedBytes || marks.flat().includes('infected')) return [];
    return Promise.all(
      sent.map(async ({ path, name }) => ({
        filename: downloadName(name, path),
        contentType: findContentType(path),
        content: await buffer(await files.read(path)),
      })),
    );
  }

  function makeInvitation({ meeting, createdAt }: ThreadMessage, { id, sequence, title, ...organiser }: Inviting) {
    const calendar = meeting && calendarFile({ id, sequence, meeting, title, organiser, at: new Date(createdAt) });
    return {
      filename: 'invitation.ics',
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(calendar ?? ''),
    };
  }

  async function followUp(
    { id }: StoredMail,
    lead: MailedLead,
    way: Omit<WrittenMail, 'letter'>,
  ): Promise<WrittenMail | undefined> {
    const message = await findMessage(db, id);
    if (!message) return undefined;
    const added = (await filesOfMessage(lead._id, id)).map(({ name }) => name);
    return { letter: followUpLetter({ lead, message, files: added }, { language, siteUrl }), ...way };
  }

  /** Several messages of one department; undefined when none of them is left. */
  async function aboutMany({ id }: StoredMail, company: Company) {
    const leads = await listDigestLeads(db, id);
    const [first] = leads;
    return first && { letter: digestLetter(leads, { language, siteUrl }), to: departmentAddress(first.kind, company) };
  }

  /** The last answer of a lead that does not arrive lets it wait for us, even if it was closed. */
  async function noteOutcome({ id: mail, kind: about, lead }: StoredMail, state: MailState): Promise<void> {
    if (about !== 'thread' || !lead || state === 'sent') return;
    const { kind, id } = lead;
    await db.transaction().execute(async (transaction) => {
      await leadTables[kind].lock(transaction, id);
      if ((await listMessages(transaction, id)).at(-1)?._id !== mail) return;
      await setClosed(transaction, id, null);
      await refreshDesk(transaction, kind, id);
    });
  }

  return {
    noteOutcome,

    /** Writes a mail about one lead or many as it goes out. */
    writeAbout: (mail: StoredMail, sender: MailSender): Promise<WrittenMail | undefined> =>
      mail.kind === 'digest' ? aboutMany(mail, sender.company) : aboutLead(mail, sender),

    /** Opens the private address of a lead and tells of it, in the transaction that stores it. */
    async announceLead(...stored: Parameters<typeof announceLead>): Promise<void> {
      const [transaction, kind, id] = stored;
      await addresses.open(transaction, { kind, id });
      await announceLead(...stored);
    },

    /** Tells the department of a lead what its sender added, in the transaction that stores it. */
    announceAddition,

    digest: createLeadDigest({ db, staffLanguage: language }),
  };
}

type Inviting = { id: string; sequence: number; name: string; address: string; title: string };

/** A further invitation of a lead moves its appointment, unless that was over: then it is to another one. */
function findAppointment(lead: string, { _id, createdAt }: ThreadMessage, messages: readonly ThreadMessage[]) {
  const before = messages.slice(
    0,
    messages.findIndex((message) => message._id === _id),
  );
  const meetings = before.flatMap(({ meeting }) => meeting ?? []);
  const over = meetings.filter(({ at }) => at < createdAt).length;
  return { id: over === 0 ? lead : `${lead}-${over}`, sequence: meetings.length - over };
}

/** The address of management, or of the department that a kind of lead goes to. */
export function departmentAddress(of: LeadKind | 'management', { departments, email }: Company): string {
  const wanted = of === 'management' ? of : leadDescriptions[of].department;
  return departments.find(({ key }) => key === wanted)?.email || email;
}

/** The kinds of leads of one department. */
function kindsByDepartment(): LeadKind[][] {
  return Object.values(Object.groupBy(leadKinds, (kind) => leadDescriptions[kind].department));
}

/** Reports many leads in one mail per department, some time after the first arrived. */
function createLeadDigest({ db, staffLanguage }: { db: Database; staffLanguage: Language }) {
  /** The mail and the leads in it are stored in one transaction, so that each lead is reported exactly once. */
  async function gatherFor(transaction: Database, kinds: readonly LeadKind[]): Promise<void> {
    const id = randomUUIDv7();
    if ((await assignLeads(transaction, id, kinds)) === 0) return;
    await queueMail(transaction, { id, kind: 'digest', language: staffLanguage });
  }

  return {
    /** Whether any lead has waited long enough. */
    isDue: (now = Date.now()): Promise<boolean> => isDigestDue(db, new Date(now - storageLimits.digestMilliseconds)),

    async gather(): Promise<void> {
      for (const kinds of kindsByDepartment()) {
        await db.transaction().execute((transaction) => gatherFor(transaction, kinds));
      }
    },
  };
}
