import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters, listParameters, pagingHeaders } from '#server/http/api-call.ts';
import { type Redirect, redirectInputSchema, redirectSortFields } from '#shared/redirect.ts';

const redirect = z.object({
  _id: z.string(),
  from: z.string().describe('The path that has moved, without language prefix.'),
  to: z.string().describe('Where the page stands now.'),
  createdAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Redirect>;

const shape = { name: 'Redirect', schema: redirect };
const tag = 'Redirects';

export const redirectCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/redirects',
    tag,
    summary: 'List moved addresses',
    query: listParameters(redirectSortFields),
    reply: { status: 200, description: 'The moved addresses.', shape, isList: true, headers: pagingHeaders },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'post',
    path: '/redirects',
    tag,
    summary: 'Send an address to another one of the site, in both languages, with 301',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'RedirectInput', schema: redirectInputSchema } },
    reply: { status: 201, description: 'The moved address.', shape },
    refusals: ['malformed', 'conflict', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'delete',
    path: '/redirects/:id',
    tag,
    summary: 'Forget a moved address',
    query: languageParameters,
    reply: { status: 200, description: 'It is deleted.', shape: successShape },
    refusals: ['not_found'],
  }),
];
