import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Attachment, Email } from 'postal-mime';
import { fieldRefused } from '#shared/errors.ts';
import type { LetterNature } from '#shared/leads/desk.ts';
import { cutText } from '#shared/text/cut-between-signs.ts';
import { storableText } from '#shared/text/storable-text.ts';
import { kibibyte } from '#shared/units.ts';
import { chooseText, htmlText } from './html-text.ts';
import { chooseReading, decodeUnnamed, inByteOrder, inRightCharset, isBroken, renameUtf8 } from './letter-charset.ts';
import { findWriter, judgeNature, judgeReach, type LetterReach } from './letter-nature.ts';
import { splitQuote } from './split-quote.ts';

/** A file of a letter; `place` is its number among all of it, `isInline`: a picture between its words. */
export type LetterFile = { place: number; name: string; size: number; isInline?: true };

/** A letter as it was received, without its files' bytes. */
export type ReadLetter = {
  /** Equal for the same letter, however often it arrives. */
  id: string;
  /** `<…>`; '' where it has none. */
  messageId: string;
  nature: LetterNature;
  reach: LetterReach;
  from: { name: string; address: string };
  subject: string;
  /** Whom it was sent to, as its head says: addresses and names. */
  recipients: string;
  /** The letters that it answers or, of a returned one, its head. */
  refersTo: string;
  text: string;
  folded: string;
  /** All that it says of earlier letters: the whole text, and the letters that it holds. */
  quoted: string;
  /** Whether more of it is not read: words beyond `text`, or a picture written into its page. */
  isCut: boolean;
  files: LetterFile[];
};

const longest = {
  // As long as whole heads: what a lead is found by may stand behind anything.
  ...{ field: 512 * kibibyte, report: 256 * kibibyte },
  ...{ html: 1024 * kibibyte, text: 40_000, folded: 20_000, line: 500 },
};
const limits = { maxNestingDepth: 30, maxHeadersSize: 256 * kibibyte, forceRfc822Attachments: true };

async function parse(raw: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(raw, limits);
  } catch {
    // Deeper or longer than any person's letter.
    throw fieldRefused('letter', 'file_not_checked');
  }
}

async function parseFile(file: string): Promise<Email & { raw: Buffer }> {
  const raw = await readFile(file);
  return { ...(await parse(decodeUnnamed(raw))), raw };
}

type Words = { text: string; html: string; subject: string; name: string };
const wordsOf = ({ text = '', html = '', subject = '', from }: Email): Words => ({
  ...{ text, html, subject },
  name: from?.name ?? '',
});

/** The words of a letter; those that are called UTF-8 and are none are read as Windows has them. */
async function readWords({ raw, ...email }: Email & { raw: Buffer }): Promise<Words> {
  const words = wordsOf(email);
  if (!Object.values(words).some(isBroken)) return words;
  const readAs = async (charset: string) => wordsOf(await parse(renameUtf8(raw, charset)));
  const [arabic, western] = [await readAs('windows-1256'), await readAs('windows-1252')];
  const mend = (name: keyof Words): string =>
    isBroken(words[name]) ? chooseReading(words[name], arabic[name], western[name]) : words[name];
  return { text: mend('text'), html: mend('html'), subject: mend('subject'), name: mend('name') };
}

/** Reads a letter. @throws AppError `invalid` for one that is none */
export async function readLetter(file: string): Promise<ReadLetter> {
  const email = await parseFile(file);
  const head = readHead(email);
  const words = await readWords(email);
  const plain = inRightCharset(inByteOrder(words.text));
  const html = inByteOrder(words.html);
  const page = inRightCharset(htmlText(html.slice(0, longest.html)));
  const whole = chooseText(plain, page);
  const returned = email.attachments.filter(isReturned).map(contentText).join('\n');
  const quoted = storableText(`${returned}\n${whole}`);
  const { text: split, folded } = splitQuote(whole);
  const text = storableText(split);
  const messageId = /<[^<>\s]+>/.exec(head('message-id'))?.[0] ?? '';
  const [answersTo] = email.replyTo ?? [];
  const from = findWriter(readSender(words.name, email.from?.address), readSender(answersTo?.name, answersTo?.address));
  const subject = line(words.subject);
  const fields = email.headers.map(({ key }) => key);
  const nature = judgeNature({
    ...{ from, subject, head, text: whole, own: split, fields },
    status: email.attachments
      .filter(({ mimeType }) => isStatus.test(mimeType))
      .map(contentText)
      .join('\n'),
    isReceipt: email.attachments.some(({ mimeType }) => isReceipt.test(mimeType)),
  });
  return {
    id: hash('sha256', messageId || email.raw, 'hex'),
    messageId: messageId.length > longest.line ? '' : messageId,
    nature,
    reach: judgeReach({ from, head, fields }),
    ...{ from, subject },
    recipients: cutText(recipientFields.map(head).join('\n'), longest.field),
    refersTo: cutText(
      [head('in-reply-to'), head('references'), nature === 'word' ? '' : quoted].join('\n'),
      longest.field,
    ),
    quoted: cutText(quoted, longest.field),
    text: cutText(text, longest.text),
    folded: cutText(storableText(folded), longest.folded),
    isCut: text.length > longest.text || (whole !== plain && html.length > longest.html) || holdsPicture(words.html),
    files: email.attachments.flatMap((attachment, place) =>
      isFile(attachment) ? [{ place, ...describeFile(attachment) }] : [],
    ),
  };
}

