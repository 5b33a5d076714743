import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Company } from '#shared/content/company.ts';
import { sentPicture, sentText } from '../../../tests/support/files/sent-files.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { siteState } from '../../../tests/support/sites/site-state.ts';

let site: BuiltSite;
let admin: AdminCalls;
let before: Company;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  before = (await admin.get('/company')).json();
});
afterAll(() => site.close());

const isServed = async (path: string) => (await site.http.inject(`/media/${path}`)).statusCode === 200;
const put = (change: object, headers = {}) => admin.call('PUT', '/company', change, headers);

async function refused(call: () => ReturnType<AdminCalls['get']>) {
  const state = await siteState(site);
  const reply = await call();
  expect(await siteState(site)).toEqual(state);
  return { status: reply.statusCode, ...reply.json() };
}

test('the profile can be saved as it was read, and nothing changes', async () => {
  const reply = await put(before);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual(before);
});

test('only the sent fields change, in both languages', async () => {
  const reply = await put({ phone: '+962 6 500 0999', underDevelopment: false });
  expect(reply.json()).toEqual({ ...before, phone: '+962 6 500 0999', underDevelopment: false });
  const arabic = (await site.http.inject('/api/company?lng=ar')).json();
  expect(arabic).toMatchObject({ phone: '+962 6 500 0999', name: before.translations.ar.name });
  const translations = { ar: { ...before.translations.ar, name: 'منسوج الجديدة' } };
  await put({ translations });
  expect((await site.http.inject('/api/company?lng=ar')).json().name).toBe('منسوج الجديدة');
  expect((await site.http.inject('/api/company')).json().name).toBe(before.name);
});

test('its pictures are sent by form: hero, band, and one for each step', async () => {
  const reply = await admin.put('/company', { heroImage: await sentPicture(), 'process.1.image': await sentPicture() });
  const { heroImage, process } = reply.json() as Company;
  expect([await isServed(heroImage), await isServed(one(process, 1).image)]).toEqual([true, true]);
  expect(process.map(({ title }) => title)).toEqual(before.process.map(({ title }) => title));
  const again = (await admin.put('/company', { heroImage: await sentPicture() })).json() as Company;
  expect(again.process).toEqual(process);
  expect(await isServed(heroImage)).toBe(false);
  const bare = (await admin.put('/company', { removeHeroImage: 'true' })).json() as Company;
  expect(bare.heroImage).toBe('');
});

test('a link of the company leads to a whole domain of its own', async () => {
  for (const socialUrl of [
    ...['https:example.com', 'https:/example.com', 'https://https://example.com', 'https://example,com'],
    ...['https://samir@example.com', 'https://www', 'example.com'],
  ])
    expect(await refused(() => put({ socialUrl })), socialUrl).toMatchObject({
      status: 422,
      errors: { socialUrl: expect.stringContaining('https://example.com') },
    });
  for (const socialUrl of ['https://www.example.com/@mansooj?a=b', 'HTTP://example.com:8080', 'https://مثال.الأردن/a'])
    expect(((await admin.put('/company', { socialUrl })).json() as Company).socialUrl).toBe(socialUrl);
});

test('an address of the web is one, and is offered as it is meant where it is nearly one', async () => {
  for (const [socialUrl, offered] of [
    ['https://facebook.com/x،', 'https://facebook.com/x'],
    ['<https://facebook.com/x>', 'https://facebook.com/x'],
    ['www.facebook.com/mansooj', 'https://www.facebook.com/mansooj'],
    ['facebook.com/mansooj', 'https://facebook.com/mansooj'],
    ['http:/facebook.com/x', 'http://facebook.com/x'],
    ['https://facebook.com/ x', undefined],
    ['https://facebook.com/x https://x.com/y', undefined],
    ['facebook', undefined],
  ] as const) {
    const said = offered
      ? `Did you mean ${offered}? Please enter the address alone`
      : expect.stringContaining('whole address');
    expect(await refused(() => put({ socialUrl })), socialUrl).toMatchObject({
      status: 422,
      errors: { socialUrl: said },
    });
  }
});

test('invalid values are refused by field name', async () => {
  const wrong = {
    name: ' ',
    email: 'nobody',
    localSharePercent: 101,
    socialUrl: 'javascript:alert(1)',
    openingHours: [{ days: '', hours: '8–16' }],
    process: [{ title: 'Step', text: '', image: 'images/foreign.webp' }],
  };
  const reply = await refused(() => put(wrong));
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors).sort()).toEqual([
    'email',
    'localSharePercent',
    'name',
    'openingHours.0.days',
    'socialUrl',
  ]);
  const foreign = await refused(() => put({ process: wrong.process }));
  expect(foreign.errors).toEqual({ 'process.0.image': 'Only files of this record can be kept' });
  expect(await refused(() => admin.put('/company', { bandImage: sentText() }))).toMatchObject({
    status: 415,
    errors: { bandImage: expect.any(String) },
  });
});

test('a profile changed by somebody else is not overwritten', async () => {
  const etag = String((await admin.get('/company')).headers.etag);
  expect((await put({ tagline: 'One' }, { 'if-match': etag })).statusCode).toBe(200);
  expect(await refused(() => put({ tagline: 'Two' }, { 'if-match': etag }))).toMatchObject({
    status: 412,
    code: 'changed',
  });
});

test('marketing changes the texts, but never where messages go', async () => {
  const marketing = await givenToken(site, 'marketing');
  const change = (payload: object, headers = {}) =>
    site.http.inject({ method: 'PUT', url: '/api/company', payload, headers: { ...marketing, ...headers } });
  const known: Company = (await admin.get('/company')).json();
  expect((await change({ ...known, tagline: 'Sacks' })).statusCode).toBe(200);
  const diverted = known.departments.map((department) => ({ ...department, email: 'me@example.com' }));
  const swapped = known.departments.map((department) => ({ ...department, key: 'hr' }));
  for (const departments of [diverted, swapped, diverted.slice(1), []]) {
    expect(await refused(() => change({ departments }))).toMatchObject({
      status: 403,
      code: 'forbidden',
      message: 'Only administrators change the addresses that messages go to',
      errors: { departments: 'Only administrators change this' },
    });
  }
  const arabic = await change({ email: 'me@example.com' }, { 'accept-language': 'ar' });
  expect([arabic.statusCode, Object.keys(arabic.json().errors)]).toEqual([403, ['email']]);
  const reversed = known.departments.toReversed();
  expect((await change({ departments: reversed })).statusCode).toBe(200);

  // Restoring an older version must not bypass the rule either.
  expect((await put({ departments: diverted })).statusCode).toBe(200);
  const versions = (await admin.get('/history/company/company')).json();
  const url = `/api/history/company/company/${versions[1].version}/restore`;
  const back = await site.http.inject({ method: 'POST', url, headers: marketing });
  expect(back.statusCode, back.body).toBe(403);
  expect((await admin.get('/company')).json().departments).toEqual(diverted);
  const log = (await admin.get('/audit?section=company')).json() as { action: string; fields: string[] }[];
  expect(log.find(({ action }) => action === 'refused')).toBeDefined();
  expect(log.find(({ fields }) => fields.includes('departments'))).toBeDefined();
});
