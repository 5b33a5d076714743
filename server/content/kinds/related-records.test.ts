import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
  for (const [index, industry] of ['Flour', 'Cement', 'Flour', 'Cement', 'Cement'].entries()) {
    await givenPartner(site, { _id: `p${index}`, industry, createdAt: `2026-01-0${index + 1}T00:00:00.000Z` });
  }
});
afterAll(() => site.close());

test('the other partners are three, those of the same industry first, never the partner itself', async () => {
  const { partner } = site.services.kinds;
  const others = await partner.listRelated(await partner.get('p0'));
  expect(others.map(({ _id }) => _id)).toEqual(['p2', 'p4', 'p3']);
});

test('partners are filtered by industry', async () => {
  const reply = await site.http.inject('/api/partners?industry=Flour');
  expect(reply.json().map(({ _id }: { _id: string }) => _id)).toEqual(['p2', 'p0']);
});
