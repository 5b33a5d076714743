import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { ImapAddress, SmtpAddress } from '#server/core/config/mail-server-address.ts';
import { errorReason } from '#server/core/jobs/job-kind.ts';
import { openMailbox } from '#server/core/mail/incoming/mailbox.ts';
import { createMailer } from '#server/core/mail/mailer.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { AnswersChange, MailServerChange, SiteSettings } from '#shared/operations/site-settings.ts';
import { second } from '#shared/units.ts';

/** How long a server may take before its settings are refused. */
export const longestTrial = 8 * second;

const encryptionOf = ({ isTls, tls }: SmtpAddress): MailServerChange['encryption'] => (isTls ? 'tls' : tls);

type Described = Omit<MailServerChange, 'password'> & { hasPassword: SiteSettings['mail']['hasPassword'] };

/** A mail server as the screen shows it; `usual` is proposed while there is none. */
export function describeMailServer(
  server: SmtpAddress | undefined,
  usual: Pick<Described, 'port' | 'encryption'>,
): Described {
  if (!server) return { ...usual, host: '', isVerified: true, user: '', hasPassword: false };
  const { host, port, isVerified, user = '', password } = server;
  return { host, port, encryption: encryptionOf(server), isVerified, user, hasPassword: password !== undefined };
}

/**
 * The SMTP_URL or IMAP_URL of a change; '' without a host. A password that was not typed is the one of before, but only
 * for the same server and connection: who may not see it could otherwise have it sent to them.
 */
export function mailServerUrl(
  scheme: 'smtp' | 'imap',
  change: MailServerChange & Partial<Pick<AnswersChange, 'folder'>>,
  before: SmtpAddress | undefined,
): string {
  const { port, encryption, isVerified, user, folder = '' } = change;
  if (!change.host) return '';
  const host = isIP(change.host) ? change.host : domainToASCII(change.host);
  if (!/^[\w.:-]+$/.test(host)) throw fieldRefused('host', 'setting_host_wrong');
  const isSame =
    before &&
    [before.host, before.port, encryptionOf(before), before.isVerified, before.user ?? ''].join('\n') ===
      [host, port, encryption, isVerified, user].join('\n');
  const password = change.password || (isSame ? (before?.password ?? '') : '');
  if (user && !password) throw fieldRefused('password', 'setting_password_again');
  const [written, secret] = [encodeURIComponent(user), encodeURIComponent(password)];
  const options = new URLSearchParams({
    ...(encryption !== 'tls' && { tls: encryption }),
    ...(!isVerified && { verify: 'off' }),
  });
  const address = `${user && `${written}:${secret}@`}${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const path = folder && `/${encodeURIComponent(folder)}`;
  return `${scheme}${encryption === 'tls' ? 's' : ''}://${address}${path}${options.size > 0 ? `?${options}` : ''}`;
}

const patient = <Server extends SmtpAddress>(server: Server): Server => ({
  ...server,
  timeoutMilliseconds: Math.min(server.timeoutMilliseconds, longestTrial),
});

/** Connects and signs in as for a letter. @throws AppError `invalid` with the reason at its field */
export const trySending = (smtp: SmtpAddress): Promise<void> => tried(createMailer(patient(smtp)).verify());

/** Signs in and opens the folder. @throws AppError `invalid` with the reason at its field */
export const tryReading = (imap: ImapAddress): Promise<void> =>
  tried(openMailbox(patient(imap)).then((mailbox) => mailbox.close()));

async function tried(trial: Promise<void>): Promise<void> {
  try {
    await trial;
  } catch (error) {
    const reason = errorReason(error);
    if (reason === 'auth') throw fieldRefused('password', 'mail_error_auth');
    if (reason === 'tls') throw fieldRefused('encryption', 'mail_error_tls');
    if (reason === 'folder') throw fieldRefused('folder', 'answers_error_folder');
    throw fieldRefused('host', 'mail_error_unreachable');
  }
}
