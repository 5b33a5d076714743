import { z } from 'zod';
import { adminCall } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters, listParameters } from '#server/http/api-call.ts';
import { careerStatuses } from '#shared/career.ts';
import { type Dashboard, waitingKinds } from '#shared/dashboard.ts';
import { historyActs } from '#shared/history.ts';
import { contentSections } from '#shared/kinds/kinds.ts';
import { leadSections } from '#shared/lead.ts';

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

export const dashboardCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/dashboard',
    tag: 'Dashboard',
    summary: 'Read what waits, what changed and how much comes in',
    query: languageParameters,
    reply: { status: 200, description: 'The dashboard.', shape: { name: 'Dashboard', schema: dashboard } },
  }),
  adminCall({
    method: 'get',
    path: '/records',
    tag: 'Dashboard',
    summary: 'Find records of every section by what is written in them',
    query: [...listParameters(['at']).filter(({ name }) => name === 'q'), ...languageParameters],
    reply: {
      status: 200,
      description: 'The newest few of every section.',
      shape: { name: 'FoundRecord', schema: record },
      isList: true,
    },
    refusals: ['malformed'],
  }),
];
