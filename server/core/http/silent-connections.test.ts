import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

test('a slowly loading script is waited for until 120 seconds pass without data', () => {
  const { server } = site.http;
  expect([server.timeout, server.requestTimeout]).toEqual([120_000, 0]);
});
