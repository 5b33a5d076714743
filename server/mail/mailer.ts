import { createTransport } from 'nodemailer';
import { headLine, isMailAddress, type MailAddress } from '#server/config/mail-address.ts';
import type { SmtpAddress } from '#server/config/smtp-address.ts';
import { JobFailure } from '#server/jobs/job-kind.ts';
import type { MailError } from '#shared/outbox.ts';

/** A mail as it goes out. */
export type OutgoingMail = {
  from: MailAddress;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, by which a receiver knows a mail that comes twice. */
  messageId: string;
  /** RFC 3834: what no machine should answer. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
};

/** A mail server's refusal of this very mail: another attempt would end the same. */
export class MailRefused extends JobFailure {}

export type Mailer = ReturnType<typeof createMailer>;

/** Hands mail to the server at `smtp`, one connection each. */
export function createMailer(smtp: SmtpAddress) {
  const { timeoutMilliseconds: timeout, user, password } = smtp;
  const transport = createTransport({
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
    // Nothing a visitor types may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** @throws MailRefused when the server will never take it, JobFailure when it may later */
    async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
      if (!isMailAddress(mail.to)) throw new MailRefused('address' satisfies MailError);
      const { text, html, messageId, from, to, replyTo } = mail;
      try {
        await transport.sendMail({
          from: { name: headLine(from.name), address: from.address },
          to: { name: '', address: to },
          ...(replyTo && isMailAddress(replyTo.address) && { replyTo: { ...replyTo, name: headLine(replyTo.name) } }),
          envelope: { from: from.address, to: [to] },
          subject: headLine(mail.subject),
          text,
          html,
          messageId,
          headers: { 'Auto-Submitted': mail.autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
          signal,
        });
      } catch (error) {
        throw toFailure(error as SmtpError);
      }
    },
  };
}

type SmtpError = { code?: string; command?: string; responseCode?: number; permanent?: boolean };

/** The class of a failure; what the server said is dropped, since it repeats addresses. */
function toFailure({ code = '', command = '', permanent, responseCode }: SmtpError): JobFailure {
  const reason = reasonOfSmtp(code, command, responseCode);
  return permanent && reason === 'refused' ? new MailRefused(reason) : new JobFailure(reason);
}

function reasonOfSmtp(code: string, command: string, responseCode: number | undefined): MailError {
  if (['EAUTH', 'ENOAUTH'].includes(code)) return 'auth';
  if (['ETLS', 'EREQUIRETLS'].includes(code) || /CERT|SELF_SIGNED|TLS|SSL/.test(code)) return 'tls';
  // A sender that the server does not like is for us to mend, whatever its number.
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender';
  if (['EENVELOPE', 'EMESSAGE'].includes(code)) return (responseCode ?? 0) >= 500 ? 'refused' : 'deferred';
  return 'unreachable';
}