/** The bytes of a file of a letter, as base64. @throws as `readLetter` */
export async function readLetterFile(file: string, place: number): Promise<string> {
  const { attachments } = await parseFile(file);
  const content = attachments[place]?.content ?? '';
  return typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64');
}

const recipientFields = [
  ...['to', 'cc', 'bcc', 'delivered-to', 'x-delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'],
  ...['x-forwarded-to', 'x-gm-original-to', 'apparently-to', 'x-apparently-to', 'resent-to', 'resent-cc', 'resent-bcc'],
  'received',
];

const line = (text: string | undefined): string =>
  cutText(storableText(inRightCharset(inByteOrder(text ?? ''))), longest.line).trim();

const readSender = (name?: string, address?: string) => ({ name: line(name), address: line(address).toLowerCase() });

type Head = (name: string) => string;

/** The fields of a head by their names, those of one name together; '' for none. */
function readHead({ headers }: Email): Head {
  return (name) =>
    headers
      .filter(({ key }) => key === name)
      .map(({ value }) => storableText(value))
      .join(', ');
}

const sizeOf = ({ content }: Attachment): number => (typeof content === 'string' ? content.length : content.byteLength);

function contentText({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(new Uint8Array(content).subarray(0, longest.report)).toString('latin1');
}

/** A letter of ours that comes back, or its head. */
const isReturned = ({ mimeType }: Attachment): boolean =>
  /^(?:message|text)\/(?:rfc822|global)(?:-headers)?$/.test(mimeType);

const isStatus = /^message\/(?:global-)?delivery-status$/;
const isReceipt = /^message\/(?:global-)?disposition-notification$/;
const reports =
  /^message\/(?:global-)?(?:delivery-status|disposition-notification)|^(?:message|text)\/(?:rfc822|global)-headers$/;
const signatures = /^application\/(?:x-)?pkcs7-signature$|^application\/pgp-signature$/;
/** Smaller ones between the words are signs of a letterhead. */
const smallestPicture = 10 * kibibyte;

const isPictureBetween = ({ mimeType, related, disposition }: Attachment): boolean =>
  Boolean(related) && mimeType.startsWith('image/') && disposition !== 'attachment';

const describeFile = (attachment: Attachment): Omit<LetterFile, 'place'> => ({
  name: storableText(attachment.filename ?? ''),
  size: sizeOf(attachment),
  ...(isPictureBetween(attachment) && { isInline: true }),
});

/** Whether a page holds a picture as an address: that is no part of the letter, and no file. */
const holdsPicture = (html: string): boolean =>
  html
    .split(/src\s?=\s?["']data:image\//i)
    .slice(1)
    .some((from) => from.search(/["']/) > smallestPicture);

/** What programs add for each other: the answer to an invitation, a reaction, the version of a cipher. */
const ofPrograms = /^text\/|^application\/pgp-encrypted$/;

/** Whether a part is a file that its sender attached: no signature, no report, no logo of a letterhead. */
function isFile(attachment: Attachment): boolean {
  const { mimeType, filename } = attachment;
  const isLogo = isPictureBetween(attachment) && sizeOf(attachment) < smallestPicture;
  const isAdded = !filename && ofPrograms.test(mimeType);
  return !isLogo && !isAdded && !reports.test(mimeType) && !signatures.test(mimeType);
}
