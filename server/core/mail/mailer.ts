import { headerText, type MailAddress } from '#server/core/config/mail-address.ts';
import type { SmtpAddress } from '#server/core/config/mail-server-address.ts';
import { JobFailure } from '#server/core/jobs/job-kind.ts';
import type { MailError } from '#shared/leads/outbox.ts';
import { sendableAddress } from '#shared/text/read-address.ts';

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type OutgoingMail = {
  from: MailAddress;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** Equal for every attempt, so that receivers recognise duplicates. */
  messageId: string;
  /** The letters of the same conversation, the oldest first. */
  references?: string[];
  /** RFC 3834: marks the mail as automatic. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
};

/** A permanent refusal of this mail: a retry would have the same result. */
export class MailRefused extends JobFailure {}

export type Mailer = ReturnType<typeof createMailer>;

async function openTransport(smtp: SmtpAddress) {
  // Only a site that sends mail loads it: its source stays in memory.
  const { createTransport } = await import('nodemailer');
  const { timeoutMilliseconds: timeout, user, password } = smtp;
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isTls,
    requireTLS: smtp.tls === 'required',
    ignoreTLS: smtp.tls === 'off',
    tls: { rejectUnauthorized: smtp.isVerified },
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout * 2,
    // Visitor input must not make the library read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends mail to the server at `smtp`, one connection each. */
export function createMailer(smtp: SmtpAddress) {
  return {
    /** Connects, encrypts and signs in as for a letter, and sends none. @throws JobFailure */
    async verify(): Promise<void> {
      const transport = await openTransport(smtp);
      try {
        await transport.verify();
      } catch (error) {
        throw toFailure(error instanceof Error ? error : {});
      }
    },

    /** @throws MailRefused for a permanent refusal, JobFailure for a temporary one */
    async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
      const { text, html, messageId, replyTo, references, attachments } = mail;
      const inReplyTo = references?.at(-1);
      const [to, from] = [sendableAddress(mail.to), sendableAddress(mail.from.address)];
      if (to === undefined) throw new MailRefused('address' satisfies MailError);
      // Our own address: every letter waits until it is mended.
      if (from === undefined) throw new JobFailure('sender' satisfies MailError);
      const replyAddress = replyTo && sendableAddress(replyTo.address);
      const transport = await openTransport(smtp);
      try {
        await transport.sendMail({
          from: { name: headerText(mail.from.name), address: from },
          to: { name: '', address: to },
          ...(replyAddress && { replyTo: { name: headerText(replyTo.name), address: replyAddress } }),
          envelope: { from, to: [to] },
          subject: headerText(mail.subject),
          text,
          html,
          ...(attachments && { attachments }),
          messageId,
          ...(inReplyTo && { inReplyTo, references }),
          headers: { 'Auto-Submitted': mail.autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
          signal,
        });
      } catch (error) {
        throw toFailure(error instanceof Error ? error : {});
      }
    },
  };
}

/** `originalCode`: what the system or TLS called the error of the connection. */
type SmtpError = Partial<Error> & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
};

/** The error class; the server's message is dropped, since it repeats addresses. */
function toFailure({ code = '', originalCode = '', command = '', permanent, responseCode }: SmtpError): JobFailure {
  const isTls = /CERT|SELF_SIGNED|TLS|SSL/.test(`${code} ${originalCode}`);
  const reason = isTls ? 'tls' : reasonOfSmtp(code, command, responseCode);
  return permanent && reason === 'refused' ? new MailRefused(reason) : new JobFailure(reason);
}

function reasonOfSmtp(code: string, command: string, responseCode: number | undefined): MailError {
  if (['EAUTH', 'ENOAUTH'].includes(code)) return 'auth';
  // A refused sender is our configuration error, whatever the reply code.
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender';
  if (['EENVELOPE', 'EMESSAGE'].includes(code)) return (responseCode ?? 0) >= 500 ? 'refused' : 'deferred';
  return 'unreachable';
}
