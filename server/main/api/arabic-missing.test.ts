import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenOpening } from '../../../tests/support/given/given-opening.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const ids = async (path: string) => (await admin.get(path)).json().map(({ _id }: { _id: string }) => _id);
const arabic = { name: 'مطاحن', industry: 'الطحين' };
const founded = { name: 'تأسست', value: 'عام "1998"' };

test('partners with complete Arabic are not listed as missing it', async () => {
  await givenPartner(site, { _id: 'whole', translations: { ar: { ...arabic, specifications: [founded] } } });
  await givenPartner(site, { _id: 'no-rows', specifications: [], translations: { ar: arabic } });
  const lacking = {
    'no-arabic': {},
    'no-industry': { name: 'مطاحن', specifications: [founded] },
    'no-list': arabic,
    'no-entry': { ...arabic, specifications: [{ name: '', value: '' }] },
    'no-value': { ...arabic, specifications: [{ ...founded, value: '' }] },
  };
  for (const [_id, ar] of Object.entries(lacking)) await givenPartner(site, { _id, translations: { ar } });
  expect((await ids('/partners?arabic=missing')).sort()).toEqual(Object.keys(lacking).sort());
  expect(await ids('/partners?arabic=')).toHaveLength(7);
});

test('the filter combines with search, status and pages', async () => {
  const ar = { title: 'نسيج', summary: 'ملخص', content: 'نص', tags: ['نسج'] };
  await givenBlogPost(site, { _id: 'whole', translations: { ar } });
  await givenBlogPost(site, { _id: 'no-tag', translations: { ar: { ...ar, tags: [''] } } });
  await givenBlogPost(site, { _id: 'draft', status: 'draft', title: 'Looms', translations: { ar: {} } });
  expect((await ids('/blogs/admin/all?arabic=missing')).sort()).toEqual(['draft', 'no-tag']);
  expect(await ids('/blogs/admin/all?arabic=missing&status=draft')).toEqual(['draft']);
  expect(await ids('/blogs/admin/all?arabic=missing&q=looms')).toEqual(['draft']);
  const page = await admin.get('/blogs/admin/all?arabic=missing&limit=1');
  expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '2']);
});

test('openings have it too', async () => {
  await givenOpening(site, { _id: 'closed', status: 'closed', translations: { ar: {} } });
  expect(await ids('/openings?arabic=missing')).toEqual(['closed']);
});

test('another value than missing is refused', async () => {
  const reply = await admin.get('/partners?arabic=there');
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().errors)).toEqual(['arabic']);
});
