import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import {
  type ApiCall,
  type ApiParameter,
  languageParameters,
  listParameters,
  pagingHeaders,
} from '#server/http/api-call.ts';
import { securitySettingsSchema } from '#shared/account.ts';
import { type AuditEntry, auditActions } from '#shared/audit.ts';
import { auditSortable } from './audit-queries.ts';

const entry = z.object({
  _id: z.string(),
  at: z.string().meta({ format: 'date-time' }),
  actor: z
    .object({ _id: z.string(), username: z.string().nullable().describe('null when the user is there no more.') })
    .nullable()
    .describe('Who did it; null: nobody who was signed in, or the site itself.'),
  action: z.enum(auditActions),
  section: z.string(),
  record: z.string().nullable(),
  recordName: z
    .string()
    .nullable()
    .describe('What the record is called now; of what people sent, the reference. null when it is gone.'),
  fields: z.array(z.string()).describe('Names of what was changed, never what is in it.'),
  call: z.string().nullable().describe('Method and address, without any value.'),
  address: z.string().nullable().describe('A part of the keyed hash of the network address.'),
}) satisfies z.ZodType<AuditEntry>;

const filters: ApiParameter[] = [
  { name: 'q', description: 'The id of a record.' },
  { name: 'actor', description: 'The id of a user.' },
  { name: 'action', description: 'Only this act.', schema: z.enum(auditActions) },
  { name: 'section', description: 'Only this section: `partners`, `users`, `sign-in`.' },
  { name: 'day', description: 'Only this day in Amman.', schema: z.iso.date() },
];

const settings = { name: 'SecuritySettings', schema: securitySettingsSchema };

export const auditCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/audit',
    tag: 'Audit log',
    summary: 'List what was done, newest first',
    query: [...filters, ...listParameters(auditSortable).filter(({ name }) => name !== 'q')],
    reply: {
      status: 200,
      description: 'The entries.',
      shape: { name: 'AuditEntry', schema: entry },
      isList: true,
      headers: pagingHeaders,
    },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'get',
    path: '/audit/export.csv',
    tag: 'Audit log',
    summary: 'Read the log as CSV, with headings in the language of the call',
    query: [...filters, ...languageParameters],
    reply: {
      status: 200,
      description: 'UTF-8 with a byte order mark; no text is taken for a formula.',
      contentType: 'text/csv',
      headers: { 'Content-Disposition': 'A name with the day.' },
    },
    refusals: ['malformed'],
  }),
  adminCall({
    method: 'get',
    path: '/settings/security',
    tag: 'Audit log',
    summary: 'Read who needs a second factor, and how long the log is kept',
    reply: { status: 200, description: 'The settings.', shape: settings },
  }),
  adminCall({
    method: 'put',
    path: '/settings/security',
    tag: 'Audit log',
    summary: 'Settle who needs a second factor, and how long the log is kept',
    query: languageParameters,
    body: { type: 'application/json', shape: settings },
    reply: { status: 200, description: 'They are saved.', shape: successShape },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  }),
];
