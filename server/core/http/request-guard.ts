import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { isRecord } from '#shared/typed-entries.ts';
import { refuseCrossSite } from './cross-site-guard.ts';
import { malformed } from './read-json.ts';
import { isForPrograms } from './refusal-page.ts';
import { isHost, namesOneHost } from './request-address.ts';

type Guarding = {
  siteUrl: string;
  /** Parameters of which pages read one value: one that is there twice is refused. */
  singleParameters: readonly string[];
};

/** Refuses malformed requests before any route runs. */
export function registerRequestGuard(app: FastifyInstance, { siteUrl, singleParameters }: Guarding): void {
  const readByPages = new Set(['lng', ...singleParameters]);
  app.addHook('onRequest', (request, _reply, done) => {
    refuseOddHeaders(request);
    refuseOddAddress(request, readByPages);
    refuseCrossSite(request, siteUrl);
    done();
  });
}

// Tracking parameters, which newsletters append to addresses, sometimes twice; no page reads them.
const tracker = /^utm_|clid$/;

/** @throws AppError `malformed` for too many headers, an invalid Host or two of them, `wrong_type` for a compressed body */
function refuseOddHeaders({ raw, headers }: FastifyRequest): void {
  if (raw.rawHeaders.length > 2 * limits.headers) throw malformed();
  if (headers.host === undefined ? raw.httpVersion === '1.1' : !isHost(headers.host)) throw malformed();
  if (!namesOneHost(raw.rawHeaders)) throw malformed();
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new AppError('wrong_type', 'error_wrong_type');
}

/** @throws AppError `malformed` for too many parameters, or a known one that is repeated */
function refuseOddAddress({ url, query }: FastifyRequest, readByPages: ReadonlySet<string>): void {
  if (!url.includes('?')) return;
  const values = Object.entries<unknown>(isRecord(query) ? query : {});
  if (values.length > limits.parameters) throw malformed();
  const isRead = isForPrograms(url) ? () => true : (name: string) => readByPages.has(name);
  const repeated = values.find(([name, value]) => Array.isArray(value) && isRead(name) && !tracker.test(name));
  if (!repeated) return;
  throw new AppError('malformed', 'error_malformed', { fields: { [repeated[0]]: { key: 'error_sent_twice' } } });
}
