import { callsFor, json, success, textFilter, wholeList } from '#server/core/http/calls/calls.ts';
import { listViewLimits, listViewSchema, storedListView } from '#shared/accounts/list-view.ts';
import { requireAccount } from '../sign-in/caller-place.ts';
import type { KeptListViews } from './list-views.ts';

const call = callsFor<{ listViews: KeptListViews }>('Views');

/** How one sees the lists of the back office; nobody else reads it, so the audit log has nothing of it. */
export const listViewCalls = [
  call('GET /list-views', {
    summary: "List one's own views",
    query: { list: textFilter('Only those of this list.') },
    reply: wholeList('By list and name; one without a name is how the list opens.', {
      name: 'ListView',
      schema: storedListView,
    }),
    handle: ({ request, query }, { listViews }) => listViews.list(requireAccount(request).id, query.list),
  }),
  call('PUT /list-views', {
    summary: `Keep a view, in place of that of the same list and name; at most ${listViewLimits.perUser} per user`,
    body: json('ListViewChange', listViewSchema),
    reply: success('It is kept.', 'list_view_kept'),
    refusals: ['conflict'],
    audit: 'none',
    handle: ({ request, body }, { listViews }) => listViews.keep(requireAccount(request).id, body),
  }),
  call('DELETE /list-views/:id', {
    summary: "Remove one of one's own views",
    reply: success('It is removed.', 'list_view_removed'),
    audit: 'none',
    handle: ({ request, params }, { listViews }) => listViews.remove(requireAccount(request).id, params.id),
  }),
];
