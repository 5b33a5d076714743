import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Config } from '#server/core/config/config.ts';
import {
  askPlace,
  explainListening,
  metricsNames,
  requireFreePlace,
  spellPlace,
} from '#server/core/config/listening-place.ts';
import { errorMessage, readErrorCode } from '#shared/caught.ts';
import { type Check, failure, ok, type Remark, readReason, warning } from './run-checks.ts';
import { isLocal } from './this-machine.ts';

// Each look asks twice at most.
const patience = 2_400;
const marker = 'x-mansooj-check';

type Health = {
  /** Whether it is a site of this program, and what it says is wrong. */
  isSite: boolean;
  faults: string[];
};

type Answer = Health & {
  status: number;
  /** The other origin to which it leads. */
  leadsTo: string | undefined;
};

async function readHealth(reply: Response): Promise<Health> {
  const body = (await reply.json().catch(() => ({}))) as { status?: string; errors?: Record<string, string> };
  return {
    isSite: body.status === 'ok' || (reply.status === 503 && body.errors !== undefined),
    faults: Object.values(body.errors ?? {}),
  };
}

/** Asks for the health of the site at `origin`; `id` comes back in a stand-in. @throws Error when nothing answers */
async function ask(origin: string, id = ''): Promise<Answer> {
  const address = `${origin}/api/health`;
  const headers = { [marker]: id };
  const reply = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) });
  const to = reply.headers.get('location') ?? '';
  return {
    status: reply.status,
    ...(await readHealth(reply)),
    leadsTo:
      URL.canParse(to, address) && new URL(to, address).origin !== origin ? new URL(to, address).origin : undefined,
  };
}

/** What answers in place of a stopped site, for a moment, and remembers how requests arrive. */
type StandIn = AsyncDisposable & { seen: Map<unknown, IncomingHttpHeaders> };

/** @returns the error of the system when it cannot listen where the site would */
async function openStandIn({ host, port }: Config): Promise<StandIn | Error> {
  const seen: StandIn['seen'] = new Map();
  const server = createServer(({ headers }, response) => {
    seen.set(headers[marker], headers);
    response.writeHead(503, { 'retry-after': '5', connection: 'close' }).end();
  });
  try {
    const { address } = await lookup(host);
    await once(server.listen({ port, host: address }), 'listening');
  } catch (error) {
    return error as Error;
  }
  return { seen, [Symbol.asyncDispose]: async () => void server.close() };
}

async function lookAtSite(config: Config): Promise<Remark[]> {
  if (config.port === 0) return [warning('The port changes with every start. Name one that the proxy knows.')];
  const opened = await openStandIn(config);
  if (opened instanceof Error) return [await judgePort(config, opened), ...(await judgeAddress(config, undefined))];
  await using stand = opened;
  const free = ok(`Port ${config.port} on ${config.host} is free; the site does not run now.`);
  return [free, ...(await judgeAddress(config, stand))];
}

/** Where something listens already: the site, or something else. */
async function judgePort(config: Config, error: Error): Promise<Remark> {
  const { port } = config;
  const isTaken = readErrorCode(error) === 'EADDRINUSE';
  const asked = isTaken ? askPlace(config, '/api/health', patience) : Promise.reject(error);
  const found = await asked
    .then(({ status, body }) => readHealth(new Response(body, { status })))
    .catch(() => undefined);
  if (!found?.isSite) return failure(explainListening(error, config).message);
  return found.faults.length > 0 ? failure(found.faults.join(' ')) : ok(`The site runs on port ${port}, and is well.`);
}

async function judgeAddress(config: Config, stand: StandIn | undefined): Promise<Remark[]> {
  const { siteUrl } = config;
  const id = randomUUID();
  const answer = await ask(siteUrl, id).catch(readReason);
  const arrived = stand?.seen.get(id);
  const isStopped = stand !== undefined;
  const remarks = [judgeAnswer(config, answer, { isStopped, hasArrived: arrived !== undefined })];
  if (siteUrl.startsWith('http:') && !isLocal(new URL(siteUrl).hostname))
    remarks.push(
      warning(
        'Without https passwords travel openly, and there are no passkeys. Write https://, with a proxy that has a certificate.',
      ),
    );
  remarks.push(...(await judgePlainHttp(siteUrl)));
  return [
    ...remarks.map((remark) => ({ ...remark, setting: 'SITE_URL' })),
    ...judgeProxies(config, { arrived, isStopped }),
  ];
}

