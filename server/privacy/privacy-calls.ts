import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import { leadSections } from '#shared/lead.ts';
import { erasureSchema, type PersonFindings, personSchema, retentionMonths, retentionSchema } from '#shared/privacy.ts';

const tag = 'Privacy';
const months = z.int().min(retentionMonths.least).max(retentionMonths.most).nullable();
const retention = z
  .object({ contacts: months, consultations: months, careers: months })
  .describe('After how many months what was sent is anonymised; null: it is kept.');
const findings = z.object({
  records: z.array(
    z.object({
      section: z.enum(leadSections),
      _id: z.string(),
      reference: z.string(),
      createdAt: z.string().meta({ format: 'date-time' }),
      fullName: z.string(),
      email: z.string(),
    }),
  ),
  mails: z.int().describe('Mails to and about the person in the outbox.'),
  drafts: z.int().describe('CVs of forms that have not gone through yet.'),
}) satisfies z.ZodType<PersonFindings>;
const erased = z.object({ success: z.literal(true), message: z.string(), data: findings });
const exported = z.object({
  exportedAt: z.string().meta({ format: 'date-time' }),
  ...Object.fromEntries(leadSections.map((section) => [section, z.array(z.looseObject({}))])),
});

const person = { type: 'application/json', shape: { name: 'Person', schema: personSchema } } as const;

export const privacyCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/privacy',
    tag,
    summary: 'Read how long personal data is kept',
    reply: {
      status: 200,
      description: 'The months.',
      shape: { name: 'RetentionInForce', schema: z.object({ retention }) },
    },
  }),
  adminCall({
    method: 'put',
    path: '/privacy',
    tag,
    summary: 'Choose how long personal data is kept',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'Retention', schema: retentionSchema } },
    reply: { status: 200, description: 'It is in force.', shape: successShape },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'post',
    path: '/privacy/person',
    tag,
    summary: 'Find what is held about a person, by e-mail address or phone number',
    body: person,
    reply: { status: 200, description: 'What there is.', shape: { name: 'PersonFindings', schema: findings } },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'post',
    path: '/privacy/person/export',
    tag,
    summary: 'Read everything that a person sent, CVs included',
    body: person,
    reply: {
      status: 200,
      description: 'A CV is `{name, type, base64}`.',
      shape: { name: 'PersonExport', schema: exported },
      headers: { 'Content-Disposition': 'A name with the day.' },
    },
    refusals: ['malformed', 'wrong_type', 'invalid'],
  }),
  adminCall({
    method: 'post',
    path: '/privacy/person/erase',
    tag,
    summary: 'Erase everything that tells who a person is, or of it only `records`; statuses and times stay',
    query: languageParameters,
    body: { type: 'application/json', shape: { name: 'PersonErasure', schema: erasureSchema } },
    reply: { status: 200, description: 'It is erased.', shape: { name: 'PersonErased', schema: erased } },
    refusals: ['malformed', 'wrong_type', 'invalid', 'not_found'],
  }),
];
