import type { Database } from '#server/db/database.ts';
import type { Say } from '#server/i18n/say.ts';
import type { LetterWriter, Written } from '#server/mail/compose-mail.ts';
import type { StoredMail } from '#server/mail/queue-mail.ts';
import type { Company } from '#shared/company.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/lead.ts';
import { listDigestLeads } from './digest-queries.ts';
import { leadAnnouncement } from './lead-announcement.ts';
import { createLeadDigest } from './lead-digest.ts';
import { leadDescriptions } from './lead-kinds.ts';
import { autoReplyLetter, digestLetter, findMailedLead, leadLetter, type MailedLead } from './lead-letters.ts';

type Parts = { db: Database; say: Say; siteUrl: string; staffLanguage: Language; rateLimitFactor: number };

/** The mails about leads: to their department, to their sender, and one about many. */
export function createLeadMail(parts: Parts) {
  const { db, staffLanguage, rateLimitFactor } = parts;
  const write: LetterWriter = (mail, company) => writeAbout(mail, company, parts);
  return {
    /** Writes a mail about one lead or many as it goes out. */
    writeAbout: write,

    /** Tells of a lead, in the transaction that stores it. */
    announceLead: leadAnnouncement({ staffLanguage, rateLimitFactor }),

    /** Telling of many leads in one mail. */
    digest: createLeadDigest({ db, staffLanguage }),
  };
}

async function writeAbout(mail: StoredMail, company: Company, writer: Parts): Promise<Written | undefined> {
  if (mail.kind === 'digest') return aboutMany(mail, company, writer);
  return aboutLead(mail, company, writer);
}

async function aboutLead(mail: StoredMail, company: Company, writer: Parts): Promise<Written | undefined> {
  if (!mail.lead) return undefined;
  const { kind, id } = mail.lead;
  const lead = await findMailedLead(writer.db, kind, id);
  // An anonymised lead has no sender any more.
  if (!lead?.email) return undefined;
  if (mail.kind === 'answer')
    return { letter: autoReplyLetter(kind, lead, { company, say: writer.say }), to: lead.email };
  return toDepartment({ kind, lead }, company, writer);
}

/** Several messages of one department; undefined when none of them is left. */
async function aboutMany({ id }: StoredMail, company: Company, writer: Parts): Promise<Written | undefined> {
  const { db, staffLanguage: language, say, siteUrl } = writer;
  const leads = await listDigestLeads(db, id);
  const [first] = leads;
  return first && { letter: digestLetter(leads, { language, say, siteUrl }), to: addressFor(first.kind, company) };
}

function addressFor(kind: LeadKind, { departments, email }: Company): string {
  return departments.find(({ key }) => key === leadDescriptions[kind].department)?.email || email;
}

type Told = { kind: LeadKind; lead: MailedLead };

function toDepartment({ kind, lead }: Told, company: Company, { staffLanguage, say, siteUrl }: Parts): Written {
  return {
    letter: leadLetter(kind, lead, { language: staffLanguage, say, siteUrl }),
    to: addressFor(kind, company),
    replyTo: { name: lead.fullName, address: lead.email },
  };
}
