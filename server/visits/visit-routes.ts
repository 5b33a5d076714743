import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJsonObject, withJsonOnly } from '#server/http/accepted-bodies.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { readChoice } from '#server/http/read-list-query.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { parseOrRefuse } from '#shared/validation.ts';
import { usualVisitSpan, visitEventSchema, visitSpans } from '#shared/visit.ts';
import type { VisitService } from './visit-service.ts';

// An event has a few hundred bytes.
const bodyLimit = 8 * 1024;
const spans = visitSpans.map(String);

/** POST /visits, for the pages' own script; GET /visits (`?days=`), for staff. */
export function visitRoutes(api: FastifyInstance, { visits }: { visits: VisitService }): void {
  withJsonOnly(api, (scope) => {
    scope.post('/visits', { bodyLimit, config: { audit: 'none' } }, async (request, reply) => {
      const event = parseOrRefuse(visitEventSchema, readJsonObject(request));
      if (isCounted(request)) visits.count(event, clientNetwork(request));
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });

  api.get('/visits', forStaff, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return visits.getSummary(Number(readChoice(request, 'days', spans) ?? usualVisitSpan));
  });
}

// Every browser's User-Agent begins with this; programs have another one, or none.
const browser = /^Mozilla\//;
// Self-identified crawlers; Cubot is a phone brand.
const machine = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|pingdom|uptime/i;

/** Whether the request is from a visitor: not staff, not a crawler, and without an opt-out. */
function isCounted({ headers, account }: FastifyRequest): boolean {
  const refuses = headers.dnt === '1' || headers['sec-gpc'] === '1';
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
  const name = headers['user-agent'] ?? '';
  return !refuses && !isAhead && !account && browser.test(name) && !machine.test(name);
}
