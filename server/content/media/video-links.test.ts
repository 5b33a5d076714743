import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createVideoLinks } from './video-links.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

const path = 'videos/0192d0c0-0000-7000-8000-000000000000.mp4';
const start = Date.parse('2026-11-20T10:00:00Z');

test('a link is valid for ten minutes, in every process, and only for its video', async () => {
  const { db } = site.database;
  const [one, other] = [
    createVideoLinks({ db, now: () => start }),
    createVideoLinks({ db, now: () => start + 599_000 }),
  ];
  const query = Object.fromEntries(new URL(await one.signedLink(path), 'http://site').searchParams);
  expect(await other.allows(path, query)).toBe(true);
  expect(await createVideoLinks({ db, now: () => start + 601_000 }).allows(path, query)).toBe(false);
  expect(await other.allows(path.replace('mp4', 'webm'), query)).toBe(false);
  for (const wrong of [
    {},
    { ...query, signature: '' },
    { ...query, expires: ['1'] },
    { ...query, expires: '9999999999' },
  ]) {
    expect(await other.allows(path, wrong)).toBe(false);
  }
});

test('a link signed by one site is invalid on another', async () => {
  const elsewhere = await buildSite();
  const now = () => start;
  const link = await createVideoLinks({ db: elsewhere.database.db, now }).signedLink(path);
  const query = Object.fromEntries(new URL(link, 'http://site').searchParams);
  expect(await createVideoLinks({ db: site.database.db, now }).allows(path, query)).toBe(false);
  await elsewhere.close();
});
