import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '#server/core/config/config.ts';
import { inspectDatabase } from '#server/core/db/inspect-database.ts';
import { type MailDomain, readDns, readMailDomain } from '#server/core/mail/mail-domain.ts';
import { readErrorCode } from '#shared/caught.ts';
import { type Check, failure, ok, type Remark, warning } from './run-checks.ts';
import { isLocal, isThisMachine } from './this-machine.ts';

const silentDns = (error: unknown, name: string): Remark =>
  warning(`DNS does not answer (${readErrorCode(error)}), so that ${name} cannot be judged.`);

async function lookAtName({ siteUrl }: Config): Promise<Remark | undefined> {
  const { hostname } = new URL(siteUrl);
  if (isLocal(hostname) || isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  try {
    const [four, six] = await Promise.all([
      readDns((resolver) => resolver.resolve4(hostname)),
      readDns((resolver) => resolver.resolve6(hostname)),
    ]);
    if (four.length + six.length > 0) return ok(`${hostname} is ${[...four, ...six].join(', ')} in DNS.`);
    const isKnownHere = await lookup(hostname).then(Boolean, () => false);
    const mending = 'Make an A or AAAA record, or correct the address.';
    return isKnownHere
      ? warning(`${hostname} is known to this machine alone. ${mending}`)
      : failure(`${hostname} has no address in DNS. ${mending}`);
  } catch (error) {
    return silentDns(error, hostname);
  }
}

async function lookAtMailDomain({ smtp, mailFrom }: Config): Promise<Remark[] | undefined> {
  if (!smtp) return undefined;
  if (!mailFrom) return [ok("The company's e-mail address is the sender; its domain is not judged here.")];
  const domain = mailFrom.address.split('@').at(-1) ?? '';
  try {
    return judgeMailDomain(domain, await readMailDomain(domain));
  } catch (error) {
    return [silentDns(error, domain)];
  }
}

function judgeMailDomain(domain: string, { receivers, spf, spfRecords, policyOf }: MailDomain): Remark[] {
  const senders = {
    named: ok(`${domain} names its senders by SPF; those of the mail server must be among them.`),
    missing: warning(
      `${domain} has no SPF record, so that mail may be taken for spam. Ask the mail provider for its "v=spf1 …".`,
    ),
    several: warning(`${domain} has ${spfRecords} SPF records, and counts as having none. Join them.`),
    open: warning(`The SPF record of ${domain} lets everybody send. End it with -all or ~all.`),
  };
  return [
    receivers.length > 0
      ? ok(`${domain} receives mail at ${receivers.join(', ')}.`)
      : warning(
          `${domain} has no MX record, so that answers are lost. Add one, or send from a domain that receives mail.`,
        ),
    senders[spf],
    policyOf
      ? ok(`${policyOf} has a DMARC policy.`)
      : warning(
          `${domain} has no DMARC policy, which large providers ask for. Add "v=DMARC1; p=none" at _dmarc.${domain}.`,
        ),
  ];
}

const tolerated = { warningSeconds: 5, failureSeconds: 30 };

/** A clock outside this program: seconds by which it is ahead, and whether it is of this machine. */
type Witness = { name: string; ahead: number; isOwn: boolean };

async function lookAtClock(config: Config): Promise<Remark> {
  const asked = [config.siteUrl, config.s3?.endpoint, config.backup.s3.endpoint, config.translator?.url].filter(
    (url) => url !== undefined,
  );
  const looks = [...new Set(asked)].map(clockOfServer);
  const found = await Promise.all([...looks, clockOfDatabase(config)].map((look) => look.catch(() => undefined)));
  const witnesses = found.filter((witness) => witness !== undefined);
  const worst = witnesses.toSorted((one, other) => Math.abs(other.ahead) - Math.abs(one.ahead))[0];
  const seconds = Math.round(worst?.ahead ?? 0);
  if (worst && Math.abs(seconds) >= tolerated.warningSeconds) {
    const says = `${worst.name} is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine. Let both keep time: timedatectl set-ntp true.`;
    return Math.abs(seconds) < tolerated.failureSeconds ? warning(says) : failure(says);
  }
  const other = witnesses.find(({ isOwn }) => !isOwn);
  return ok(other ? `It goes with that of ${other.name}.` : 'It cannot be judged: no other machine tells the time.');
}

/** By the Date of its answers, which has whole seconds. */
async function clockOfServer(url: string): Promise<Witness | undefined> {
  const reply = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(4_000) });
  const told = Date.parse(reply.headers.get('date') ?? '');
  if (Number.isNaN(told)) return undefined;
  const { host, hostname } = new URL(url);
  return { name: host, ahead: (told + 500 - Date.now()) / 1000, isOwn: await isThisMachine(hostname) };
}

async function clockOfDatabase(config: Config): Promise<Witness | undefined> {
  const { clock } = config.databaseUrl ? await inspectDatabase(config) : {};
  if (!clock) return undefined;
  const { hostname } = new URL(config.databaseUrl ?? '');
  return {
    name: 'The database',
    ahead: clock.aheadMilliseconds / 1000,
    isOwn: isLocal(hostname) || (await isThisMachine(hostname)),
  };
}

/** What the network tells of names and of the time. */
export const networkChecks: Check[] = [
  { settings: ['SITE_URL'], look: lookAtName },
  { settings: ['MAIL_FROM', 'SMTP_URL'], look: lookAtMailDomain },
  { settings: ['clock', 'SITE_URL', 'DATABASE_URL', 'S3_ENDPOINT', 'TRANSLATE_URL'], look: lookAtClock },
];
