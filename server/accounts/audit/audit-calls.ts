import { z } from 'zod';
import {
  callsFor,
  choiceFilter,
  csv,
  list,
  listParameters,
  textFilter,
  type ValuesOf,
} from '#server/core/http/calls/calls.ts';
import { type CsvColumn, csvTime, writeBatches } from '#server/core/http/replies/csv-export.ts';
import { say } from '#server/core/i18n/say.ts';
import { sayFieldList, saySection } from '#server/core/i18n/say-name.ts';
import { type AuditEntry, auditEntryShape } from '#shared/accounts/account-answers.ts';
import { auditActions } from '#shared/accounts/audit.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { writeIsoDay } from '#shared/time/day-field.ts';
import { fromTimeInAmman } from '#shared/time/time-in-amman.ts';
import { type AuditFilter, auditQueries, auditSortable } from './audit-queries.ts';
import type { AuditService } from './audit-service.ts';

const { sort, page, limit } = listParameters(auditSortable);
const filters = {
  q: textFilter('Words of what is shown: who did what with which record; or the id of a record.'),
  actor: textFilter('The id of a user.'),
  action: choiceFilter(auditActions, 'Only this act.'),
  section: textFilter('Only this section: `partners`, `users`, `sign-in`.'),
  day: { ...textFilter('Only this day in Amman.'), documented: z.iso.date() },
};
const usualLimit = 50;

const call = callsFor<{ audit: AuditService }>('Audit log');

export const auditCalls = [
  call('GET /audit', {
    summary: 'List what was done, newest first',
    query: { ...filters, sort, page, limit },
    reply: list('The entries.', { name: 'AuditEntry', schema: auditEntryShape }),
    handle({ query, language }, { audit }) {
      const paging = { sort: query.sort, page: query.page ?? 1, limit: query.limit ?? usualLimit };
      return audit.listEntries(paging, readFilter(query, language), language);
    },
  }),
  call('GET /audit/export.csv', {
    summary: 'Read the log as CSV, with headings in the language of the call',
    confirmed: true,
    query: { ...filters, sort },
    reply: csv('audit'),
    audit: 'exported',
    handle({ query, language }, { audit }) {
      const isOldestFirst = auditQueries.isOldestFirst(query.sort);
      return writeBatches(
        audit.readEntries(readFilter(query, language), { isOldestFirst, language }),
        makeColumns(language),
      );
    },
  }),
];

/** @throws AppError `malformed` (400) for something that is no day */
function readFilter({ q, actor, action, section, day }: ValuesOf<typeof filters>, language: Language): AuditFilter {
  return { actor, section, action, ...(q && { said: { q, language } }), ...(day && spanDay(day)) };
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The start and end of a day in Amman. @throws AppError `malformed` (400) */
function spanDay(typed: string): { from: string; until: string } {
  const day = writeIsoDay(typed);
  if (!z.iso.date().safeParse(day).success)
    throw new AppError('malformed', 'error_malformed', { fields: { day: { key: 'error_invalid_day' } } });
  return { from: fromTimeInAmman(`${day}T00:00`), until: fromTimeInAmman(`${nextDay(day)}T00:00`) };
}

function makeColumns(language: Language): CsvColumn<AuditEntry>[] {
  const word = (key: MessageKey) => say(key, {}, language);
  return [
    { heading: word('audit_column_at'), value: ({ at }) => csvTime(at) },
    { heading: word('audit_column_actor'), value: ({ actor }) => actor?.username ?? actor?._id ?? '' },
    { heading: word('audit_column_action'), value: ({ action }) => word(`audit_action_${action}`) },
    { heading: word('audit_column_section'), value: ({ section }) => saySection(section, language) },
    { heading: word('audit_column_record'), value: ({ record }) => record ?? '' },
    { heading: word('audit_column_record_name'), value: ({ recordName }) => recordName ?? '' },
    { heading: word('audit_column_fields'), value: ({ fields }) => sayFieldList(fields, language) },
    { heading: word('audit_column_call'), value: ({ call }) => call ?? '' },
    { heading: word('audit_column_address'), value: ({ address }) => address ?? '' },
  ];
}
