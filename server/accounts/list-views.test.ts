import { afterEach, beforeEach, expect, test } from 'vitest';
import { listViewLimits } from '#shared/accounts/list-view.ts';
import { type AdminCalls, asAdmin } from '../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';
import { testInFull } from '../../tests/support/test-in-full.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeEach(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterEach(() => site.close());

const waiting = {
  list: 'contacts',
  name: 'Waiting',
  search: 'status=pending&sort=fullName',
  hidden: ['email'],
  isWhole: false,
};
const keep = (changes: object = {}, by = admin) => by.call('PUT', '/list-views', { ...waiting, ...changes });
const viewsOf = async (list = 'contacts', by = admin) => (await by.get(`/list-views?list=${list}`)).json();

test('a view is kept, listed for its list alone, replaced by one of its name, and removed', async () => {
  const kept = await keep();
  expect([kept.statusCode, kept.json()]).toEqual([200, { success: true, message: 'View saved' }]);
  expect(await viewsOf()).toEqual([{ _id: expect.any(String), ...waiting }]);
  expect(await viewsOf('careers')).toEqual([]);
  await keep({ search: 'status=read', hidden: [], isWhole: true });
  const [view, ...others] = await viewsOf();
  expect([view, others]).toMatchObject([{ search: 'status=read', hidden: [], isWhole: true }, []]);
  expect((await admin.delete(`/list-views/${view._id}`)).json()).toMatchObject({ message: 'View removed' });
  expect(await viewsOf()).toEqual([]);
  expect((await admin.delete(`/list-views/${view._id}`)).statusCode).toBe(404);
});

test('what several tabs keep at once stays', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `View ${place}`);
  const replies = await Promise.all(names.map((name) => keep({ name })));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await viewsOf()).map(({ name }: { name: string }) => name).sort()).toEqual(names.toSorted());
});

test('views are for those alone who keep them, and go with their account', async () => {
  const other = await asAdmin(site);
  await keep();
  await keep({ name: 'Mine' }, other);
  expect(await viewsOf('contacts', other)).toMatchObject([{ name: 'Mine' }]);
  const [own] = await viewsOf();
  expect((await other.delete(`/list-views/${own._id}`)).statusCode).toBe(404);
  const { db } = site.database;
  const { account_id: id } = await db
    .selectFrom('list_view')
    .select('account_id')
    .where('name', '=', 'Mine')
    .executeTakeFirstOrThrow();
  expect((await admin.delete(`/users/${id}`)).statusCode).toBe(200);
  expect(await db.selectFrom('list_view').select('name').execute()).toEqual([{ name: 'Waiting' }]);
});

test.each([
  ['list', { list: '../contacts' }],
  ['name', { name: 'x'.repeat(listViewLimits.name + 1) }],
  ['search', { search: 'x'.repeat(listViewLimits.search + 1) }],
  ['hidden', { hidden: Array.from({ length: listViewLimits.columns + 1 }, (_, place) => `c${place}`) }],
  ['hidden.0', { hidden: ['<b>'] }],
  ['isWhole', { isWhole: 'yes' }],
])('a wrong %s is refused and nothing is stored', async (field, change) => {
  const { statusCode, ...reply } = await keep(change);
  expect([statusCode, Object.keys(reply.json().errors)]).toEqual([422, [field]]);
  expect(await viewsOf()).toEqual([]);
});

testInFull('a user may keep a hundred views, and change each of them', async () => {
  for (let place = 0; place < listViewLimits.perUser; place += 1) await keep({ name: `View ${place}` });
  const refused = await keep();
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  expect(await viewsOf()).toHaveLength(listViewLimits.perUser);
  expect((await keep({ name: 'View 7', hidden: [] })).statusCode).toBe(200);
});
