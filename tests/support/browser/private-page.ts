import { expect } from 'vitest';
import { newFormKey } from '#server/leads/forms/form-key.ts';
import { readPostedForm } from '#server/site/pages/posted-form.ts';
import type { Language } from '#shared/language.ts';
import { multipartBody } from '../requests/multipart-body.ts';
import type { BuiltSite } from '../sites/build-site.ts';

/** What the private page's action does, without a built page: 204, or the state for showing the form again. */
export function mountPrivatePage(site: BuiltSite, language: Language = 'en'): void {
  site.http.post('/private/:token', async (request, reply) => {
    const posted = await readPostedForm(request);
    const { token } = request.params as { token: string };
    try {
      const outcome = await site.services.threads.submitForm(token, posted, language);
      return outcome.ok ? reply.status(204).send() : reply.status(outcome.status).send(outcome);
    } finally {
      await posted.dispose();
    }
  });
}

type Sending = { files?: File[]; from?: string };

/** Sends the form of a private page, with a key of its own unless given. */
export async function addOnPage(
  site: BuiltSite,
  token: string,
  fields: Record<string, string>,
  { files = [], from }: Sending = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ idempotencyKey: newFormKey(), ...fields })) form.set(name, value);
  for (const file of files) form.append('files', file);
  const { payload, headers } = await multipartBody(form);
  const forwarded = from && { 'x-forwarded-for': from };
  return site.http.inject({ method: 'POST', url: `/private/${token}`, payload, headers: { ...headers, ...forwarded } });
}

const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };

/** A quote request, and the token of its private page. */
export async function givenPrivatePage(site: BuiltSite, from = '192.0.2.1') {
  const payload = { ...buyer, lines: [{ family: 'sack', title: 'Sugar sack' }] };
  const headers = { 'x-forwarded-for': from };
  const reply = await site.http.inject({ method: 'POST', url: '/api/quotes', payload, headers });
  expect(reply.statusCode, reply.body).toBe(201);
  const { data, follow } = reply.json();
  return { id: data.quote._id as string, reference: data.quote.reference, token: follow.split('/').at(-1) as string };
}
