import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createKindServices } from './kind-services.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  await givenOpening(site, { _id: 'until-filled', position: 2 });
  await givenOpening(site, { _id: 'long-over', closesOn: '2020-01-31', position: 1 });
  await givenOpening(site, { _id: 'withdrawn', status: 'closed', position: 3 });
  await givenOpening(site, { _id: 'far-off', closesOn: '2999-12-31', position: 1 });
});
afterAll(() => site.close());

test('the list holds the openings that still take applications, in their order', async () => {
  const reply = await site.http.inject('/api/openings');
  expect(reply.json().map(({ _id }: { _id: string }) => _id)).toEqual(['far-off', 'until-filled']);
});

test.each([
  ['far-off', 'open'],
  ['long-over', 'closed'],
  ['withdrawn', 'closed'],
])('the opening %s has the status %s', async (id, status) => {
  expect((await site.http.inject(`/api/openings/${id}`)).json()).toMatchObject({ _id: id, status });
});

test('an opening closes at the end of its last day in Amman', async () => {
  const { db } = site.database;
  const at = (time: string) =>
    createKindServices({ db, contents: site.services.contents, now: () => new Date(time) }).opening.get('far-off');
  expect((await at('2999-12-31T20:59:00Z')).status).toBe('open');
  expect((await at('2999-12-31T21:01:00Z')).status).toBe('closed');
});

test('an unknown opening is not found', async () => {
  const reply = await site.http.inject('/api/openings/nothing');
  expect(reply.json()).toEqual({ success: false, code: 'not_found', message: 'Record not found' });
});
