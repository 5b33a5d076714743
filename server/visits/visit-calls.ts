import { z } from 'zod';
import { adminCall } from '#server/http/admin-call.ts';
import type { ApiCall } from '#server/http/api-call.ts';
import { otherValues, type VisitSummary, visitClicks, visitEventSchema, visitSpans } from '#shared/visit.ts';

const tag = 'Visits';
const date = z.string().meta({ format: 'date' });
const value = z.object({
  value: z.string().describe(`\`${otherValues}\`: everything above the number that is kept of a day.`),
  count: z.int(),
  clicks: z.int().describe('What was pressed in these visits, or on these pages.'),
});
const values = z.array(value);
const page = value.extend({
  title: z.string().exactOptional().describe('What the record of the page is called; a fixed page has none.'),
  translations: z.object({ ar: z.object({ title: z.string().exactOptional() }) }).exactOptional(),
});

const summary = z.object({
  days: z.array(z.object({ day: date, views: z.int(), visits: z.int() })).describe('Days in Amman, oldest first.'),
  clicks: z.record(z.enum(visitClicks), z.int()),
  pages: z.array(page).describe('Views, by path without language.'),
  referrers: values.describe('Visits, by the host they came from; empty: none.'),
  campaigns: values.describe('Visits, by `utm_campaign`, else `utm_source`.'),
  languages: values.describe('Views, by language.'),
}) satisfies z.ZodType<VisitSummary>;

export const visitCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/visits',
    tag,
    summary: 'Count a view of a page, or a click that shows interest',
    access: 'anyone',
    headers: [
      { name: 'DNT', description: '`1`: nothing is counted.' },
      { name: 'Sec-GPC', description: '`1`: nothing is counted.' },
    ],
    body: { type: 'application/json', shape: { name: 'VisitEvent', schema: visitEventSchema } },
    reply: { status: 204, description: 'Received, whether it is counted or not.' },
    refusals: ['malformed', 'too_large', 'wrong_type', 'invalid', 'forbidden'],
  },
  adminCall({
    method: 'get',
    path: '/visits',
    tag,
    summary: 'Read how often the site was visited',
    query: [{ name: 'days', description: 'How far back; 30 unless said.', schema: z.enum(visitSpans.map(String)) }],
    reply: { status: 200, description: 'The counts.', shape: { name: 'VisitSummary', schema: summary } },
    refusals: ['malformed'],
  }),
];
