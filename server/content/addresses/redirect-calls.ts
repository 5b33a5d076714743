import { callsFor, created, json, list, listParameters, success } from '#server/core/http/calls/calls.ts';
import { redirectInputSchema, redirectShape, redirectSortFields } from '#shared/content/redirect.ts';
import type { RedirectService } from './redirect-service.ts';

const shape = { name: 'Redirect', schema: redirectShape };
const call = callsFor<{ redirects: RedirectService }>('Redirects');

export const redirectCalls = [
  call('GET /redirects', {
    summary: 'List moved addresses',
    query: listParameters(redirectSortFields),
    reply: list('The moved addresses.', shape),
    handle: ({ query }, { redirects }) => redirects.listRedirects(query),
  }),
  call('POST /redirects', {
    summary: 'Send an address to another one of the site, in both languages, with 301',
    body: json('RedirectInput', redirectInputSchema),
    reply: created('The moved address.', shape),
    refusals: ['conflict'],
    handle: ({ body }, { redirects }) => redirects.addRedirect(body),
  }),
  call('DELETE /redirects/:id', {
    summary: 'Forget a moved address',
    reply: success('It is deleted.', 'redirect_deleted'),
    handle: ({ params }, { redirects }) => redirects.removeRedirect(params.id),
  }),
];
