import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitSummary } from '#shared/site/visit.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { countStatements } from '../../../tests/support/sites/count-statements.ts';
import { visitLimits } from './visit-limits.ts';
import { createVisitService } from './visit-service.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  // Counts are by day: midnight does not pass while these tests run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:30:00Z') });
  site = await buildSite({ settings: { RATE_LIMIT_FACTOR: '0.2', STATISTICS_MONTHS: '2' } });
  admin = await asAdmin(site);
});
afterAll(async () => {
  await site.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  await site.services.visits.close();
  await site.database.db.deleteFrom('visit_count').execute();
});

const view = { kind: 'view', path: '/products', language: 'en' };
type Told = { remoteAddress?: string; headers?: Record<string, string> };
const usualBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
let visitors = 0;
const newAddress = () => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;

async function tell(event: object, { remoteAddress = newAddress(), headers = {} }: Told = {}): Promise<number> {
  const asked = { method: 'POST', url: '/api/visits', payload: { ...view, ...event } } as const;
  const named = { 'user-agent': usualBrowser, ...headers };
  return (await site.http.inject({ ...asked, headers: named, remoteAddress })).statusCode;
}

async function summary(query = ''): Promise<VisitSummary> {
  const reply = await admin.get(`/visits${query}`);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  return reply.json();
}
const viewsOf = ({ days }: VisitSummary) => days.reduce((sum, { views }) => sum + views, 0);
const rows = () => site.database.db.selectFrom('visit_count').selectAll().execute();

