import { z } from 'zod';
import { type ApiParameter, pagingHeaders, type Shape } from '#server/http/api-call.ts';
import { bulkCall, type Statuses } from '#server/http/bulk-call.ts';
import {
  type BodyKind,
  type Call,
  callsFor,
  type Parameters,
  type ReplyKind,
  type ValuesOf,
} from '#server/http/call.ts';
import { choiceFilter, forNextChange, listParameters, pick } from '#server/http/call-parameters.ts';
import { csv, success, successWith } from '#server/http/call-replies.ts';
import { type CsvColumn, writeCsv } from '#server/http/csv-export.ts';
import type { ListRead } from '#server/http/whole-lists.ts';
import { say } from '#server/i18n/say.ts';
import { type Language, languages } from '#shared/language.ts';
import { type LeadSubject, suspicionFilters, suspicionReasons } from '#shared/lead.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/message-key.ts';
import { cameFromSchema } from '#shared/visit.ts';
import { visitField } from '#shared/visit-field.ts';
import { apiSenderOf } from './lead-api.ts';
import type { LeadColumn } from './lead-export-routes.ts';
import { replyWithAllLeads, replyWithLead } from './lead-reply.ts';
import type { Sender } from './sender.ts';

const suspicious = choiceFilter(suspicionFilters, '`yes`: only what is suspicious; `no`: only the rest.');
const idempotencyKey: ApiParameter = {
  name: 'Idempotency-Key',
  description: 'The same key is one submission; with a different body it is refused.',
};

const subjectShape = z.object({
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  isThere: z.boolean().describe('Whether it is neither in the Trash nor deleted for good.'),
}) satisfies z.ZodType<LeadSubject>;
const leadMarkShape = {
  language: z.enum(languages).describe('The language that its sender wrote in.'),
  about: subjectShape.nullable().optional().describe('The product or the job opening it is about.'),
  suspicion: z.array(z.enum(suspicionReasons)).describe('Why it is suspicious; empty when nothing speaks against it.'),
  anonymisedAt: z.string().meta({ format: 'date-time' }).nullable().describe('When its sender was erased from it.'),
  cameFrom: cameFromSchema.nullable().describe('How the sender came: referring host, campaign, first page.'),
};

type About = { path: string; tag: string; shape: Shape & { schema: z.ZodObject } };

type Submission<Services, Body> = About & {
  summary: string;
  /** The name of what was stored, in `data`. */
  stored: string;
  body: BodyKind<Body>;
  sent: MessageKey;
  submit: (body: Body, sender: Sender, services: Services) => Promise<Record<string, unknown>>;
  /** The fields of a body, in which the spam check looks for its own. */
  fieldsOf: (body: Body) => object;
};

/** A form that a visitor sends: 201 with what was stored. */
export function submissionCall<Services, Body>(about: Submission<Services, Body>): Call<Services> {
  const { path, tag, summary, stored, body, sent, submit, fieldsOf, shape } = about;
  const schema = z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ [stored]: shape.schema }),
  });
  return callsFor<Services>()({
    method: 'post',
    path,
    tag,
    summary,
    access: 'anyone',
    headers: [idempotencyKey],
    body,
    reply: successWith('It is stored.', { name: `${shape.name}Sent`, schema, key: sent }, { status: 201 }),
    refusals: ['too_large', 'too_many'],
    async handle({ body: received, request }, services) {
      const sender = apiSenderOf(request, fieldsOf(received));
      return { data: { [stored]: await submit(received, sender, services) } };
    },
  });
}

/** `{success, message?, data: {[list]: […]}}`. */
function leads(list: string, { name, schema }: About['shape'], listed?: MessageKey): ReplyKind<ListRead<object>> {
  const whole = z.object({
    success: z.literal(true),
    ...(listed && { message: z.string() }),
    data: z.object({ [list]: z.array(schema.extend(leadMarkShape)) }),
  });
  return {
    status: 200,
    description: 'The list.',
    shape: { name: `${name}List`, schema: whole },
    headers: pagingHeaders,
    send: (read, { request, reply, language }) =>
      replyWithAllLeads(request, reply, {
        name: list,
        ...read,
        ...(listed && { message: say(listed, {}, language) }),
      }),
  };
}

