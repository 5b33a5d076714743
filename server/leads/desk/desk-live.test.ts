import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: string;
beforeAll(async () => {
  site = await buildSite();
  address = await site.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

/** What a browser with an open desk hears: `next` resolves with the next text, or undefined at the end. */
async function listening() {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { ...(await givenToken(site, 'sales')), accept: 'text/event-stream' };
  const response = await fetch(`${address}/api/leads/live`, { headers, signal: leaving.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  await reader.read();
  return async () => (await reader.read()).value;
}

test('an open desk hears of a new lead and of a note within two seconds, also of one that another process stored', async () => {
  const next = await listening();
  const began = Date.now();
  // Stored past the calls, as another process does.
  const { _id } = await givenContact(site);
  expect(await next()).toContain('event: changed');
  expect(Date.now() - began).toBeLessThan(2_000);
  await site.services.desk.note(_id, 'Call first', { id: 'nobody', role: 'sales' });
  expect(await next()).toContain('event: changed');
});

test('it hears no names, and nothing more once the site stops', async () => {
  const next = await listening();
  await givenContact(site, { fullName: 'Lina Haddad' });
  expect(await next()).not.toContain('Lina');
  await site.services.deskWatch.stop();
  expect(await next()).toBeUndefined();
});

test('who does not ask for events gets none to wait for', async () => {
  const reply = await site.http.inject({ url: '/api/leads/live', headers: await givenToken(site, 'hr') });
  expect([reply.statusCode, reply.body]).toEqual([200, 'retry: 2000\n\n']);
});
