import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CsvColumn, writeCsv } from '#server/http/csv-export.ts';
import { readListQuery } from '#server/http/read-list-query.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { forStaff } from '#server/http/signed-in.ts';
import { say } from '#server/i18n/say.ts';
import { localise } from '#shared/content.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Language } from '#shared/language.ts';
import type { LeadMark, StaffLead } from '#shared/lead.ts';
import type { ListQuery } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/message-key.ts';

/** A message in the caller's language. */
export type Say = ((key: MessageKey) => string) & { language: Language };

export type LeadColumn<Lead> = {
  heading: MessageKey;
  value: (lead: Lead, say: Say) => string;
  isPhone?: boolean;
};

/** Extra columns of every lead export. */
export const originColumn: LeadColumn<LeadMark> = {
  heading: 'admin_came_from',
  value: ({ cameFrom }, say) => {
    if (!cameFrom) return '';
    const { referrer, campaign, page } = cameFrom;
    return [referrer || say('admin_visits_direct'), campaign, page].filter(Boolean).join(' · ');
  },
};

/** The subject of a lead, in the caller's language where it has a name in it. */
export function subjectColumn(heading: MessageKey): LeadColumn<StaffLead<object>> {
  return { heading, value: ({ about }, { language }) => (about ? localise(about, language).title : '') };
}

export type LeadExport<Lead> = {
  /** The list's address; its `/export.csv` is registered. */
  path: string;
  /** The headings and values; `say` translates into the caller's language. */
  columns: LeadColumn<Lead>[];
  /** The ids of the requested list, in order. */
  listIds(query: ListQuery, request: FastifyRequest): Promise<string[]>;
  /** Those of the named that exist, ordered by id. */
  readMany(ids: readonly string[]): Promise<Lead[]>;
};

/** GET `path`/export.csv, for staff: the complete list with its search, filters and order, streamed as CSV. */
export function leadExportRoute<Lead>(api: FastifyInstance, wanted: LeadExport<Lead>): void {
  api.get(`${wanted.path}/export.csv`, forStaff, async (request, reply) => {
    const language = requestLanguage(request);
    const word = Object.assign((key: MessageKey) => say(key, {}, language), { language });
    const { q, sort } = readListQuery(request);
    const ids = await wanted.listIds({ q, sort }, request);
    const columns: CsvColumn<Lead>[] = wanted.columns.map(({ heading, value, isPhone }) => ({
      heading: word(heading),
      isPhone,
      value: (lead) => value(lead, word),
    }));
    const name = `${wanted.path.slice(1)}-${dayInAmman(new Date())}.csv`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(name))
      .header('content-language', language)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(writeCsv(ids, columns, wanted.readMany)));
  });
}
