import { z } from 'zod';
import { type BackupStatus, backupStates } from '../backup.ts';
import { careerStatuses } from '../career.ts';
import { type Dashboard, type DashboardRecord, waitingKinds } from '../dashboard.ts';
import type { DemoContentList } from '../demo-content-list.ts';
import { historyActs } from '../history.ts';
import { contentSections, kindNames } from '../kinds/kinds.ts';
import { leadSections } from '../lead.ts';
import { mailErrors, mailKinds, mailStates, type OutboxEntry, type OutboxLetter } from '../outbox.ts';
import type { PersonFindings, Retention } from '../privacy.ts';
import type { Redirect } from '../redirect.ts';
import { repeatedWork, type StalledJobs } from '../stalled-jobs.ts';
import type { TrashEntry } from '../trash.ts';
import { type VisitSummary, visitClicks } from '../visit.ts';
import {
  type AnswerSchema,
  choice,
  count,
  flag,
  id,
  listOfAnswers,
  text,
  textOrNull,
  translationsOf,
} from './answer-parts.ts';

const sections = [...contentSections, ...leadSections, 'company', 'users'] as const;
const pointer = z.object({ _id: id, section: z.enum(sections), title: text, at: text });
/** Unknown entries are skipped. @throws ZodError for anything but a list */
const knownEntries = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema.or(z.unknown().transform(() => undefined)))
    .transform((sent) => sent.filter((each): each is NonNullable<typeof each> => each !== undefined)) as z.ZodType<
    z.output<Schema>[]
  >;
/** The same of a list that may be missing. */
const knownRecords = <Schema extends z.ZodType>(schema: Schema) => knownEntries(schema).catch([]);

export const foundRecordsAnswer: AnswerSchema<DashboardRecord[]> = knownRecords(pointer);

const waiting = z
  .object({ count, entries: knownRecords(pointer) })
  .optional()
  .catch(undefined);

export const dashboardAnswer: AnswerSchema<Dashboard> = z.object({
  waiting: z.object(Object.fromEntries(waitingKinds.map((kind) => [kind, waiting]))).catch({}) as unknown as z.ZodType<
    Dashboard['waiting']
  >,
  changes: knownRecords(pointer.extend({ act: choice(historyActs, 'changed'), by: textOrNull })),
  messagesPerWeek: listOfAnswers(z.object({ from: z.string(), contacts: count, consultations: count })),
  applicationsPerStatus: listOfAnswers(z.object({ status: z.enum(careerStatuses), count })),
});

const numberOrNull = z.number().nullable().catch(null);
const run = z.object({
  startedAt: text,
  archive: textOrNull,
  bytes: numberOrNull,
  rows: numberOrNull,
  files: numberOrNull,
  archivedAt: textOrNull,
  drilledAt: textOrNull,
  outcome: choice(['running', 'passed', 'failed'], 'running'),
  reason: textOrNull,
});
export const backupStatusAnswer: AnswerSchema<BackupStatus> = z.object({
  state: choice(backupStates, 'off'),
  everySeconds: numberOrNull,
  lastPassedAt: textOrNull,
  last: run.nullable().catch(null),
});

export const stalledWorkAnswer: AnswerSchema<StalledJobs> = z.object({
  mails: count,
  pictures: count,
  repeated: listOfAnswers(z.object({ kind: z.enum(repeatedWork), failingSince: text })),
});

const counted = { value: text, count, clicks: count };
const values = listOfAnswers(z.object(counted));
const page = z.looseObject({
  ...counted,
  title: z.string().optional(),
  translations: translationsOf<{ title: string }>().optional(),
});
export const visitSummaryAnswer: AnswerSchema<VisitSummary> = z.object({
  days: listOfAnswers(z.object({ day: z.string(), views: count, visits: count })),
  clicks: z
    .object(Object.fromEntries(visitClicks.map((kind) => [kind, count])))
    .catch(Object.fromEntries(visitClicks.map((kind) => [kind, 0]))) as unknown as z.ZodType<VisitSummary['clicks']>,
  pages: listOfAnswers(page) as unknown as z.ZodType<VisitSummary['pages']>,
  referrers: values,
  campaigns: values,
  languages: values,
});

const titled = { _id: id, title: text, translations: translationsOf<{ title: string | undefined }>() };

/** Without records of unknown kinds, which this page could not restore. */
export const trashAnswer: AnswerSchema<TrashEntry[]> = knownEntries(
  z.object({
    ...titled,
    entity: z.enum(kindNames as [TrashEntry['entity']]),
    deletedAt: text,
    deletedBy: textOrNull,
    expiresAt: text,
  }),
);

export const demoContentAnswer: AnswerSchema<DemoContentList> = z.object({
  total: count,
  kinds: listOfAnswers(
    z.object({
      entity: z.enum(kindNames as [TrashEntry['entity']]),
      records: listOfAnswers(z.object({ ...titled, isInTrash: flag })),
    }),
  ),
});

const mail = z.object({
  _id: id,
  kind: choice(mailKinds, 'contact'),
  state: choice(mailStates, 'waiting'),
  language: choice(['en', 'ar'], 'en'),
  reference: textOrNull,
  attempts: count,
  nextAttemptAt: textOrNull,
  lastError: z.enum(mailErrors).nullable().catch(null),
  createdAt: text,
  settledAt: textOrNull,
});
export const outboxEntryAnswer: AnswerSchema<OutboxEntry> = mail;
export const outboxLetterAnswer: AnswerSchema<OutboxLetter> = mail.extend({
  to: textOrNull,
  subject: textOrNull,
  text: textOrNull,
});

export const redirectAnswer: AnswerSchema<Redirect> = z.object({ _id: id, from: text, to: text, createdAt: text });

const retention = z.object({ contacts: numberOrNull, consultations: numberOrNull, careers: numberOrNull });
export const privacyAnswer: AnswerSchema<{ retention: Retention }> = z.object({
  retention: retention.catch({ contacts: null, consultations: null, careers: null }),
});

/** No defaults: the page must not claim that nothing is held when the reply is unreadable. */
export const personAnswer: AnswerSchema<PersonFindings> = z.object({
  records: z.array(
    z.object({
      section: z.enum(leadSections),
      _id: id,
      reference: text,
      createdAt: text,
      fullName: text,
      email: text,
    }),
  ),
  mails: z.number(),
  drafts: z.number(),
});
