import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answer,
  callsFor,
  choiceFilter,
  inLanguage,
  json,
  listParameters,
  nothing,
  pick,
  searchParameter,
  sentByHandler,
  successWith,
  textFilter,
} from '#server/core/http/calls/calls.ts';
import { idempotencyKey, readIdempotencyKey } from '#server/leads/forms/form-key.ts';
import type { WeekLetter } from '#server/leads/letters/week-letter.ts';
import { AppError } from '#shared/errors.ts';
import {
  deskActs,
  deskChangeSchema,
  deskDues,
  deskListShape,
  deskOwners,
  deskShape,
  deskTabs,
  keptDraftSchema,
  noteSchema,
  seenListSchema,
  verdictSchema,
} from '#shared/leads/desk.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { careerShape, consultationShape, contactShape, leadMarkShape } from '#shared/leads/lead-answers.ts';
import { quoteShape } from '#shared/leads/quote-answers.ts';
import { weekLetterSchema } from '#shared/leads/week.ts';
import { limits } from '#shared/limits.ts';
import { listOf, oneOf, requiredText } from '#shared/text/text-schema.ts';
import type { DeskService, Viewer } from './desk-service.ts';
import type { DeskWatch } from './desk-watch.ts';

const call = callsFor<{ desk: DeskService; deskWatch: DeskWatch; weekLetter: WeekLetter }>('Leads');

/** Who asks. @throws AppError `unauthenticated`, which the guard of the section prevents */
function identifyViewer({ account }: FastifyRequest): Viewer {
  if (!account) throw new AppError('unauthenticated', 'error_unauthenticated');
  return account;
}

const { page, limit } = listParameters([]);
const filters = {
  tab: choiceFilter(deskTabs, 'Where they stand; all without it.'),
  owner: choiceFilter(deskOwners, 'Whose they are.'),
  kind: choiceFilter(leadKinds, 'One kind.'),
  subject: textFilter('The id of a product or of an opening.'),
  country: textFilter('The country of quote requests, as it was given.'),
  source: textFilter('The campaign or the site that their senders came from.'),
  tag: textFilter('A tag.'),
  status: textFilter('One status.'),
  due: choiceFilter(
    deskDues,
    '`late`: what waits for staff and is late; `step`: what has a next step today or before.',
  ),
  q: searchParameter,
};
const paging = {
  page,
  limit,
  with: choiceFilter(
    ['newest', 'parts'],
    '`newest`: with the time that `POST /leads/bulk` takes as `seen`; `parts`: with that and the parts of `wants`.',
  ),
};

const leadShapes = {
  contact: contactShape.extend(leadMarkShape.shape).exactOptional(),
  consultation: consultationShape.extend(leadMarkShape.shape).exactOptional(),
  career: careerShape.extend(leadMarkShape.shape).exactOptional(),
  quote: quoteShape.extend(leadMarkShape.shape).exactOptional(),
};
const wholeLead = z.object({
  success: z.literal(true),
  data: z.object({ ...leadShapes, desk: deskShape }),
});

const filterBody = z.object({
  tab: z.enum(deskTabs).optional(),
  owner: z.enum(deskOwners).optional(),
  kind: z.enum(leadKinds).optional(),
  due: z.enum(deskDues).optional(),
  ...Object.fromEntries(
    (['subject', 'country', 'source', 'tag', 'status', 'q'] as const).map((name) => [
      name,
      z.string().max(limits.search).optional(),
    ]),
  ),
});
const bulkBody = z.object({
  act: oneOf(deskActs, 'error_invalid_choice'),
  ids: listOf(requiredText(limits.name), limits.pageSize).exactOptional().describe('Which; without them `all`.'),
  all: filterBody.exactOptional().describe('Everything that a list with these filters has.'),
  seen: seenListSchema
    .exactOptional()
    .describe(
      '`total` and `newest` of that list: nothing else is changed. With `ids`, `done` leaves those open whose senders wrote after `newest`.',
    ),
});

const actions = {
  done: 'done',
  open: 'reopened',
  clear: 'suspicion_cleared',
  undo_clear: 'suspicion_marked',
  mark: 'suspicion_marked',
  undo_mark: 'suspicion_cleared',
  delete: 'deleted',
} as const;

type Asked = { params: { id: string }; request: FastifyRequest };

/** A lead that is named by its id or its reference; the audit log holds the id. @throws AppError `not_found` */
async function requireNamed({ params, request }: Asked, { desk }: { desk: DeskService }): Promise<void> {
  const { _id } = await desk.require(params.id, identifyViewer(request));
  request.audited = { ids: [_id] };
}

