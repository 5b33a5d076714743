import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  arabicParameter,
  bulkCall,
  type Call,
  callsFor,
  ifMatch,
  json,
  listParameters,
  type Parameters,
  pick,
  type ReplyShape,
  success,
  type ValuesOf,
} from '#server/core/http/calls/calls.ts';
import { contentChange, type SentContent } from '#server/core/http/calls/content-body.ts';
import type { ListQuery, Page } from '#shared/list-query.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { listOf, requiredText } from '#shared/text/text-schema.ts';
import { added, changeTerms, contents, record, type Shown, staffShape, storedChange } from './content-exchange.ts';
import type { AnyContent } from './content-kind.ts';
import type { ContentWrites } from './content-write-service.ts';

type ContentRecord = AnyContent & { _id: string };

/** What the calls of one kind of content are made of. */
export type ContentCalls<Services, Content extends ContentRecord, Filters extends Parameters> = {
  /** Below `/api`: `/products`. */
  path: string;
  tag: string;
  /** The noun in a sentence: `a product`, `products`. */
  one: string;
  many: string;
  /** The summary of the call that reads one record; default `Read ${one}`. */
  summaryOfRead?: string;
  shape: ReplyShape;
  /** The shape of a single record, if it has more fields than in the list. */
  detail?: ReplyShape;
  sortable: readonly [string, ...string[]];
  filters: Filters;
  /** Where a staff token shows more: only in single records, or in the list too. */
  staffReadMore?: 'record' | 'list and record';
  kind: SentContent;
  /** The message after a deletion. */
  deleted: MessageKey;
  statuses?: readonly [string, ...string[]];
  writes: (services: Services) => ContentWrites<Content>;
  list: (
    query: ListQuery,
    asked: { filter: ValuesOf<Filters>; request: FastifyRequest },
    services: Services,
  ) => Promise<Page<Content>>;
  read: (id: string, services: Services, request: FastifyRequest) => Promise<Shown>;
};

/** The calls that every kind of content has: two reads, the changes, and the order of records with positions. */
export function contentCalls<Services, Content extends ContentRecord>() {
  return function calls<Filters extends Parameters>(about: ContentCalls<Services, Content, Filters>): Call<Services>[] {
    return [...readCalls(about), ...writeCalls(about)];
  };
}

function readCalls<Services, Content extends ContentRecord, Filters extends Parameters>(
  about: ContentCalls<Services, Content, Filters>,
): Call<Services>[] {
  const { path, one, many, shape, detail = shape, sortable, filters, staffReadMore } = about;
  const call = callsFor<Services>(about.tag);
  const listed = { ...listParameters(sortable), arabic: arabicParameter };
  return [
    call(`GET ${path}`, {
      access: staffReadMore === 'list and record' ? 'more for staff' : 'anyone',
      summary: `List ${many}`,
      query: { ...filters, ...listed },
      reply: contents(shape, `The ${many}.`),
      handle({ query, request }, services) {
        const filter = pick(query, filters);
        return { query: pick(query, listed), list: (asked) => about.list(asked, { filter, request }, services) };
      },
    }),
    call(`GET ${path}/:id`, {
      access: staffReadMore ? 'more for staff' : 'anyone',
      summary: about.summaryOfRead ?? `Read ${one}`,
      reply: record(detail),
      handle: ({ params, request }, services) => about.read(params.id, services, request),
    }),
  ];
}

function writeCalls<Services, Content extends ContentRecord, Filters extends Parameters>(
  about: ContentCalls<Services, Content, Filters>,
): Call<Services>[] {
  const { path, one, shape, kind, deleted, statuses, writes } = about;
  const call = callsFor<Services>(about.tag);
  const name = `${shape.name}Input`;
  return [
    call(`POST ${path}`, {
      summary: `Add ${one}`,
      body: contentChange(kind, name, { isNew: true }),
      reply: added(staffShape(shape)),
      handle: ({ body, request }, services) => writes(services).create(body, changeTerms(request)),
    }),
    call(`PUT ${path}/:id`, {
      summary: `Change ${one}; without \`translations\` the Arabic stays`,
      body: contentChange(kind, name),
      reply: storedChange(staffShape(shape)),
      // Nobody uploads files for a record that is not there.
      before: ({ params }, services) => writes(services).get(params.id),
      handle: ({ params, body, request }, services) => writes(services).update(params.id, body, changeTerms(request)),
    }),
    call(`DELETE ${path}/:id`, {
      summary: `Delete ${one}`,
      headers: [ifMatch],
      reply: success('It is deleted.', deleted),
      refusals: ['changed'],
      handle: ({ params, request }, services) => writes(services).remove(params.id, changeTerms(request)),
    }),
    bulkCall(call, {
      path,
      name: shape.name,
      statuses,
      remove: (ids, services, request) => writes(services).removeAll(ids, changeTerms(request)),
      setStatus: ({ ids, status, seen }, services, request) =>
        writes(services).setStatusOfAll(ids, status, { ...changeTerms(request), seen }),
    }),
    ...('position' in kind.input.shape ? [orderCall(about)] : []),
  ];
}

function orderCall<Services, Content extends ContentRecord, Filters extends Parameters>({
  path,
  tag,
  writes,
}: ContentCalls<Services, Content, Filters>): Call<Services> {
  return callsFor<Services>(tag)(`PUT ${path}/order`, {
    summary: 'Put the named records in this order; the others keep their place',
    body: json('ContentOrder', contentOrderSchema),
    reply: success('The order is saved.', 'order_saved'),
    audit: 'ordered',
    handle({ body, request }, services) {
      request.audited = { ids: body.ids };
      return writes(services).putInOrder(body.ids, changeTerms(request));
    },
  });
}

const longestId = 64;
const mostRecords = 1_000;

/** The ids of records in their new order; unnamed records keep their position. */
const contentOrderSchema = z.object({
  ids: listOf(requiredText(longestId), mostRecords).refine((ids) => new Set(ids).size === ids.length, {
    error: 'error_named_twice' satisfies MessageKey,
  }),
});
