import { callsFor, json, list, listParameters, success } from '#server/core/http/calls/calls.ts';
import { clientNetwork } from '#server/core/http/client-network.ts';
import { askedSearchEventSchema, askedSearchShape, askedSearchSortFields } from '#shared/search/asked-search.ts';
import type { AskedSearchService } from './asked-search-service.ts';
import { countingCall, isCounted } from './visit-calls.ts';

const call = callsFor<{ askedSearches: AskedSearchService }>('Searches');

export const askedSearchCalls = [
  call('POST /searches', {
    summary: 'Count a search that found nothing, or whose results were left unclicked',
    ...countingCall,
    body: json('AskedSearchEvent', askedSearchEventSchema),
    async handle({ body, request }, { askedSearches }) {
      if (isCounted(request)) await askedSearches.count(body, clientNetwork(request));
    },
  }),
  call('GET /searches', {
    summary: 'List searches that did not help',
    query: listParameters(askedSearchSortFields),
    reply: list('The searches, those that found nothing most often first.', {
      name: 'AskedSearch',
      schema: askedSearchShape,
    }),
    handle: ({ query }, { askedSearches }) => askedSearches.listAsked(query),
  }),
  call('DELETE /searches/:id', {
    summary: 'Forget a search until it is asked again',
    reply: success('It is forgotten.', 'asked_dismissed'),
    handle: ({ params }, { askedSearches }) => askedSearches.dismiss(params.id),
  }),
];
