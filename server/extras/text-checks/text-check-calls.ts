import { z } from 'zod';
import { ownEntities, requireKind } from '#server/core/http/calls/authentication.ts';
import {
  answer,
  callsFor,
  choiceFilter,
  json,
  list,
  listParameters,
  pick,
  success,
  textFilter,
  wholeList,
} from '#server/core/http/calls/calls.ts';
import { contentEntities } from '#shared/kinds/kinds.ts';
import { checkNames } from '#shared/text-checks/text-check.ts';
import {
  checkStateShape,
  dismissalInputSchema,
  dismissalShape,
  findingStates,
  textFindingShape,
} from '#shared/text-checks/text-findings.ts';
import { findingSortable } from './finding-queries.ts';
import type { TextCheckService } from './text-check-service.ts';

const paging = listParameters(findingSortable);
const ofRecord = { params: { entity: z.enum(contentEntities) }, notFound: 'record_not_found' } as const;
const call = callsFor<{ textChecks: TextCheckService }>('Checks of texts');

export const textCheckCalls = [
  call('GET /text-checks/state', {
    summary: 'Check texts that changed, a part at a time, and count what was found',
    reply: answer('How far the report is.', { name: 'CheckState', schema: checkStateShape }),
    handle: ({ request }, { textChecks }) => textChecks.getState(ownEntities(request)),
  }),
  call('GET /text-checks', {
    summary: 'List what the checks found in the texts of all content',
    query: {
      entity: choiceFilter(contentEntities, 'One kind of content.'),
      check: choiceFilter(checkNames, 'One check.'),
      record: textFilter('The record of this id.'),
      state: choiceFilter(findingStates, '`dismissed`: what staff dismissed; else the others.'),
      ...paging,
    },
    reply: list('The findings of the last check.', { name: 'TextFinding', schema: textFindingShape }),
    handle({ query, request, language }, { textChecks }) {
      const own = ownEntities(request);
      const entities = query.entity ? own.filter((entity) => entity === query.entity) : own;
      const { check, record } = query;
      const filter = { entities, check, record, isDismissed: query.state === 'dismissed' };
      return textChecks.listFindings({ ...pick(query, paging), language }, filter);
    },
  }),
  call('GET /text-checks/:entity/:id/dismissals', {
    summary: 'List what staff dismissed in a record',
    ...ofRecord,
    reply: wholeList('The dismissals, each until one of its texts changes.', {
      name: 'Dismissal',
      schema: dismissalShape,
    }),
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params }, { textChecks }) => textChecks.listDismissals(params),
  }),
  call('PUT /text-checks/:entity/:id/dismissals', {
    summary: 'Dismiss a finding until one of its texts changes, or see it again',
    ...ofRecord,
    body: json('DismissalInput', dismissalInputSchema),
    reply: success('It is stored.', 'text_check_saved'),
    before: ({ params, request }) => requireKind(request, params.entity),
    async handle({ params, body, request }, { textChecks }) {
      const isChanged = await textChecks.dismiss(params, body);
      request.audited = { ids: isChanged ? [params.id] : [], fields: [body.field] };
    },
  }),
];
