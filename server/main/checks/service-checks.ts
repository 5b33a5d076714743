import { Readable } from 'node:stream';
import { isGuessable } from '#server/accounts/users/first-administrator.ts';
import type { Config } from '#server/core/config/config.ts';
import type { SmtpAddress } from '#server/core/config/mail-server-address.ts';
import { createVirusScanner, findScannerFault } from '#server/core/files/inspection/virus-scanner.ts';
import { errorReason } from '#server/core/jobs/job-kind.ts';
import { openMailbox } from '#server/core/mail/incoming/mailbox.ts';
import { createMailer } from '#server/core/mail/mailer.ts';
import { libreTranslate } from '#server/extras/translations/libre-translate.ts';
import { day, hour } from '#shared/units.ts';
import { type Check, failure, ok, type Remark, readReason, warning } from './run-checks.ts';
import { isLocal } from './this-machine.ts';

/** Why no letter would leave; undefined when one would. */
async function mailFault(smtp: SmtpAddress): Promise<string | undefined> {
  try {
    await createMailer(smtp).verify();
    return undefined;
  } catch (error) {
    return errorReason(error);
  }
}

const mending: Record<string, string> = {
  unreachable: 'does not answer as a mail server. Correct host and port; smtps: is for port 465, smtp: for 587 and 25.',
  tls: 'offers no TLS, or a certificate that is not valid for it. Write its name as the certificate does, or see ?tls= and ?verify=.',
  auth: 'refuses the user or the password. Correct them; signs such as @ and / are written as %40 and %2F.',
};

async function lookAtMail({ smtp }: Config): Promise<Remark | undefined> {
  if (!smtp) return warning('Mail stays in the outbox. Set smtp://USER:PASSWORD@HOST:PORT?tls=required.');
  const server = `${smtp.host}:${smtp.port}`;
  let isEncrypted = smtp.isTls || smtp.tls !== 'off';
  let fault = await mailFault(smtp.tls === 'offered' ? { ...smtp, tls: 'required' } : smtp);
  if (fault === 'tls' && smtp.tls === 'offered' && !smtp.isTls) {
    isEncrypted = false;
    fault = await mailFault(smtp);
  }
  if (fault !== undefined) return failure(`${server} ${mending[fault] ?? mending.unreachable}`);
  const said = `${server} answers${smtp.user ? ', and takes user and password' : ''}; no letter was sent.`;
  if (isLocal(smtp.host)) return ok(said);
  if (!isEncrypted)
    return warning(`${said} Mail and password travel unencrypted: use a server with TLS, and ?tls=required.`);
  return smtp.isVerified ? ok(said) : warning(`${said} Its certificate is not verified: leave verify=off out.`);
}

const mailboxMending: Record<string, string> = {
  ...mending,
  unreachable: 'does not answer as an IMAP server. Correct host and port; imaps: is for port 993, imap: for 143.',
  folder: 'has no such folder. Name one that exists, such as INBOX.',
};

async function lookAtMailbox({ imap, mailReplyTo }: Config): Promise<Remark[] | undefined> {
  if (!imap) return undefined;
  const server = `${imap.host}:${imap.port}`;
  try {
    (await openMailbox(imap)).close();
  } catch (error) {
    return [failure(`${server} ${mailboxMending[errorReason(error)] ?? mailboxMending.unreachable}`)];
  }
  const said = `${server} takes user and password, and has the folder ${imap.folder}.`;
  const isOpen = !imap.isTls && imap.tls !== 'required' && !isLocal(imap.host);
  return [
    isOpen ? warning(`${said} Letters and password may travel unencrypted: use imaps:, or ?tls=required.`) : ok(said),
    ...(mailReplyTo
      ? []
      : [warning('Answers are sent to MAIL_FROM. Name an address of this mailbox.', 'MAIL_REPLY_TO')]),
  ];
}

async function lookAtScanner({ clamavSocket }: Config): Promise<Remark | undefined> {
  if (!clamavSocket) return undefined;
  const fault = await findScannerFault(clamavSocket);
  if (fault)
    return failure(
      `${clamavSocket} does not answer (${fault}). Start clamd, or correct the address; until then files are stored as not scanned.`,
    );
  const verdict = await createVirusScanner(clamavSocket, 4_000).scan(Readable.from([Buffer.from('a harmless text')]));
  return verdict === 'clean'
    ? ok(`${clamavSocket} scans. Its StreamMaxLength must be 100M or more.`)
    : failure(`${clamavSocket} answers, but not as clamd. Name the socket or TCPSocket of clamd.conf.`);
}