/** The calls of the desk: leads of all kinds that the caller's role may see. */
export const deskCalls = [
  call('GET /leads', {
    summary: 'List leads of all kinds: what waits for staff by when it is to be answered, the rest newest first',
    query: { ...filters, ...paging },
    reply: answer(
      'A page of them, and what the list can be narrowed to.',
      { name: 'Desk', schema: z.object({ success: z.literal(true), data: deskListShape }) },
      inLanguage,
    ),
    async handle({ query, request, language }, { desk }) {
      const { page: wanted = 1, limit: most = 50, ...more } = pick(query, paging);
      const asked = { ...pick(query, filters), page: wanted, limit: most, ...more };
      return { success: true as const, data: await desk.list(asked, { viewer: identifyViewer(request), language }) };
    },
  }),
  call('GET /leads/live', {
    summary: 'Be told that something on the desk has changed, with Accept: text/event-stream',
    reply: sentByHandler('Server-sent events: `changed`, without data.', { contentType: 'text/event-stream' }),
    handle({ request, reply }, { deskWatch }) {
      // Proxies must pass each event on.
      reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return deskWatch.open({
        account: identifyViewer(request).id,
        stays: request.method === 'GET' && /text\/event-stream/.test(request.headers.accept ?? ''),
      });
    },
  }),
  call('GET /leads/:id', {
    summary: 'Read a lead by its id or reference, with everything that belongs to it',
    reply: answer('It is under the name of its kind.', { name: 'LeadOnDesk', schema: wholeLead }, inLanguage),
    async handle({ params, request, language }, { desk }) {
      const { lead, desk: found } = await desk.get(params.id, { viewer: identifyViewer(request), language });
      return { success: true as const, data: { [found.kind]: lead, desk: found } };
    },
  }),
  call('PATCH /leads/:id', {
    summary: 'Choose its owner, the next step, by when to answer, or its tags',
    body: json('DeskChange', deskChangeSchema),
    reply: successWith('It is changed.', { name: 'DeskChanged', key: 'follow_changed', fields: {} }),
    refusals: ['conflict'],
    before: requireNamed,
    current: ({ params, request }, { desk }) => desk.require(params.id, identifyViewer(request)),
    async handle({ params, body, request }, { desk }) {
      await desk.change(params.id, body, identifyViewer(request));
      return {};
    },
  }),
  call('POST /leads/:id/notes', {
    summary: 'Add a note that only staff see',
    headers: [idempotencyKey('The same note with the same key is stored once; another one with it is refused.')],
    body: json('LeadNote', noteSchema),
    reply: successWith('It is stored.', { name: 'NoteAdded', key: 'desk_noted', fields: {} }, { status: 201 }),
    refusals: ['conflict'],
    before: requireNamed,
    async handle({ params, body, request }, { desk }) {
      const key = readIdempotencyKey(request.headers['idempotency-key']);
      const { id, role } = identifyViewer(request);
      await desk.note(params.id, body.text, { id, role, key });
      return {};
    },
  }),
  call('PUT /leads/:id/others/:other', {
    summary: 'Say whether another lead is of the same person',
    body: json('LeadVerdict', verdictSchema),
    reply: successWith('It is remembered.', { name: 'LeadsRelated', key: 'follow_changed', fields: {} }),
    before: requireNamed,
    async handle({ params, body, request }, { desk }) {
      const isNew = await desk.relate([params.id, params.other], body.verdict, identifyViewer(request));
      request.changed = isNew ? ['verdict'] : [];
      return {};
    },
  }),
  call('PUT /leads/:id/draft', {
    summary: 'Keep what the caller began to write about it; an empty text removes it',
    body: json('LeadDraft', keptDraftSchema),
    reply: nothing('It is kept.'),
    refusals: ['conflict'],
    audit: 'none',
    before: ({ params, request }, { desk }) => desk.require(params.id, identifyViewer(request)),
    handle: ({ params, body, request }, { desk }) => desk.keepDraft(params.id, body, identifyViewer(request)),
  }),
  call('PUT /leads/:id/reader', {
    summary: 'Say that the caller has it open and has read it',
    reply: answer('Others who have it open.', {
      name: 'LeadReaders',
      schema: z.object({ success: z.literal(true), data: z.object({ here: z.array(z.string()) }) }),
    }),
    audit: 'none',
    handle: async ({ params, request }, { desk }) => ({
      success: true as const,
      data: { here: await desk.read(params.id, identifyViewer(request)) },
    }),
  }),
  call('DELETE /leads/:id/reader', {
    summary: 'Say that the caller has it open no longer',
    reply: nothing('It is noted.'),
    audit: 'none',
    handle: ({ params, request }, { desk }) => desk.leave(params.id, identifyViewer(request)),
  }),
  call('PUT /leads/week-letter', {
    summary: 'Choose whether the caller gets a letter about each week',
    body: json('WeekLetter', weekLetterSchema),
    reply: nothing('It is stored.'),
    audit: 'none',
    handle: ({ body, request }, { weekLetter }) => weekLetter.setWanted(identifyViewer(request).id, body.isWanted),
  }),
  call('POST /leads/bulk', {
    summary: 'Mark several as done or open, as suspicious or not, undo that, or delete them',
    body: json('LeadsBulkChange', bulkBody),
    reply: successWith('They are changed.', {
      name: 'LeadsChanged',
      key: 'desk_bulk_done',
      fields: {
        data: z.object({
          changed: z.int(),
          ids: z
            .array(z.string())
            .describe('Those for which it can be undone: none that were so before or are deleted.'),
          left: z
            .int()
            .exactOptional()
            .describe('How many are left open, if any, because their senders wrote after `newest`.'),
        }),
      },
    }),
    refusals: ['conflict'],
    async handle({ body, request }, { desk }) {
      const viewer = identifyViewer(request);
      const ids = body.ids ?? (body.all ? await desk.listIds(body.all, viewer, body.seen) : []);
      const asked = { act: body.act, until: body.seen?.newest };
      const { changed, left, isHeld } = await desk.actOn(ids, asked, viewer);
      request.audited = { ids: changed, action: actions[body.act], fields: [] };
      return {
        data: { changed: changed.length, ids: body.act === 'delete' ? [] : changed, ...(left > 0 && { left }) },
        ...(isHeld && changed.length === 0 && { key: 'desk_decided' as const }),
        ...(left > 0 && { key: 'desk_bulk_left' as const }),
        parameters: { count: changed.length, left },
      };
    },
  }),
];
