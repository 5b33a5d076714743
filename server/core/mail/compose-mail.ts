import type { MailAddress } from '#server/core/config/mail-address.ts';
import type { Database } from '#server/core/db/database.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Company } from '#shared/content/company.ts';
import { localise } from '#shared/content/content.ts';
import type { Language } from '#shared/language.ts';
import { type Letter, type LetterPart, letterHtml, letterText } from './letter.ts';
import type { StoredMail } from './mail-queries.ts';
import type { OutgoingMail } from './mailer.ts';

/** A letter, its recipient and its reply-to address. */
export type WrittenMail = { letter: Letter; to: string; replyTo?: MailAddress };

/** Composes a mail without stored text; undefined when its recipient or subject no longer exists. */
export type LetterWriter = (mail: StoredMail, company: Company) => Promise<WrittenMail | undefined>;

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
  const written = isAbout ? await writer.writeAbout(mail, company) : inOwnWords(mail);
  if (!written) return undefined;
  const outgoing = toOutgoing(written, { id: mail.id, company, from: writer.from });
  return mail.kind === 'answer' ? { ...outgoing, autoSubmitted: 'auto-replied' } : outgoing;
}

type Sending = { id: string; company: Company; from: MailAddress | undefined };

function toOutgoing({ letter, to, replyTo }: WrittenMail, { id, company, from: named }: Sending): OutgoingMail {
  const { name } = localise(company, letter.language);
  const from = { name: named?.name || name, address: named?.address ?? company.email };
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
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
  return toOutgoing({ letter, to }, { id, company, from: writer.from });
}