describe('visit statistics', () => {
  test('views by page and language, visits by source, clicks by all of these', async () => {
    const { _id } = await givenProduct(site, { _id: 'valve bags' });
    const source = { referrer: 'www.Google.com', campaign: 'Spring  Fair' };
    expect(await tell({ ...source, first: true })).toBe(204);
    await tell({ ...source, path: `/products/${encodeURIComponent(_id)}` });
    await tell({ ...source, path: '/ar/products/', language: 'ar' });
    await tell({ ...source, kind: 'whatsapp', path: '/products/valve%20bags' });
    await tell({ path: '/', first: true });
    const told = await summary();
    expect(told.days).toHaveLength(30);
    expect(told.days.at(-1)).toMatchObject({ views: 4, visits: 2 });
    expect(told.clicks).toEqual({ whatsapp: 1, phone: 0, mail: 0, datasheet: 0, share: 0 });
    const translations = { ar: { title: 'كيس أرز مغلف' } };
    expect(told.pages).toEqual([
      { value: '/products', count: 2, clicks: 0 },
      { value: '/products/valve%20bags', count: 1, clicks: 1, title: 'Laminated rice bag', translations },
      { value: '/', count: 1, clicks: 0 },
    ]);
    expect(told.referrers).toEqual([
      { value: 'google.com', count: 1, clicks: 1 },
      { value: '', count: 1, clicks: 0 },
    ]);
    expect(told.campaigns).toEqual([{ value: 'spring fair', count: 1, clicks: 1 }]);
    expect(told.languages).toEqual([
      { value: 'en', count: 3, clicks: 1 },
      { value: 'ar', count: 1, clicks: 0 },
    ]);
  });

  test('record pages by title while they exist, with a constant number of queries', async () => {
    const post = await givenBlogPost(site, { title: 'Why we weave', translations: { ar: {} }, status: 'published' });
    await tell({ path: `/blog/${post._id}` });
    await summary();
    const ofOne = await countStatements(() => site.services.visits.getSummary(7));
    const products = [await givenProduct(site), await givenProduct(site, { name: 'Valve bag' })];
    for (const { _id } of products) await tell({ path: `/products/${_id}` });
    await tell({ path: `/blog/${post._id}` });
    await site.services.visits.close();
    expect(await countStatements(() => site.services.visits.getSummary(7))).toBeLessThanOrEqual(ofOne + 1);
    expect((await summary()).pages.map(({ title }) => title).sort()).toEqual([
      'Laminated rice bag',
      'Valve bag',
      'Why we weave',
    ]);
    await site.database.db.updateTable('blog_post').set({ status: 'draft' }).where('id', '=', post._id).execute();
    expect((await summary()).pages[0]).toEqual({ value: `/blog/${post._id}`, count: 2, clicks: 0 });
  });

  test('known pages only: no unknown path, no draft, no deleted record', async () => {
    await givenBlogPost(site, { _id: 'idea', status: 'draft' });
    const strange = [
      '/wp-login.php',
      '/products/none',
      '/blog/idea',
      '/admin',
      '/products/%00',
      '/products/%zz',
      '/products/%76alve%20bags',
    ];
    for (const path of [...strange, '//host', '/<script>', 'x', `/${'a'.repeat(300)}`, ''])
      expect(await tell({ path })).toBe(204);
    expect(viewsOf(await summary())).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('no opted-out visitors, crawlers, staff or prefetches', async () => {
    const left: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.14.1' },
      { 'user-agent': 'python-requests/2.32.5' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch;prerender' },
      await givenToken(site, 'sales'),
    ];
    for (const headers of left) expect(await tell({}, { headers })).toBe(204);
    expect(viewsOf(await summary())).toBe(0);
    await tell({}, { headers: { dnt: '0', 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/140' } });
    expect(viewsOf(await summary())).toBe(1);
  });

  test('no cross-site requests and no invalid events', async () => {
    expect(await tell({}, { headers: { origin: 'https://elsewhere.example' } })).toBe(403);
    expect(await tell({}, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    for (const event of [{ kind: 'visit' }, { campaign: 'x'.repeat(1_001) }, { first: 'true' }])
      expect(await tell(event)).toBe(422);
    expect(await tell({ language: 'fr' })).toBe(422);
    expect(await tell({ campaign: 'x'.repeat(10_000) })).toBe(413);
    expect(viewsOf(await summary())).toBe(0);
  });

  test('valid host names, and campaigns that identify nobody', async () => {
    const hosts = [
      'https://User:secret@Shop.Example:8443/x?q=1',
      'منسوج.example',
      '10.0.0.7',
      'localhost',
      '[::1]',
      'a b',
    ];
    for (const referrer of hosts) await tell({ first: true, referrer });
    for (const campaign of ['+962 79 765 4321', '٠٧٩٧٦٥٤٣٢١', '962 79 765 4321', '*'])
      await tell({ first: true, campaign });
    for (const campaign of ['omar@example.com', ' \u202eSale\u0000 ', 'س'.repeat(150)])
      await tell({ first: true, campaign });
    const told = await summary();
    expect(told.referrers.map(({ value, count }) => [value, count])).toEqual([
      ['', 11],
      ['shop.example', 1],
      ['xn--rgbn7cel.example', 1],
    ]);
    expect(told.campaigns.map(({ value }) => value).sort()).toEqual(['sale', 'س'.repeat(100)]);
  });
});

describe('nobody can fill the site with counts', () => {
  test('one address is limited per minute, others are not affected', async () => {
    const most = visitLimits.perAddress / 5;
    for (let i = 0; i < most + 5; i++) expect(await tell({}, { remoteAddress: '198.51.100.9' })).toBe(204);
    await tell({});
    expect(viewsOf(await summary())).toBe(most + 1);
  });

  test('hosts above the daily limit are counted together', async () => {
    const most = visitLimits.valuesOfDay.referrer;
    for (let i = 0; i < most + 5; i++) await tell({ first: true, referrer: `host-${i}.example` });
    await summary();
    for (const referrer of ['host-1.example', 'new.example']) await tell({ first: true, referrer });
    const { referrers } = await summary();
    expect(referrers.slice(0, 2)).toMatchObject([
      { value: '*', count: 6 },
      { value: 'host-1.example', count: 2 },
    ]);
    expect((await rows()).filter(({ dimension }) => dimension === 'referrer')).toHaveLength(most + 1);
  });
});

describe('counts', () => {
  test('contain nothing but these few values', async () => {
    await tell(
      { first: true, referrer: 'example.org' },
      { headers: { 'user-agent': 'Mozilla/5.0 Unusual/1' }, remoteAddress: '198.51.100.7' },
    );
    await summary();
    const stored = await rows();
    expect(new Set(stored.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['day', 'dimension', 'value', 'kind', 'total']),
    );
    expect(JSON.stringify(stored)).not.toMatch(/Unusual|198\.51/);
  });

  test('of several processes add up, and are stored at the latest when the program ends', async () => {
    const { services, database } = site;
    const parts = { db: database.db, logger: { error: () => expect.fail() }, rateLimitFactor: 1, months: 1 };
    const other = createVisitService({ ...parts, fixedPaths: ['/products', '/blog'] });
    const event = { kind: 'view', language: 'en', first: false, referrer: '', campaign: '' } as const;
    await tell({});
    await tell({ path: '/blog' });
    expect(await rows()).toEqual([]);
    for (const path of ['/products', '/blog', '/products']) other.count({ ...event, path }, '198.51.100.1');
    await Promise.all([services.visits.close(), other.close()]);
    const paths = (await rows()).filter(({ dimension }) => dimension === 'path');
    expect(paths.map(({ value, total }) => [value, total]).sort()).toEqual([
      ['/blog', 2],
      ['/products', 3],
    ]);
  });

  test('that could not be stored are stored later', async () => {
    await tell({});
    await site.database.db.schema.alterTable('visit_count').renameTo('gone').execute();
    await site.services.visits.close();
    await site.database.db.schema.alterTable('gone').renameTo('visit_count').execute();
    expect(viewsOf(await summary())).toBe(1);
  });

  test('are by day in Amman, as far back as requested, and deleted after the configured months', async () => {
    await tell({});
    await summary();
    const old = (day: string) => ({ day, dimension: 'language' as const, value: 'ar', kind: 'view', total: 5 });
    await site.database.db.insertInto('visit_count').values(['2026-09-20', '2026-09-21'].map(old)).execute();
    expect((await summary('?days=7')).days.at(-1)).toEqual({ day: '2026-11-21', views: 1, visits: 0 });
    expect(viewsOf(await summary('?days=7'))).toBe(1);
    expect(viewsOf(await summary('?days=90'))).toBe(11);
    await site.services.visits.sweep();
    expect(viewsOf(await summary('?days=90'))).toBe(6);
    expect((await admin.get('/visits?days=8')).statusCode).toBe(400);
  });
});
