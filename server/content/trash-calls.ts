import { z } from 'zod';
import { adminCall, changeCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters, listParameters, pagingHeaders, type Shape } from '#server/http/api-call.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import type { TrashEntry } from '#shared/trash.ts';
import { trashRestorationSchema } from '#shared/trash-restoration.ts';
import { trashSortable } from './trash-queries.ts';

const tag = 'Trash';
const entity = z.enum(kindNames);
const entry = z.object({
  entity,
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  deletedAt: z.string().meta({ format: 'date-time' }),
  deletedBy: z.string().nullable().describe('A name as it was then.'),
  expiresAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<TrashEntry>;

const restoration: Shape = {
  name: 'TrashRestored',
  schema: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ restored: z.int().describe('How many of the records were in the Trash.') }),
  }),
};

export const trashCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/trash',
    tag,
    summary: 'List deleted content, last deleted first',
    query: [{ name: 'entity', description: 'One kind of content.', schema: entity }, ...listParameters(trashSortable)],
    reply: {
      status: 200,
      description: 'What lies in the Trash.',
      shape: { name: 'TrashEntry', schema: entry },
      isList: true,
      headers: pagingHeaders,
    },
    refusals: ['malformed'],
  }),
  changeCall({
    method: 'post',
    path: '/trash/:entity/:id/restore',
    tag,
    summary: 'Bring a record back with its id, its time and its place',
    headers: [],
    shape: { name: 'RestoredRecord', schema: z.looseObject({ _id: z.string() }) },
    refusals: ['not_found'],
  }),
  adminCall({
    method: 'post',
    path: '/trash/restore',
    tag,
    summary: 'Bring up to 100 records back at once: all of them or none',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'TrashRestoration', schema: trashRestorationSchema } },
    reply: { status: 200, description: 'They are back; what was not in the Trash is not counted.', shape: restoration },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'delete',
    path: '/trash/:entity/:id',
    tag,
    summary: 'Delete a record for good, with its history and its files',
    query: languageParameters,
    reply: { status: 200, description: 'It is deleted for good.', shape: successShape },
    refusals: ['not_found'],
  }),
];
