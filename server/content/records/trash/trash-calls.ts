import { z } from 'zod';
import { changeTerms, stored } from '#server/content/records/content-exchange.ts';
import { trashSortable } from '#server/content/records/trash-queries.ts';
import { requireKind, usesSection } from '#server/core/http/calls/authentication.ts';
import {
  callsFor,
  choiceFilter,
  json,
  listParameters,
  pagingHeaders,
  pick,
  sentByHandler,
  success,
  successWith,
} from '#server/core/http/calls/calls.ts';
import { replyWithList } from '#server/core/http/replies/content-reply.ts';
import { sectionOfCall } from '#shared/accounts/staff-sections.ts';
import { findKindPath, kindNames } from '#shared/kinds/kinds.ts';
import { trashEntryShape } from '#shared/kinds/trash.ts';
import { trashRestorationSchema } from '#shared/kinds/trash-restoration.ts';
import type { TrashService } from './content-trash.ts';

const restoration = z.object({ restored: z.int().describe('How many of the records were in the Trash.') });
const paging = listParameters(trashSortable);
const call = callsFor<{ trash: TrashService }>('Trash');

/** The Trash, for staff: records of their own sections. */
export const trashCalls = [
  call('GET /trash', {
    summary: 'List deleted content, last deleted first',
    query: { entity: choiceFilter(kindNames, 'One kind of content.'), ...paging },
    reply: sentByHandler('The contents of the Trash.', {
      shape: { name: 'TrashEntry', schema: trashEntryShape },
      isList: true,
      headers: pagingHeaders,
    }),
    async handle({ query, request, reply, language }, { trash }) {
      const own = kindNames.filter((kind) => usesSection(request, sectionOfCall(findKindPath(kind))));
      const wanted = query.entity ? own.filter((kind) => kind === query.entity) : own;
      reply.header('cache-control', 'no-store');
      return replyWithList(request, reply, await trash.list({ ...pick(query, paging), language }, wanted));
    },
  }),
  call('POST /trash/:entity/:id/restore', {
    summary: 'Bring a record back with its id, its time and its place',
    audit: 'restored',
    reply: stored({ name: 'RestoredRecord', schema: z.looseObject({ _id: z.string() }) }),
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params, request }, { trash }) => trash.restore(params.entity, params.id, changeTerms(request)),
  }),
  call('POST /trash/restore', {
    summary: 'Bring up to 100 records back at once: all of them or none',
    body: json('TrashRestoration', trashRestorationSchema),
    reply: successWith('They are back; what was not in the Trash is not counted.', {
      name: 'TrashRestored',
      key: 'trash_restored_count',
      fields: { data: restoration },
    }),
    audit: 'restored',
    async handle({ body, request }, { trash }) {
      for (const { entity: kind } of body.records) requireKind(request, kind);
      const restored = await trash.restoreAll(body.records, changeTerms(request));
      request.audited = { ids: restored.map(({ _id }) => _id) };
      return { data: { restored: restored.length }, parameters: { count: restored.length } };
    },
  }),
  call('DELETE /trash/:entity/:id', {
    summary: 'Delete a record for good, with its history and its files',
    reply: success('It is deleted for good.', 'trash_deleted'),
    audit: 'erased',
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params }, { trash }) => trash.remove(params.entity, params.id),
  }),
];
