import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, choiceFilter, json, nothing } from '#server/core/http/calls/calls.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { usualVisitSpan, visitClicks, visitEventSchema, visitSpans, visitSummaryShape } from '#shared/site/visit.ts';
import type { VisitService } from './visit-service.ts';

const summary = visitSummaryShape.extend({ clicks: z.record(z.enum(visitClicks), z.int()) });

const call = callsFor<{ visits: VisitService }>('Visits');

/** What the calls that count something of visitors have in common. */
export const countingCall = {
  access: 'anyone' as const,
  headers: [
    { name: 'DNT', description: '`1`: nothing is counted.' },
    { name: 'Sec-GPC', description: '`1`: nothing is counted.' },
  ],
  reply: nothing('Received, whether it is counted or not.'),
  refusals: ['too_large', 'forbidden'] as const,
  audit: 'none' as const,
  // An event has a few hundred bytes.
  bodyLimit: 8 * 1024,
};

export const visitCalls = [
  call('POST /visits', {
    summary: 'Count a view of a page, or a click that shows interest',
    ...countingCall,
    body: json('VisitEvent', visitEventSchema),
    handle({ body, request }, { visits }) {
      if (isCounted(request)) visits.count(body, clientNetwork(request));
    },
  }),
  call('GET /visits', {
    summary: 'Read how often the site was visited',
    query: { days: choiceFilter(visitSpans.map(String), 'How far back; 30 unless said.') },
    reply: answer('The counts.', { name: 'VisitSummary', schema: summary }),
    handle: ({ query }, { visits }) => visits.getSummary(Number(query.days ?? usualVisitSpan)),
  }),
];

// Every browser's User-Agent begins with this; programs have another one, or none.
const browser = /^Mozilla\//;
// Self-identified crawlers; Cubot is a phone brand.
const machine = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|pagespeed|pingdom|uptime/i;

/** Whether the request is from a visitor: not staff, not a crawler, and without an opt-out. */
export function isCounted({ headers, account }: FastifyRequest): boolean {
  const refuses = headers.dnt === '1' || headers['sec-gpc'] === '1';
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
  const name = headers['user-agent'] ?? '';
  return !refuses && !isAhead && !account && browser.test(name) && !machine.test(name);
}
