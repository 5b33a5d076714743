import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { answer, callsFor, json, success, successWith } from '#server/core/http/calls/calls.ts';
import { leadSections } from '#shared/leads/lead.ts';
import {
  personFindingsShape,
  personSchema,
  retentionInForceShape,
  retentionSchema,
  selectionSchema,
} from '#shared/leads/privacy.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import type { PrivacyService } from './privacy-service.ts';

const exported = z.object({
  exportedAt: z.string().meta({ format: 'date-time' }),
  ...Object.fromEntries(leadSections.map((section) => [section, z.array(z.looseObject({}))])),
});

// In the body, because addresses are logged.
const person = json('Person', personSchema);
const call = callsFor<{ privacy: PrivacyService }>('Privacy');

export const privacyCalls = [
  call('GET /privacy', {
    summary: 'Read how long personal data is kept',
    reply: answer('The months.', { name: 'RetentionInForce', schema: retentionInForceShape }),
    handle: async (_input, { privacy }) => ({ retention: await privacy.getRetention() }),
  }),
  call('PUT /privacy', {
    summary: 'Choose how long personal data is kept',
    confirmed: true,
    body: json('Retention', retentionSchema),
    reply: success('It is in force.', 'privacy_retention_saved'),
    current: (_input, { privacy }) => privacy.getRetention(),
    handle: ({ body }, { privacy }) => privacy.setRetention(body),
  }),
  call('POST /privacy/person', {
    summary: 'Find what is held about a person, by e-mail address or phone number',
    body: person,
    reply: answer('What there is.', { name: 'PersonFindings', schema: personFindingsShape }),
    audit: 'none',
    handle: ({ body }, { privacy }) => privacy.findPerson(body.person),
  }),
  call('POST /privacy/person/export', {
    summary: 'Read everything that a person sent, with answers and files, or of it only `records`',
    confirmed: true,
    body: json('PersonSelection', selectionSchema),
    reply: answer(
      'A CV or another file is `{name, type, base64}`.',
      { name: 'PersonExport', schema: exported },
      { headers: { 'Content-Disposition': 'A name with the day.' } },
    ),
    audit: 'exported',
    async handle({ body, reply }, { privacy }) {
      const found = await privacy.exportPerson(body.person, body.records);
      reply.header('content-disposition', contentDisposition(`person-${dayInAmman(new Date())}.json`));
      return found;
    },
  }),
  call('POST /privacy/person/erase', {
    summary: 'Erase everything that tells who a person is, or of it only `records`; statuses and times stay',
    confirmed: true,
    body: json('PersonSelection', selectionSchema),
    reply: successWith('It is erased.', {
      name: 'PersonErased',
      key: 'privacy_person_erased',
      fields: { data: personFindingsShape },
    }),
    refusals: ['not_found'],
    // Each record has its own audit entry.
    audit: 'none',
    async handle({ body, request }, { privacy }) {
      const { person: named, records } = body;
      return { data: await privacy.erasePerson(named, { by: request.account?.id, records }) };
    },
  }),
];
