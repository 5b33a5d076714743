// By its default export: the named ones keep the servers that a process had at its start.
import dns, { Resolver } from 'node:dns/promises';
import { readErrorCode } from '#shared/caught.ts';

const missing = ['ENOTFOUND', 'ENODATA'];

/** Records of DNS; none when there are none. @throws Error when DNS does not answer */
export async function readDns<One>(asked: (resolver: Resolver) => Promise<One[]>): Promise<One[]> {
  return askDns(asked).catch((error: unknown) => {
    if (missing.includes(String(readErrorCode(error)))) return [];
    throw error;
  });
}

function askDns<Found>(asked: (resolver: Resolver) => Promise<Found>): Promise<Found> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  resolver.setServers(dns.getServers());
  return asked(resolver);
}

/** The TXT records of a name that begin with `mark`. */
const texts = async (name: string, mark: RegExp): Promise<string[]> =>
  (await readDns((resolver) => resolver.resolveTxt(name)))
    .map((parts) => parts.join(''))
    .filter((text) => mark.test(text));

/** What DNS says of a domain that sends mail. */
export type MailDomain = {
  /** The servers that receive its mail. */
  receivers: string[];
  /** RFC 7208: several records count as none, `open` lets everybody send. */
  spf: 'named' | 'missing' | 'several' | 'open';
  spfRecords: number;
  /** RFC 6376; `unseen`: keys have names that only the mail provider knows. */
  dkim: 'found' | 'unseen';
  /** RFC 7489: the domain, or the one above it, that has a policy. */
  policyOf: string | undefined;
};

/** Asks DNS about the domain of a sender; it takes a few seconds at most. @throws Error when DNS does not answer */
export async function readMailDomain(domain: string): Promise<MailDomain> {
  const [exchanges, senders, hasKey, policyOf] = await Promise.all([
    readDns((resolver) => resolver.resolveMx(domain)),
    texts(domain, /^v=spf1( |$)/i),
    hasDkimKey(domain),
    findPolicy(domain),
  ]);
  const [first = '', ...others] = senders;
  const usual = / \+?all$/i.test(first.trim()) ? 'open' : 'named';
  return {
    receivers: exchanges.map(({ exchange }) => exchange).filter(Boolean),
    spf: !first ? 'missing' : others.length > 0 ? 'several' : usual,
    spfRecords: senders.length,
    dkim: hasKey ? 'found' : 'unseen',
    policyOf,
  };
}

/** The policy of a domain above counts for those below. */
async function findPolicy(domain: string): Promise<string | undefined> {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1))
    if ((await texts(`_dmarc.${name}`, /^v=DMARC1/)).length > 0) return name;
  return undefined;
}

const usualKeys = ['default', 'dkim', 'google', 'k1', 'mail', 's1', 'selector1'];

/** A name without records of its own exists when there are names below it (RFC 8020); some servers deny it. */
async function hasDkimKey(domain: string): Promise<boolean> {
  const parent = `_domainkey.${domain}`;
  const exists = await askDns((resolver) => resolver.resolveTxt(parent)).then(
    () => true,
    (error: unknown) => readErrorCode(error) === 'ENODATA',
  );
  if (exists) return true;
  const keys = await Promise.all(usualKeys.map((key) => texts(`${key}.${parent}`, /(^|;\s*)p=/)));
  return keys.some((found) => found.length > 0);
}
