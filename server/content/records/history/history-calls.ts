import { z } from 'zod';
import { changeTerms, storedChange } from '#server/content/records/content-exchange.ts';
import { requireKind } from '#server/core/http/calls/authentication.ts';
import { answer, callsFor, wholeList } from '#server/core/http/calls/calls.ts';
import { type HistoryVersion, historyEntryShape } from '#shared/content/history.ts';
import type { HistoryService } from './content-history.ts';

const values = z.record(z.string(), z.unknown());
const version = historyEntryShape.extend({
  values: values.describe('The record as this version has it.'),
  before: values.nullable().describe('The record as the version before has it; null for the first.'),
}) satisfies z.ZodType<HistoryVersion>;

const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
const ofVersion = { params: { version: versionNumber }, notFound: 'history_not_found' } as const;
const call = callsFor<{ history: HistoryService }>('History');

export const historyCalls = [
  call('GET /history/:entity/:id', {
    summary: 'List the versions of a record, newest first',
    notFound: 'history_not_found',
    reply: wholeList('The versions that are kept.', { name: 'HistoryEntry', schema: historyEntryShape }),
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params }, { history }) => history.list(params.entity, params.id),
  }),
  call('GET /history/:entity/:id/:version', {
    ...ofVersion,
    summary: 'Read a version of a record',
    reply: answer('The version.', { name: 'HistoryVersion', schema: version }),
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params }, { history }) => history.read(params.entity, params.id, params.version),
  }),
  call('POST /history/:entity/:id/:version/restore', {
    ...ofVersion,
    summary: 'Give a record the values of one of its versions',
    reply: storedChange({ name: 'RestoredRecord', schema: z.looseObject({ _id: z.string() }) }),
    refusals: ['invalid'],
    audit: 'restored',
    before: ({ params, request }) => requireKind(request, params.entity),
    handle: ({ params, request }, { history }) =>
      history.restore(params.entity, params.id, { version: params.version, terms: changeTerms(request) }),
  }),
];