type Way = { isStopped: boolean; hasArrived: boolean };

function judgeAnswer({ siteUrl, host, port }: Config, answer: Answer | string, { isStopped, hasArrived }: Way): Remark {
  if (typeof answer === 'string') return failure(explainSilence(siteUrl, answer));
  if (hasArrived) return ok(`${siteUrl} leads here.`);
  if (answer.leadsTo)
    return warning(`${siteUrl} leads on to ${answer.leadsTo}. Name that address, or end the redirect.`);
  if (isStopped || !answer.isSite)
    return failure(
      `${siteUrl} answers ${answer.status}, but not from here. Its proxy must lead to port ${port} on ${host}.`,
    );
  return ok(`${siteUrl} answers.`);
}

const ofCertificate = /CERT|SELF_SIGNED|SIGNATURE|TLS|SSL/;

function explainSilence(siteUrl: string, reason: string): string {
  const { hostname } = new URL(siteUrl);
  if (ofCertificate.test(reason))
    return `The certificate of ${siteUrl} is not valid for ${hostname} (${reason}). Let the proxy renew it, with its whole chain.`;
  if (isLocal(hostname))
    return `${siteUrl} does not answer (${reason}), and nobody else could reach it. Name the public address of the site.`;
  return `${siteUrl} does not answer from here (${reason}). Start the proxy, open its port, or correct the address.`;
}

/** Whether http:// leads to https://, where the usual ports are used. */
async function judgePlainHttp(siteUrl: string): Promise<Remark[]> {
  const { protocol, port, host } = new URL(siteUrl);
  if (protocol !== 'https:' || port) return [];
  const answer = await ask(`http://${host}`).catch(() => undefined);
  if (!answer || answer.leadsTo?.startsWith('https:')) return [];
  return [warning(`http://${host} does not lead to https://. Let the proxy redirect it.`)];
}

type Seen = { arrived: IncomingHttpHeaders | undefined; isStopped: boolean };

/** What is known of the proxies: all of it when the request `arrived` in place of the site. */
function judgeProxies({ siteUrl, trustProxy }: Config, { arrived, isStopped }: Seen): Remark[] {
  const { protocol, host, hostname } = new URL(siteUrl);
  const name = 'TRUST_PROXY';
  if (trustProxy === 0 && protocol === 'https:')
    return [warning('All visitors count as one address. Write on, or the number of proxies in a row.', name)];
  if (!arrived)
    return trustProxy === 0 || isLocal(hostname) || isStopped
      ? []
      : [ok('How X-Forwarded-For and -Proto arrive can be seen only while the site is stopped.', name)];
  const said = (header: string) => String(arrived[header] ?? '');
  const hops = said('x-forwarded-for').split(',').filter(Boolean).length;
  const [scheme, asked] = [said('x-forwarded-proto'), said('x-forwarded-host') || said('host')];
  const [wanted] = protocol.split(':');
  const wrong = [
    hops !== trustProxy &&
      `X-Forwarded-For names ${hops} addresses, not ${trustProxy}. Let each proxy in a row add one, or write ${hops || 'off, without a proxy'}.`,
    trustProxy > 0 && scheme !== wanted && `X-Forwarded-Proto arrives as "${scheme}". The proxy must send ${wanted}.`,
    asked !== host && `The host arrives as "${asked}", not ${host}. The proxy must pass Host on.`,
  ].filter((says) => says !== false);
  if (wrong.length === 0) return [ok('Address, scheme and host arrive as set.', name)];
  return wrong.map((says) => warning(says, name));
}

async function lookAtMetrics({ metrics }: Config): Promise<Remark | undefined> {
  if (!metrics) return undefined;
  try {
    await requireFreePlace(metrics, metricsNames);
    return ok(`Port ${metrics.port} on ${metrics.host} is free.`);
  } catch (error) {
    const address = `http://${spellPlace(metrics)}/metrics`;
    const { body } = await askPlace(metrics, '/metrics', patience).catch(() => ({ body: '' }));
    return body.includes('mansooj_') ? ok(`${address} answers.`) : failure(errorMessage(error));
  }
}

/** Where the site listens, and how it is reached. */
export const siteChecks: Check[] = [
  { settings: ['PORT', 'HOST', 'SITE_URL', 'TRUST_PROXY'], look: lookAtSite },
  { settings: ['METRICS_PORT', 'METRICS_HOST'], look: lookAtMetrics },
];
