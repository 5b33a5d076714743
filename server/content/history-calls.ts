import { z } from 'zod';
import { adminCall, changeCall } from '#server/http/admin-call.ts';
import type { ApiCall } from '#server/http/api-call.ts';
import { type HistoryEntry, type HistoryVersion, historyActs } from '#shared/history.ts';

const tag = 'History';
const entry = z.object({
  version: z.int(),
  act: z.enum(historyActs),
  by: z.string().nullable().describe('A name as it was then.'),
  at: z.string().meta({ format: 'date-time' }),
  fields: z.array(z.string()).describe('What changed; Arabic fields as `translations.ar.name`.'),
}) satisfies z.ZodType<HistoryEntry>;
const values = z.record(z.string(), z.unknown());
const version = entry.extend({
  values: values.describe('The record as this version has it.'),
  before: values.nullable().describe('The record as the version before has it; null for the first.'),
}) satisfies z.ZodType<HistoryVersion>;

export const historyCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/history/:entity/:id',
    tag,
    summary: 'List the versions of a record, newest first',
    reply: {
      status: 200,
      description: 'The versions that are kept.',
      shape: { name: 'HistoryEntry', schema: entry },
      isList: true,
    },
    refusals: ['not_found'],
  }),
  adminCall({
    method: 'get',
    path: '/history/:entity/:id/:version',
    tag,
    summary: 'Read a version of a record',
    reply: { status: 200, description: 'The version.', shape: { name: 'HistoryVersion', schema: version } },
    refusals: ['not_found'],
  }),
  changeCall({
    method: 'post',
    path: '/history/:entity/:id/:version/restore',
    tag,
    summary: 'Give a record the values of one of its versions',
    shape: { name: 'RestoredRecord', schema: z.looseObject({ _id: z.string() }) },
    refusals: ['not_found', 'changed', 'invalid'],
  }),
];