async function lookAtTranslator({ translator }: Config): Promise<Remark | undefined> {
  if (!translator) return undefined;
  try {
    await libreTranslate(translator).translate(['bag'], 'en', 'ar');
    return ok(`${translator.url} translates into Arabic.`);
  } catch (error) {
    const status = /answered (\d{3})$/.exec(error instanceof Error ? error.message : '')?.[1];
    if (status === '400' || status === '403')
      return failure(
        `${translator.url} refuses the key, or does not know Arabic (${status}). Correct the key.`,
        'TRANSLATE_KEY',
      );
    return failure(
      `${translator.url} does not answer as LibreTranslate (${status ?? readReason(error)}). Start it, or correct the address.`,
    );
  }
}

const longestGap = 7 * day;
/** Of deploy/mansooj.env. */
const passphraseOfExample = 'a long passphrase that is kept elsewhere too';

/** Settings that are valid and most likely not meant. */
async function lookAtOddValues({
  metrics,
  logLevel,
  rateLimitFactor,
  mailFrom,
  mailReplyTo,
  smtp,
  backup,
  ...config
}: Config): Promise<Remark[]> {
  const reach = backup.keep * (backup.everyMilliseconds ?? 0);
  const odd: [isOdd: unknown, setting: string, says: string][] = [
    [
      config.trustProxy > 0 && !isLocal(config.host),
      'HOST',
      'Who reaches this port past the proxy may say to come from any address. Name 127.0.0.1, or let the proxy alone reach it: by a firewall, or in a network of containers.',
    ],
    [
      metrics && !isLocal(metrics.host),
      'METRICS_HOST',
      'The metrics are open to the network. Name 127.0.0.1, or an address behind a firewall.',
    ],
    [
      logLevel === 'silent' || logLevel === 'fatal',
      'LOG_LEVEL',
      'Errors are not logged, and cannot be found later. Write info.',
    ],
    [
      rateLimitFactor >= 1_000,
      'RATE_LIMIT_FACTOR',
      'Nobody is limited any more. A number below 20 serves a large office.',
    ],
    [rateLimitFactor < 0.1, 'RATE_LIMIT_FACTOR', 'Ordinary visitors are refused. Write 1 or more.'],
    [mailFrom && !smtp, 'MAIL_FROM', 'It has no effect without SMTP_URL.'],
    [mailReplyTo && !smtp && !config.imap, 'MAIL_REPLY_TO', 'It has no effect without SMTP_URL.'],
    [
      mailReplyTo && smtp && !config.imap,
      'MAIL_REPLY_TO',
      'Answers to this address do not reach the leads that they are about. Set IMAP_URL to its mailbox.',
    ],
    [backup.keep < 2, 'BACKUP_KEEP', 'A mistake that is found a day later is in the only backup. Keep 7 or more.'],
    [
      backup.keep >= 2 && reach > 0 && reach < day,
      'BACKUP_KEEP',
      `All backups together reach back ${Math.ceil(reach / hour)} h. Keep more of them, or make them less often.`,
    ],
    [
      (backup.everyMilliseconds ?? 0) > longestGap,
      'BACKUP_EVERY',
      'What changes in the time between two backups is lost with the disk. Write 1d.',
    ],
    [
      backup.key === passphraseOfExample,
      'BACKUP_KEY',
      'This passphrase stands in the example of a settings file, and everybody knows it. Choose another one.',
    ],
    [
      config.databaseUrl && config.given.includes('JOURNAL_EVERY'),
      'JOURNAL_EVERY',
      'It has no effect with DATABASE_URL. Let PostgreSQL archive its log.',
    ],
    [
      config.given.includes('HSTS') && config.hsts !== 'off' && config.siteUrl.startsWith('http:'),
      'HSTS',
      'It has no effect without https:// in SITE_URL.',
    ],
  ];
  return odd.filter(([isOdd]) => isOdd).map(([, setting, says]) => warning(says, setting));
}

async function lookAtAdministrator({ admin }: Config): Promise<Remark | undefined> {
  if (!(await isGuessable(admin))) return undefined;
  return warning(
    'Anybody would guess this password. Choose another before the first start, such as several words that do not belong together; later change it under My Account.',
  );
}

/** What the site asks for a service, and settings by themselves. */
export const serviceChecks: Check[] = [
  { settings: ['ADMIN_PASSWORD', 'ADMIN_USERNAME'], look: lookAtAdministrator },
  { settings: ['SMTP_URL'], look: lookAtMail },
  { settings: ['IMAP_URL', 'MAIL_REPLY_TO'], look: lookAtMailbox },
  { settings: ['CLAMAV_SOCKET'], look: lookAtScanner },
  { settings: ['TRANSLATE_URL', 'TRANSLATE_KEY'], look: lookAtTranslator },
  { settings: ['LOG_LEVEL'], look: lookAtOddValues },
];
