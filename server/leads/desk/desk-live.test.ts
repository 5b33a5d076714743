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
async function listening(token?: Record<string, string>) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = { ...(token ?? (await givenToken(site, 'sales'))), accept: 'text/event-stream' };
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

test('an account has ten streams at a time, and another one when one of them is left', async () => {
  const token = await givenToken(site, 'sales');
  const streams = [];
  for (let number = 0; number < 10; number++) streams.push(await listening(token));
  const beyond = await listening(token);
  expect(await beyond()).toBeUndefined();
  const next = await listening();
  await givenContact(site);
  expect(await Promise.all([next(), ...streams.map((read) => read())])).toEqual(
    Array(11).fill(expect.stringContaining('event: changed')),
  );
});

test('who does not ask for events gets none to wait for', async () => {
  const reply = await site.http.inject({ url: '/api/leads/live', headers: await givenToken(site, 'hr') });
  expect([reply.statusCode, reply.body]).toEqual([200, 'retry: 2000\n\n']);
});

test('who has a lead open hears at once that a colleague opens or leaves it, and nobody else does', async () => {
  const { _id } = await givenContact(site);
  const reader = async () => {
    const headers = await givenToken(site, 'sales');
    const ask = (method: 'PUT' | 'DELETE', part = 'reader', payload?: object) =>
      site.http.inject({ method, url: `/api/leads/${_id}/${part}`, headers, ...(payload && { payload }) });
    return { headers, ask, here: async () => (await ask('PUT')).json().data.here };
  };
  const [one, other] = [await reader(), await reader()];
  await one.here();
  // The signal of the lead itself has gone out.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const elsewhere = await listening();
  const next = await listening(one.headers);
  const began = Date.now();
  expect(await other.here()).toHaveLength(1);
  expect(await next()).toContain('event: changed');
  expect(await one.here()).toHaveLength(1);
  // Neither that they are still there nor what they begin to write is news.
  await other.ask('PUT');
  await other.ask('DELETE');
  // Browsers send what was written last as they leave.
  await other.ask('PUT', 'draft', { kind: 'note', text: 'Ask Omar' });
  expect((await next())?.match(/event: changed/g)).toHaveLength(1);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(await one.here()).toEqual([]);
  const quiet = new Promise((resolve) => setTimeout(() => resolve('quiet'), 700));
  expect(await Promise.race([elsewhere(), quiet])).toBe('quiet');
});
