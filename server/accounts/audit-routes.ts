import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setPagingHeaders } from '#server/http/content-reply.ts';
import { type CsvColumn, csvTime, writeBatches } from '#server/http/csv-export.ts';
import { readChoice, readFilter, readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forAdmins } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import { type AuditEntry, auditActions } from '#shared/audit.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { fromTimeInAmman } from '#shared/time-in-amman.ts';
import type { AuditFilter } from './audit-queries.ts';
import type { AuditService } from './audit-service.ts';

const usualLimit = 50;

/** GET /audit (`?actor=&action=&section=&day=`) and /audit/export.csv, for administrators. */
export function auditRoutes(api: FastifyInstance, { audit }: { audit: AuditService }): void {
  api.get('/audit', forAdmins, async (request, reply) => {
    const query = readListQuery(request);
    const page = await audit.listEntries(
      { ...query, page: query.page ?? 1, limit: query.limit ?? usualLimit },
      readFilters(request),
      requestLanguage(request),
    );
    setPagingHeaders(request, reply, page);
    return reply.header('cache-control', 'no-store').send(page.items);
  });

  api.get('/audit/export.csv', forAdmins, async (request, reply) => {
    const language = requestLanguage(request);
    const entries = audit.readEntries(readFilters(request), language);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(`audit-${dayInAmman(new Date())}.csv`))
      .header('content-language', language)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(writeBatches(entries, columnsIn(language))));
  });
}

/** @throws AppError `malformed` (400) naming the parameter */
function readFilters(request: FastifyRequest): AuditFilter {
  const day = readFilter(request, 'day');
  const actor = readFilter(request, 'actor');
  const section = readFilter(request, 'section');
  const { q: record } = readListQuery(request);
  // PostgreSQL refuses a NUL in a parameter.
  if ([actor, section, record].some((text) => text?.includes('\0'))) throw new AppError('malformed', 'error_malformed');
  return { actor, section, record, action: readChoice(request, 'action', auditActions), ...(day && timesOf(day)) };
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The start and end of a day in Amman. @throws AppError `malformed` (400) */
function timesOf(day: string): { from: string; until: string } {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (!isDay) throw new AppError('malformed', 'error_malformed', { fields: { day: { key: 'error_invalid_day' } } });
  return { from: fromTimeInAmman(`${day}T00:00`), until: fromTimeInAmman(`${nextDay(day)}T00:00`) };
}

function columnsIn(language: Language): CsvColumn<AuditEntry>[] {
  const word = (key: MessageKey) => say(key, {}, language);
  return [
    { heading: word('audit_column_at'), value: ({ at }) => csvTime(at) },
    { heading: word('audit_column_actor'), value: ({ actor }) => actor?.username ?? actor?._id ?? '' },
    { heading: word('audit_column_action'), value: ({ action }) => word(`audit_action_${action}`) },
    { heading: word('audit_column_section'), value: ({ section }) => section },
    { heading: word('audit_column_record'), value: ({ record }) => record ?? '' },
    { heading: word('audit_column_record_name'), value: ({ recordName }) => recordName ?? '' },
    { heading: word('audit_column_fields'), value: ({ fields }) => fields.join(', ') },
    { heading: word('audit_column_call'), value: ({ call }) => call ?? '' },
    { heading: word('audit_column_address'), value: ({ address }) => address ?? '' },
  ];
}
