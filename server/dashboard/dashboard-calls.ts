import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answer, callsFor, inLanguage, searchParameter, wholeList } from '#server/http/calls.ts';
import type { Role } from '#shared/account.ts';
import { careerStatuses } from '#shared/career.ts';
import { type Dashboard, waitingKinds } from '#shared/dashboard.ts';
import { historyActs } from '#shared/history.ts';
import { contentSections } from '#shared/kinds/kinds.ts';
import { leadSections } from '#shared/lead.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { FinderService } from './finder-service.ts';

const record = z.object({
  _id: z.string(),
  section: z.enum([...contentSections, ...leadSections, 'company', 'users']),
  title: z.string(),
  at: z.string().meta({ format: 'date-time' }),
});
const change = record.extend({
  act: z.enum(historyActs),
  by: z.string().nullable().describe('Who did it; null: the site itself.'),
});
const waiting = z.object({ count: z.int(), entries: z.array(record) });
const week = z.object({
  from: z.string().meta({ format: 'date' }).describe('The first day of the week in Amman, a Saturday.'),
  contacts: z.int(),
  consultations: z.int(),
});

const dashboard = z.object({
  waiting: z
    .partialRecord(z.enum(waitingKinds), waiting)
    .describe('How many records wait in the sections that the caller may use, and the newest of them.'),
  changes: z.array(change).describe('What staff did last, newest first.'),
  messagesPerWeek: z.array(week),
  applicationsPerStatus: z.array(z.object({ status: z.enum(careerStatuses), count: z.int() })),
}) satisfies z.ZodType<Dashboard>;

const call = callsFor<{ dashboard: DashboardService; finder: FinderService }>('Dashboard');

export const dashboardCalls = [
  call('GET /dashboard', {
    summary: 'Read what waits, what changed and how much comes in',
    reply: answer('The dashboard.', { name: 'Dashboard', schema: dashboard }, inLanguage),
    handle({ request, reply, language }, services) {
      reply.header('content-language', language);
      return services.dashboard.getDashboard(language, roleOf(request));
    },
  }),
  call('GET /records', {
    summary: 'Find records of every section by what is written in them',
    query: { q: searchParameter },
    reply: wholeList('The newest few of every section.', { name: 'FoundRecord', schema: record }, inLanguage),
    handle({ query, request, reply, language }, { finder }) {
      reply.header('content-language', language);
      return finder.findRecords(query.q ?? '', { language, role: roleOf(request) });
    },
  }),
];

const roleOf = ({ staff }: FastifyRequest): Role => staff?.role ?? 'user';
