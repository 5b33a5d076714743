import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenPartner } from '../../../tests/support/given/given-partner.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createDiscoveryService, sitePages } from './discovery-service.ts';
import { writeSitemap } from './sitemap.ts';

const siteUrl = 'https://mansooj.example';
let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite({ settings: { SITE_URL: siteUrl } });
  await givenProduct(site, { _id: 'sack', address: 'sack', name: 'Sack <"&\'> one' });
  await givenPartner(site, { _id: 'mill', address: 'mill', updatedAt: '2026-03-04T05:06:07.000Z' });
  await givenBlogPost(site, {
    _id: 'old',
    address: 'old',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-02T00:00:00.000Z',
  });
  const title = 'A & B <i>]]></i>\u0001\ud800';
  await givenBlogPost(site, { _id: 'new', title, createdAt: '2026-05-01T00:00:00.000Z', translations: { ar: {} } });
  await givenBlogPost(site, { _id: 'draft', title: 'Not yet', status: 'draft' });
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}) => site.http.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('/sitemap.xml', () => {
  test('lists every public page in both languages, each naming the other, with its last change', async () => {
    const reply = await ask('/sitemap.xml');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const found = locations(reply.body);
    expect(found).toEqual(expect.arrayContaining([`${siteUrl}/`, `${siteUrl}/ar`, `${siteUrl}/ar/our-story`]));
    expect(found).toEqual(expect.arrayContaining([`${siteUrl}/blog/old`, `${siteUrl}/ar/products/sack`]));
    expect(found.filter((address) => /draft|search|admin|login/.test(address ?? ''))).toEqual([]);
    const alternates = ['en', 'ar', 'x-default'].map((language) => {
      const prefix = language === 'ar' ? '/ar' : '';
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${prefix}/partners/mill"/>`;
    });
    expect(reply.body).toContain(
      `<loc>${siteUrl}/ar/partners/mill</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>${alternates.join('')}`,
    );
  });

  test('is sent again only after a change', async () => {
    const first = await ask('/sitemap.xml');
    const held = { 'if-none-match': String(first.headers.etag) };
    expect((await ask('/sitemap.xml', held)).statusCode).toBe(304);
    await givenProduct(site, { _id: 'gone', address: 'gone' });
    expect((await ask('/sitemap.xml', held)).statusCode).toBe(200);
    await kindTables.product.remove(site.database.db, 'gone');
    const again = await ask('/sitemap.xml', held);
    expect(locations(again.body).filter((address) => address?.includes('gone'))).toEqual([]);
  });

  test('is sent again when its pages change or move', async () => {
    const versionAt = async (address: string) => {
      const discovery = createDiscoveryService({ db: site.database.db, siteUrl: address });
      return (await discovery.readState()).version;
    };
    expect(await versionAt(siteUrl)).toBe(await versionAt(siteUrl));
    expect(await versionAt('https://elsewhere.example')).not.toBe(await versionAt(siteUrl));
    const before = await versionAt(siteUrl);
    sitePages.push({ path: '/of-the-next-release', shows: [] });
    const after = await versionAt(siteUrl);
    sitePages.pop();
    expect(after).not.toBe(before);
  });

  test('dates a list by the last change of its records', async () => {
    const updatedAt = '2030-01-02T03:04:05.000Z';
    await givenProduct(site, { _id: 'brief', updatedAt });
    const ofList = `<loc>${siteUrl}/products</loc><lastmod>${updatedAt}</lastmod>`;
    expect((await ask('/sitemap.xml')).body).toContain(ofList);
    await kindTables.product.remove(site.database.db, 'brief');
    expect((await ask('/sitemap.xml')).body).not.toContain(updatedAt);
  });

  test('becomes an index of files when one cannot hold everything', async () => {
    const discovery = createDiscoveryService({ db: site.database.db, siteUrl, pagesOfFile: 2 });
    for (const id of ['a', 'b', 'c', 'd']) await givenProduct(site, { _id: id, address: id });
    const state = await discovery.readState();
    const parts = discovery.listSitemapParts(state);
    expect(parts.map(({ name }) => name)).toEqual([
      'pages',
      'products-1',
      'products-2',
      'products-3',
      'blog-1',
      'partners-1',
    ]);
    const addresses: unknown[] = [];
    for (const part of parts.filter(({ table }) => table === 'product')) {
      const pieces = await Array.fromAsync(writeSitemap(discovery.listEntries(part, state), ''));
      addresses.push(...locations(pieces.join('')).filter((address) => !address?.startsWith('/ar')));
    }
    expect(addresses).toEqual(['a', 'b', 'c', 'd', 'sack'].map((id) => `/products/${id}`));
  });

  test('has no other files', async () => {
    for (const url of ['/sitemap-products-1.xml', '/sitemap-.xml', '/sitemap-x.xml']) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('the feed', () => {
  test('lists the published posts, newest first, with their times', async () => {
    const { body, headers } = await ask('/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...body.matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${siteUrl}/blog/new`,
      `${siteUrl}/blog/old`,
    ]);
    expect(body).toContain(
      '<published>2026-01-01T00:00:00.000Z</published>\n<updated>2026-02-02T00:00:00.000Z</updated>',
    );
    expect(body).toContain('<title>A &amp; B &lt;i&gt;]]&gt;&lt;/i&gt;\ufffd</title>');
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`);
  });

  test('is Arabic under /ar, in English where there is no translation', async () => {
    const { body } = await ask('/ar/feed.xml');
    expect(body).toContain('xml:lang="ar"');
    expect(body).toContain('<title>كيف يُنسج الكيس</title>');
    expect(body).toContain(`<entry xml:lang="en">\n<id>${siteUrl}/ar/blog/new</id>\n<title>A &amp; B`);
  });

  test('is sent again only after a change', async () => {
    const { headers } = await ask('/feed.xml');
    const held = { 'if-none-match': String(headers.etag) };
    expect((await ask('/feed.xml', held)).statusCode).toBe(304);
    await givenBlogPost(site, { _id: 'newer' });
    expect((await ask('/feed.xml', held)).statusCode).toBe(200);
  });
});

test.each(['/sitemap.xml', '/feed.xml'])('%s never answers 304 by date alone', async (url) => {
  // After a removal or renaming no record may have a later time.
  const reply = await ask(url, { 'if-modified-since': new Date().toUTCString() });
  expect([reply.statusCode, reply.headers['last-modified']]).toEqual([200, undefined]);
});

test('/robots.txt names the sitemap and keeps robots out of the back office', async () => {
  const { body } = await ask('/robots.txt');
  expect(body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(body).toContain('Disallow: /admin\nDisallow: /login\n');
  expect(body).not.toMatch(/Disallow: \/\n/);
  // Services that show a preview of a shared link must be able to fetch it.
  expect(body).not.toContain('Disallow: /s');
});

test('/llms.txt describes the site and links its public pages', async () => {
  const { body } = await ask('/llms.txt');
  expect(body).toMatch(/^# Mansooj Industries\n\n> /);
  expect(body).toContain(`](${siteUrl}/products/sack): `);
  expect(body).not.toContain('Not yet');
});

test('each language has a web manifest with its own start page', async () => {
  const [english, arabic] = [await ask('/manifest.webmanifest'), await ask('/ar/manifest.webmanifest')];
  expect(english.json()).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/', name: 'Mansooj Industries' });
  expect(arabic.json()).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar', name: 'منسوج للصناعات' });
  expect(english.headers['content-type']).toMatch(/^application\/manifest\+json/);
});

test('icons keep the whole mark inside the maskable safe zone', async () => {
  const { icons }: { icons: { src: string; purpose: string }[] } = (await ask('/manifest.webmanifest')).json();
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src);
  expect(maskable).toEqual(['/icon-192.png', '/icon-512.png']);
  for (const src of maskable) expect([src, await colourOutsideTheMiddle(`public${src}`)]).toEqual([src, ['0e1b2bff']]);
});

/** The colours outside the W3C safe zone of maskable icons: 80 % of the icon across. */
async function colourOutsideTheMiddle(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width - 1) / 2;
  const colours = new Set<string>();
  for (let at = 0; at < info.width * info.height; at++) {
    const distance = Math.hypot((at % info.width) - middle, Math.floor(at / info.width) - middle);
    if (distance > 0.4 * info.width) colours.add(data.subarray(at * 4, at * 4 + 4).toString('hex'));
  }
  return [...colours];
}

test('HEAD is answered as GET, without the body', async () => {
  for (const url of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/llms.txt', '/ar/manifest.webmanifest']) {
    const reply = await site.http.inject({ method: 'HEAD', url });
    expect([url, reply.statusCode, reply.body]).toEqual([url, 200, '']);
  }
});

test('/.well-known/security.txt says where weaknesses are reported, and expires within a year', async () => {
  const reply = await ask('/.well-known/security.txt');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { email } = (await ask('/api/company')).json();
  expect(reply.body.includes(`Contact: mailto:${email}\n`)).toBe(email !== '');
  expect(reply.body).toContain(`Contact: ${siteUrl}/contact-us\n`);
  expect(reply.body).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(reply.body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