/** `{success, data: {[one]: …}}`, with the ETag of the next change. */
function lead(one: string, { name, schema }: About['shape']): ReplyKind<object> {
  return {
    status: 200,
    description: 'The record.',
    shape: { name: `One${name}`, schema: z.object({ success: z.literal(true), data: z.object({ [one]: schema }) }) },
    headers: forNextChange,
    send: (found, { reply }) => replyWithLead(reply, { name: one, lead: found }),
  };
}

export type LeadCalls<Services, Lead extends object, Filters extends Parameters> = About & {
  one: string;
  many: string;
  /** The message beside the list, if there is one. */
  listed?: MessageKey;
  sortable: Statuses;
  filters: Filters;
  columns: LeadColumn<Lead>[];
  deletion: { summary: string; reply: ReplyKind<void> };
  statuses?: Statuses;
  service: (services: Services) => LeadService<Lead, ValuesOf<Filters & { suspicious: typeof suspicious }>>;
};

export type LeadService<Lead, Filter> = {
  list: (query: ListQuery, filter: Filter) => Promise<Page<Lead>>;
  listIds: (query: ListQuery, filter: Filter) => Promise<string[]>;
  readMany: (ids: readonly string[]) => Promise<Lead[]>;
  get: (id: string) => Promise<Lead>;
  remove: (id: string) => Promise<void>;
  removeAll: (ids: readonly string[]) => Promise<number>;
  clearSuspicion: (id: string) => Promise<void>;
  setStatusOfAll?: (ids: readonly string[], status: string, seen?: Record<string, string>) => Promise<number>;
};

/** The staff calls of every kind of lead. */
export function leadCalls<Services, Lead extends object>() {
  return function calls<Filters extends Parameters>(about: LeadCalls<Services, Lead, Filters>): Call<Services>[] {
    const { path, tag, shape, one, many, listed, sortable, filters, columns, deletion, statuses, service } = about;
    const call = callsFor<Services>();
    const paging = listParameters(sortable);
    const ordering = { q: paging.q, sort: paging.sort };
    const allFilters = { ...filters, suspicious };
    return [
      call({
        method: 'get',
        path,
        tag,
        summary: `List ${many}, newest first`,
        query: { ...allFilters, ...paging },
        reply: leads(many, shape, listed),
        handle({ query }, services) {
          const filter = pick(query, allFilters);
          return { query: pick(query, paging), list: (asked) => service(services).list(asked, filter) };
        },
      }),
      call({
        method: 'get',
        path: `${path}/:id`,
        tag,
        summary: `Read one ${one}`,
        reply: lead(one, shape),
        handle: ({ params }, services) => service(services).get(params.id),
      }),
      call({
        method: 'get',
        path: `${path}/export.csv`,
        tag,
        summary: 'Read the whole list as CSV, with headings in the language of the call',
        query: { ...allFilters, ...ordering },
        reply: csv(path.slice(1)),
        async handle({ query, language }, services) {
          const { listIds, readMany } = service(services);
          const ids = await listIds(pick(query, ordering), pick(query, allFilters));
          return writeCsv(ids, columnsIn(columns, language), readMany);
        },
      }),
      call({
        method: 'delete',
        path: `${path}/:id`,
        tag,
        summary: deletion.summary,
        reply: deletion.reply,
        handle: ({ params }, services) => service(services).remove(params.id),
      }),
      call({
        method: 'delete',
        path: `${path}/:id/suspicion`,
        tag,
        summary: 'Take the mark of what is suspicious away',
        reply: success('It is not marked any more.', 'suspicion_cleared'),
        handle: ({ params }, services) => service(services).clearSuspicion(params.id),
      }),
      bulkCall<Services>({
        path,
        tag,
        name: shape.name,
        statuses,
        remove: (ids, services) => service(services).removeAll(ids),
        setStatus: async ({ ids, status, seen }, services) =>
          (await service(services).setStatusOfAll?.(ids, status, seen)) ?? 0,
      }),
    ];
  };
}

function columnsIn<Lead>(columns: LeadColumn<Lead>[], language: Language): CsvColumn<Lead>[] {
  const word = Object.assign((key: MessageKey) => say(key, {}, language), { language });
  return columns.map(({ heading, value, isPhone }) => ({
    heading: word(heading),
    isPhone,
    value: (each) => value(each, word),
  }));
}

/** The schema of a form with the field about how its sender came. */
export const withVisit = (schema: z.ZodObject): z.ZodObject =>
  schema.extend({
    [visitField]: z.string().optional().describe('JSON: how the sender came (`referrer`, `campaign`, `page`).'),
  });
