import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderKey } from '#shared/content/order-key.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

// More than the scan limit from a known list position, with null values first or last.
const filled = 300;
const empty = 290;
const numbers = Array.from({ length: filled + empty }, (_, i) => i);
/** One of thirty values, or none. */
const dayOf = (i: number) => (i < filled ? `2030-06-${String(1 + (i % 30)).padStart(2, '0')}` : null);

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
  await site.database.db.transaction().execute(async (db) => {
    for (const i of numbers) {
      await givenOpening({ database: { db } }, { _id: `opening-${i}`, closesOn: dayOf(i) });
      await db.insertInto('trash').values(deleted(i)).execute();
    }
  });
});
afterAll(() => site.close());

const deleted = (i: number) => ({
  id: `faq:${i}`,
  entity: 'faq',
  record_id: `${i}`,
  title: `Question ${i}`,
  title_ar: null,
  record: '{}',
  paths: '[]',
  deleted_at: '2026-01-01T00:00:00.000Z',
  deleted_by: dayOf(i),
  deleted_by_order: orderKey(dayOf(i) ?? ''),
  deleted_by_id: null,
  expires_at: '2999-01-01T00:00:00.000Z',
});

type Item = { _id: string } & Record<string, string | null>;
const read = async (path: string): Promise<Item[]> => (await admin.get(path)).json();

describe.each([
  ['/openings', 'closesOn'],
  ['/trash', 'deletedBy'],
])('the list %s by %s, which some lack', (path, field) => {
  test.each(['', '-'])('has every record on one of its pages, with sort=%s', async (way) => {
    const whole = await read(`${path}?sort=${way}${field}`);
    expect(new Set(whole.map(({ _id }) => _id)).size).toBe(numbers.length);
    for (const page of [12, 6, 1, 11, 7, 9]) {
      expect(await read(`${path}?sort=${way}${field}&limit=50&page=${page}`)).toEqual(
        whole.slice((page - 1) * 50, page * 50),
      );
    }
  });

  test('begins with those that lack it, and ends with them in descending order', async () => {
    const items = await read(`${path}?sort=${field}`);
    const values = items.map((item) => item[field]);
    expect(values.slice(0, empty)).toEqual(Array(empty).fill(null));
    expect(values.slice(empty)).toEqual(values.slice(empty).toSorted());
    expect(await read(`${path}?sort=-${field}`)).toEqual(items.toReversed());
  });
});
