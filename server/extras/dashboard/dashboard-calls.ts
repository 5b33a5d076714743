import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, inLanguage, searchParameter, wholeList } from '#server/core/http/calls/calls.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { dashboardRecordShape, dashboardShape, waitingShape } from '#shared/leads/dashboard.ts';
import { spellingShape } from '#shared/search/spelling-answer.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { FinderService } from './finder-service.ts';

const waitingKinds = dashboardShape.shape.waiting.keyof();
const dashboard = dashboardShape.extend({
  waiting: z
    .partialRecord(waitingKinds, waitingShape)
    .describe('How many records wait in the sections that the caller may use, and the newest of them.'),
});

const call = callsFor<{ dashboard: DashboardService; finder: FinderService }>('Dashboard');

export const dashboardCalls = [
  call('GET /dashboard', {
    summary: 'Read what waits, what changed and how much comes in',
    reply: answer('The dashboard.', { name: 'Dashboard', schema: dashboard }, inLanguage),
    handle({ request, reply, language }, services) {
      reply.header('content-language', language);
      return services.dashboard.getDashboard(language, { id: request.account?.id ?? '', role: roleOf(request) });
    },
  }),
  call('GET /records', {
    summary: 'Find records of every section by what is written in them',
    query: { q: searchParameter },
    reply: wholeList(
      'The newest few of every section.',
      { name: 'FoundRecord', schema: dashboardRecordShape },
      inLanguage,
    ),
    handle({ query, request, reply, language }, { finder }) {
      reply.header('content-language', language);
      return finder.findRecords(query.q ?? '', { language, role: roleOf(request) });
    },
  }),
  call('GET /records/spelling', {
    summary: 'Ask what a search probably meant that found nothing',
    query: { q: searchParameter },
    reply: answer('The words of the site that are spelt nearly so.', { name: 'Spelling', schema: spellingShape }),
    async handle({ query }, { finder }) {
      return { corrected: await finder.correct(query.q ?? '') };
    },
  }),
];

const roleOf = ({ staff }: FastifyRequest): Role => staff?.role ?? 'user';
