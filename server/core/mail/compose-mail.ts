import type { MailAddress } from '#server/core/config/mail-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import { type Letter, type LetterPart, letterHtml, letterText } from './letter.ts';
import type { StoredMail } from './mail-queries.ts';
import type { Attachment, OutgoingMail } from './mailer.ts';

/** A letter, its recipient, its reply-to address, its files, and the letters to which it refers, the oldest first. */
export type WrittenMail = {
  letter: Letter;
  to: string;
  replyTo?: MailAddress;
  attachments?: Attachment[];
  references?: string[];
};

/** Our company, and the domain of our letters. */
export type MailSender = { company: Company; domain: string };

/** Composes a mail without stored text; undefined when its recipient or subject no longer exists. */
export type LetterWriter = (mail: StoredMail, sender: MailSender) => Promise<WrittenMail | undefined>;

export type Writer = {
  db: Database;
  company: { getCompany(): Promise<Company> };
  /** MAIL_FROM, or the company's own address. */
  from?: MailAddress | undefined;
  siteUrl: string;
  writeAbout: LetterWriter;
};

/**
 * Composes a mail when it is sent. Its data is read now: corrected addresses apply to waiting mail, and erased data is
 * not sent. undefined when there is no recipient or lead left.
 */
export async function composeMail(mail: StoredMail, writer: Writer): Promise<OutgoingMail | undefined> {
  const company = await writer.company.getCompany();
  const isAbout = mail.kind === 'digest' || mail.lead !== null;
  const sender = { company, domain: domainOf(writer.from?.address ?? company.email) };
  const written = isAbout ? await writer.writeAbout(mail, sender) : inOwnWords(mail);
  if (!written) return undefined;
  const outgoing = toOutgoing(written, { id: mail.id, company, writer });
  return mail.kind === 'answer' ? { ...outgoing, autoSubmitted: 'auto-replied' } : outgoing;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

type Sending = { id: string; company: Company; writer: Pick<Writer, 'from' | 'siteUrl'> };

function toOutgoing(
  { letter, to, replyTo, attachments, references }: WrittenMail,
  { id, company, writer: { from: named, siteUrl } }: Sending,
): OutgoingMail {
  const { name } = localise(company, letter.language);
  const from = { name: named?.name || name, address: named?.address ?? company.email };
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    ...(references && { references }),
    ...(attachments && { attachments }),
    subject: letter.subject,
    text: letterText(letter, { name, siteUrl }),
    html: letterHtml(letter, { name, siteUrl }),
    messageId: `<${id}@${domainOf(from.address)}>`,
    autoSubmitted: 'auto-generated',
  };
}

function inOwnWords({ language, subject, recipient, body }: StoredMail): WrittenMail | undefined {
  if (recipient === null || subject === null || body === null) return undefined;
  return { letter: { language, subject, parts: body.split(/\n{2,}/).flatMap(toParts) }, to: recipient };
}

/** A paragraph; a line that consists only of a URL becomes a link. */
function toParts(paragraph: string): LetterPart[] {
  const parts = paragraph.split(/^(https?:\/\/\S+)$/m).map((text) => text.trim());
  return parts
    .filter((text) => text !== '')
    .map((text) =>
      /^https?:\/\/\S+$/.test(text) ? { type: 'link', label: text, href: text } : { type: 'paragraph', text },
    );
}

/** A test mail to check delivery. */
export async function composeTestMail(
  { to, id, language }: { to: string; id: string; language: Language },
  writer: Writer,
): Promise<OutgoingMail> {
  const company = await writer.company.getCompany();
  const { siteUrl } = writer;
  const parts: LetterPart[] = [
    { type: 'paragraph', text: say('mail_test_text', {}, language) },
    { type: 'link', label: siteUrl, href: siteUrl },
  ];
  const letter: Letter = { language, subject: say('mail_test_subject', {}, language), parts };
  return toOutgoing({ letter, to }, { id, company, writer });
}
