import { z } from 'zod';
import { knownEntries, lenient, time } from '../answer-parts.ts';
import { historyActs } from '../content/history.ts';
import { contentSections } from '../kinds/kinds.ts';
import { careerStatuses, leadSections } from './lead.ts';
import { weekShape } from './week.ts';

/** A record that the dashboard points at; `title` is in the caller's language. */
export const dashboardRecordShape = z.object({
  _id: z.string(),
  section: z.enum([...contentSections, ...leadSections, 'company', 'users']),
  title: z.string(),
  at: time,
  reference: z.string().exactOptional().describe('Of a lead.'),
  company: z.string().exactOptional().describe("Of a lead's sender."),
});
export type DashboardRecord = z.infer<typeof dashboardRecordShape>;
export type DashboardSection = DashboardRecord['section'];
export const foundRecordsAnswer = knownEntries(lenient(dashboardRecordShape)).catch([]);

/** The number of open records, and the newest few. */
export const waitingShape = z.object({ count: z.int(), entries: z.array(dashboardRecordShape) });
export type Waiting = z.infer<typeof waitingShape>;

const mayWait = waitingShape.exactOptional();

/** The data of the dashboard. */
export const dashboardShape = z.object({
  /** Limited to the caller's sections. */
  waiting: z.object({
    contacts: mayWait,
    careers: mayWait,
    consultations: mayWait,
    quotes: mayWait,
    drafts: mayWait,
    arabic: mayWait,
  }),
  desk: z
    .object({ us: z.int(), late: z.int(), steps: z.int(), mine: z.int(), nobody: z.int() })
    .exactOptional()
    .describe(
      'How many leads wait for staff, are late, have a next step due, and whose they are; for roles with leads.',
    ),
  week: weekShape.exactOptional().describe('The last seven days; for roles with leads.'),
  weekLetter: z
    .object({ isWanted: z.boolean(), email: z.string().nullable() })
    .exactOptional()
    .describe('Whether the caller gets the letter of the week, and where it goes.'),
  expiring: z
    .array(dashboardRecordShape.omit({ at: true }).extend({ on: z.string().meta({ format: 'date' }) }))
    .describe('Certificates that end within 60 days or have ended, and openings that close within 14, soonest first.'),
  expiringCvs: z.int().describe('How many applications are anonymised within 30 days.'),
  /** Texts whose other language was changed later; for roles with content. */
  stale: mayWait,
  /** Records with machine drafts or findings of the checks of texts; for roles with content. */
  look: mayWait,
  changes: z
    .array(
      dashboardRecordShape.extend({
        act: z.enum(historyActs),
        by: z.string().nullable().describe('Who did it; null: the site itself.'),
      }),
    )
    .describe('What staff did last, newest first.'),
  /** The last twelve weeks, oldest first; the last one is incomplete. */
  messagesPerWeek: z.array(
    z.object({
      from: z.string().meta({ format: 'date' }).describe('The first day of the week in Amman, a Saturday.'),
      contacts: z.int(),
      consultations: z.int(),
      quotes: z.int(),
    }),
  ),
  applicationsPerStatus: z.array(z.object({ status: z.enum(careerStatuses), count: z.int() })),
});
export type Dashboard = z.infer<typeof dashboardShape>;
export type DashboardChange = Dashboard['changes'][number];
export type ExpiringRecord = Dashboard['expiring'][number];
export type MessageWeek = Dashboard['messagesPerWeek'][number];
export type StatusCount = Dashboard['applicationsPerStatus'][number];
export const dashboardAnswer = lenient(dashboardShape, { usual: { act: 'changed' }, strict: ['from', 'on'] });
