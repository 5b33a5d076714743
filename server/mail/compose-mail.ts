import type { CompanyService } from '#server/company/company-service.ts';
import type { Database } from '#server/db/database.ts';
import type { Company } from '#shared/company.ts';
import { localise } from '#shared/content.ts';
import type { Language } from '#shared/language.ts';
import type { LeadMailKind } from '#shared/outbox.ts';
import { answerLetter } from '#server/leads/answer-letter.ts';
import { digestLetter } from '#server/leads/digest-letter.ts';
import { listDigestLeads } from '#server/leads/digest-queries.ts';
import { leadLetter, type Say } from '#server/leads/lead-letter.ts';
import { type Letter, type LetterPart, letterHtml, letterText } from './letter.ts';
import type { MailAddress } from '#server/config/mail-address.ts';
import type { StoredMail } from './mail-queries.ts';
import { findMailedLead, type MailedLead } from '#server/leads/mailed-lead-queries.ts';
import type { OutgoingMail } from './mailer.ts';

export type Writer = {
  db: Database;
  company: Pick<CompanyService, 'getCompany'>;
  say: Say;
  /** MAIL_FROM; else the company's own address. */
  from?: MailAddress | undefined;
  siteUrl: string;
  staffLanguage: Language;
};

type DepartmentKey = Company['departments'][number]['key'];
/** Which department gets the mails of which kind of lead. */
export const departmentOf: Record<LeadMailKind, DepartmentKey> = {
  contact: 'sales',
  consultation: 'sales',
  career: 'hr',
};

/**
 * Writes a mail as it goes out. What it tells is looked up now: a corrected address counts for mail that waits, and what
 * was erased is not sent. undefined when there is nobody or nothing left to write to or about.
 */
export async function composeMail(mail: StoredMail, writer: Writer): Promise<OutgoingMail | undefined> {
  const company = await writer.company.getCompany();
  const written = await writeMail(mail, company, writer);
  if (!written) return undefined;
  const { letter, to, replyTo } = written;
  const from = senderOf(company, letter.language, writer.from);
  const html = letterHtml(letter);
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    text: letterText(letter),
    html,
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    autoSubmitted: mail.kind === 'answer' ? 'auto-replied' : 'auto-generated',
  };
}

async function writeMail(mail: StoredMail, company: Company, writer: Writer): Promise<Written | undefined> {
  if (mail.kind === 'digest') return aboutMany(mail, company, writer);
  return mail.lead ? aboutLead(mail, company, writer) : inOwnWords(mail);
}

type Written = { letter: Letter; to: string; replyTo?: MailAddress };

async function aboutLead(mail: StoredMail, company: Company, writer: Writer): Promise<Written | undefined> {
  const lead = mail.lead && (await findMailedLead(writer.db, mail.lead.kind, mail.lead.id));
  // An anonymised lead is nobody's any more.
  if (!lead?.email) return undefined;
  if (mail.kind === 'answer') return { letter: answerLetter(lead, { company, say: writer.say }), to: lead.email };
  return toDepartment(lead, company, writer);
}

/** Several messages of one department; undefined when none of them is left. */
async function aboutMany({ id }: StoredMail, company: Company, writer: Writer): Promise<Written | undefined> {
  const { db, staffLanguage: language, say, siteUrl } = writer;
  const leads = await listDigestLeads(db, id);
  const [first] = leads;
  return first && { letter: digestLetter(leads, { language, say, siteUrl }), to: addressFor(first.kind, company) };
}

function addressFor(kind: LeadMailKind, { departments, email }: Company): string {
  return departments.find(({ key }) => key === departmentOf[kind])?.email || email;
}

function toDepartment(lead: MailedLead, company: Company, { staffLanguage, say, siteUrl }: Writer): Written {
  return {
    letter: leadLetter(lead, { language: staffLanguage, say, siteUrl }),
    to: addressFor(lead.kind, company),
    replyTo: { name: lead.fullName, address: lead.email },
  };
}

function inOwnWords({ language, subject, recipient, body }: StoredMail): Written | undefined {
  if (recipient === null || subject === null || body === null) return undefined;
  return { letter: { language, subject, parts: body.split(/\n{2,}/).flatMap(toParts) }, to: recipient };
}

/** A paragraph; a line of it that is an address and nothing else becomes a link. */
function toParts(paragraph: string): LetterPart[] {
  const parts = paragraph.split(/^(https?:\/\/\S+)$/m).map((text) => text.trim());
  return parts
    .filter((text) => text !== '')
    .map((text) =>
      /^https?:\/\/\S+$/.test(text) ? { type: 'link', label: text, href: text } : { type: 'paragraph', text },
    );
}

function senderOf(company: Company, language: Language, from: MailAddress | undefined): MailAddress {
  const { name } = localise(company, language);
  return { name: from?.name || name, address: from?.address ?? company.email };
}

/** A mail by which somebody sees that mail arrives. */
export async function composeTestMail(
  { to, id, language }: { to: string; id: string; language: Language },
  writer: Writer,
): Promise<OutgoingMail> {
  const company = await writer.company.getCompany();
  const { say, siteUrl } = writer;
  const parts: LetterPart[] = [
    { type: 'paragraph', text: say('mail_test_text', {}, language) },
    { type: 'link', label: siteUrl, href: siteUrl },
  ];
  const letter: Letter = { language, subject: say('mail_test_subject', {}, language), parts };
  const from = senderOf(company, language, writer.from);
  const messageId = `<${id}@${from.address.split('@')[1]}>`;
  const { subject } = letter;
  return {
    from,
    to,
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId,
    autoSubmitted: 'auto-generated',
  };
}
