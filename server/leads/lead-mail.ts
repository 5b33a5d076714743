import type { Database } from '#server/db/database.ts';
import type { Written } from '#server/mail/compose-mail.ts';
import type { StoredMail } from '#server/mail/queue-mail.ts';
import type { Company } from '#shared/company.ts';
import type { Language } from '#shared/language.ts';
import type { LeadKind } from '#shared/lead.ts';
import { listDigestLeads } from './digest-queries.ts';
import { leadAnnouncement } from './lead-announcement.ts';
import { createLeadDigest } from './lead-digest.ts';
import { leadDescriptions } from './lead-kinds.ts';
import { autoReplyLetter, digestLetter, findMailedLead, leadLetter } from './lead-letters.ts';

type Parts = { db: Database; siteUrl: string; staffLanguage: Language; rateLimitFactor: number };

/** The mails about leads: to their department, to their sender, and one about many. */
export function createLeadMail({ db, siteUrl, staffLanguage: language, rateLimitFactor }: Parts) {
  async function aboutLead({ kind: mailKind, lead: about }: StoredMail, company: Company) {
    if (!about) return undefined;
    const { kind, id } = about;
    const lead = await findMailedLead(db, kind, id);
    // An anonymised lead has no sender any more.
    if (!lead?.email) return undefined;
    if (mailKind === 'answer') return { letter: autoReplyLetter(kind, lead, company), to: lead.email };
    const replyTo = { name: lead.fullName, address: lead.email };
    return { letter: leadLetter(kind, lead, { language, siteUrl }), to: addressFor(kind, company), replyTo };
  }

  /** Several messages of one department; undefined when none of them is left. */
  async function aboutMany({ id }: StoredMail, company: Company) {
    const leads = await listDigestLeads(db, id);
    const [first] = leads;
    return first && { letter: digestLetter(leads, { language, siteUrl }), to: addressFor(first.kind, company) };
  }

  return {
    /** Writes a mail about one lead or many as it goes out. */
    writeAbout: (mail: StoredMail, company: Company): Promise<Written | undefined> =>
      mail.kind === 'digest' ? aboutMany(mail, company) : aboutLead(mail, company),

    /** Tells of a lead, in the transaction that stores it. */
    announceLead: leadAnnouncement({ staffLanguage: language, rateLimitFactor }),

    /** Telling of many leads in one mail. */
    digest: createLeadDigest({ db, staffLanguage: language }),
  };
}

function addressFor(kind: LeadKind, { departments, email }: Company): string {
  return departments.find(({ key }) => key === leadDescriptions[kind].department)?.email || email;
}
