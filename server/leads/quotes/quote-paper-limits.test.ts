import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { drawnLinesPerMinute } from './quote-paper.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const linesEach = 8;
const buyer = { fullName: 'Amina Bello', email: 'amina@example.com', company: 'Bello Sugar', country: 'Nigeria' };

/** A request of several lines, from a network. */
async function givenQuote(number: number, from: string) {
  const lines = Array.from({ length: linesEach }, (_, line) => ({ family: 'sack', title: `Sack ${number}-${line}` }));
  const headers = { 'x-forwarded-for': from };
  const reply = await site.http.inject({ method: 'POST', url: '/api/quotes', payload: { ...buyer, lines }, headers });
  return { id: reply.json().data.quote._id as string, paper: `${reply.json().follow}/request.pdf` };
}

const read = (url: string, from: string) => site.http.inject({ url, headers: { 'x-forwarded-for': from } });

test('one network has some papers drawn in a minute; drawn ones it gets again, as others and staff get theirs', async () => {
  const most = drawnLinesPerMinute / linesEach;
  const asked = [];
  for (let number = 0; number <= most; number++) asked.push(await givenQuote(number, '192.0.2.1'));
  const codes = [];
  for (const { paper } of asked) codes.push((await read(paper, '192.0.2.1')).statusCode);
  expect(codes).toEqual([...Array(most).fill(200), 429]);
  const again = await Promise.all(
    asked
      .slice(0, most)
      .flatMap(({ paper }) => [paper, paper])
      .map((url) => read(url, '192.0.2.1')),
  );
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await read(asked.at(-1)?.paper ?? '', '192.0.2.2')).statusCode).toBe(200);
  for (const { id } of asked) expect((await admin.get(`/quotes/${id}/pdf`)).statusCode).toBe(200);
});

test('a paper shows what was asked as it is now, and nothing once it is erased', async () => {
  const { id, paper } = await givenQuote(9, '192.0.2.9');
  const [one, two] = [await read(paper, '192.0.2.9'), await read(paper, '192.0.2.9')];
  expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
  await site.services.privacy.eraseLead('quote', id);
  expect((await read(paper, '192.0.2.9')).statusCode).toBe(404);
});
