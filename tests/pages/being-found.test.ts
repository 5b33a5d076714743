import { beforeAll, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { companyQueries } from '#server/content/company/company-queries.ts';
import type { Company } from '#shared/content/company.ts';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isAnswer, pathOf, publicScreens, representScreens } from '../support/browser/public-screens.ts';
import { openPage } from '../support/browser/visitor.ts';
import { isFullRun } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenOpening } from '../support/given/given-opening.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

type Entry = { '@type': string } & Record<string, unknown>;
type Head = { entries: Entry[]; meta: Record<string, string>; robots: boolean; html: string; status: number };

/** What a page says of itself to machines. */
async function headOf(path: string): Promise<Head> {
  const reply = await fetch(site().address + path);
  const html = await reply.text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  return {
    entries: scripts.map(([, json]) => JSON.parse(json ?? '') as Entry),
    meta: Object.fromEntries(tags.map(([, name, content]) => [name, content])) as Record<string, string>,
    robots: /<meta name="robots" content="noindex"/.test(html),
    html,
    status: reply.status,
  };
}

const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'address', 'contactPoint'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'description', 'image', 'brand', 'category'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'],
};

let ids: { product: string; film: string; partner: string; opening: string };
beforeAll(async () => {
  const { services } = site();
  const [products, posts, partners, openings] = await Promise.all([
    services.kinds.product.list({ page: 1, limit: 1 }),
    services.kinds.blog_post.list(),
    services.kinds.partner.list({ page: 1, limit: 1 }),
    services.kinds.opening.list({ page: 1, limit: 1 }),
  ]);
  const film = posts.items.find(({ video }) => video);
  ids = {
    product: products.items[0]!.address!,
    film: film!.address!,
    partner: partners.items[0]!.address!,
    opening: openings.items[0]!.address!,
  };
});

async function setCompany(change: Partial<Company>): Promise<void> {
  const { db } = site().database;
  await companyQueries.put(db, { ...(await site().services.company.getCompany()), ...change });
}

describe.each(languages)('in %s', (language) => {
  const prefix = language === 'ar' ? '/ar' : '';

  // Each card is drawn when it is first asked for.
  test.runIf(isFullRun || language === 'en')(
    'every page to be found has its own card with a picture that exists, no other has one',
    async () => {
      const faults: Record<string, unknown> = {};
      const titles = new Set<string>();
      const screens = await publicScreens(site().address);
      for (const screen of (isFullRun ? screens : representScreens(screens)).filter(({ hasPrefix }) => hasPrefix)) {
        const { meta, robots } = await headOf(pathOf(screen, language));
        const isFound = screen.status === 200 && !isAnswer(screen);
        if (robots === isFound || Boolean(meta['og:title']) !== isFound) faults[screen.name] = { robots, ...meta };
        if (!isFound) continue;
        const picture = await fetch(site().address + meta['og:image']!.replace(testSiteUrl, ''), { method: 'HEAD' });
        const isWhole = ['og:description', 'og:url', 'twitter:card', 'og:locale', 'description'].every(
          (name) => meta[name],
        );
        if (!isWhole || picture.headers.get('content-type') !== 'image/jpeg') faults[screen.name] = meta;
        titles.add(`${meta['og:title']}`);
      }
      expect(faults).toEqual({});
      expect(titles.size).toBeGreaterThan(14);
    },
  );

  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/products/:product', ['Product', 'BreadcrumbList']],
    ['/blog/:film', ['BlogPosting', 'VideoObject', 'BreadcrumbList']],
    ['/partners/:partner', ['BreadcrumbList']],
    ['/faqs', ['FAQPage', 'BreadcrumbList']],
    ['/careers/:opening', ['JobPosting', 'BreadcrumbList']],
    // A job is described on its own page alone.
    ['/careers', ['BreadcrumbList']],
  ])('%s tells what it holds in the terms of schema.org: %j', async (path, types) => {
    const address = prefix + path.replace(/:(\w+)/, (_, name: 'product') => ids[name]);
    const { entries } = await headOf(address.replace(/(?<=.)\/$/, ''));
    expect([...new Set(entries.map((entry) => entry['@type']))]).toEqual(types);
    for (const entry of entries) {
      expect(entry).toMatchObject({ '@context': 'https://schema.org' });
      const missing = required[entry['@type']]!.filter((field) => entry[field] === undefined || entry[field] === '');
      expect([entry['@type'], missing]).toEqual([entry['@type'], []]);
    }
    const said = JSON.stringify(entries);
    expect(said).not.toMatch(/"(price|offers)"/);
    expect([...said.matchAll(/"url":"([^"]*)"/g)].every(([, url]) => url!.startsWith('https://'))).toBe(true);
  });

  test('the way back to Home is the one the page shows', async () => {
    const { entries } = await headOf(`${prefix}/products/${ids.product}`);
    const list = entries.find((entry) => entry['@type'] === 'BreadcrumbList')!.itemListElement;
    expect(list).toMatchObject([
      { position: 1, name: m.nav_home({}, { locale: language }), item: testSiteUrl + prefix },
      { position: 2, name: m.products_title({}, { locale: language }), item: `${testSiteUrl}${prefix}/products` },
      { position: 3, item: `${testSiteUrl}${prefix}/products/${ids.product}` },
    ]);
  });

  test('the search of Home leads to results in the same language', async () => {
    const { entries } = await headOf(prefix || '/');
    const website = entries.find((entry) => entry['@type'] === 'WebSite');
    const target = { urlTemplate: `${testSiteUrl}${prefix}/search?q={search_term_string}` };
    expect(website).toMatchObject({ potentialAction: { target } });
  });

  test('later pages of a list stand for themselves, filtered ones for the whole list', async () => {
    const canonical = async (query: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec((await headOf(`${prefix}/products${query}`)).html)?.[1];
    expect(await canonical('?page=2')).toBe(`${testSiteUrl}${prefix}/products?page=2`);
    expect(await canonical('?page=02&order=up')).toBe(`${testSiteUrl}${prefix}/products?page=2`);
    const first = ['', '?page=1', '?page=0', '?page=99999999', '?category=Food', '?page=2&category=Food'];
    for (const query of [...first, '?page=x"><b>']) {
      expect([query, await canonical(query)]).toEqual([query, `${testSiteUrl}${prefix}/products`]);
    }
    expect((await headOf(`${prefix}/our-story?page=2`)).html).toContain(
      `<link rel="canonical" href="${testSiteUrl}${prefix}/our-story"`,
    );
  });

  test('Home is called what the company promises, in one line', async () => {
    const { html, meta } = await headOf(`${prefix}/`);
    const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
    expect(title).toMatch(/^\S[^\n\r\t]+\S$/);
    expect(meta['og:title']).toMatch(/^\S[^\n\r\t]+\S$/);
  });

  test('a later page of a list says which one it is', async () => {
    const titleOf = async (query: string) => {
      const { html, meta } = await headOf(`${prefix}/blog${query}`);
      return [/<title[^>]*>([^<]*)</.exec(html)?.[1], meta['og:title'], meta['og:url']];
    };
    const [list, address] = [m.blog_title({}, { locale: language }), `${testSiteUrl}${prefix}/blog`];
    const company = language === 'ar' ? 'منسوج للصناعات' : 'Mansooj Industries';
    const second = `${list} · ${language === 'ar' ? 'الصفحة 2' : 'Page 2'}`;
    expect(await titleOf('')).toEqual([`${list} · ${company}`, list, address]);
    expect(await titleOf('?page=0')).toEqual([`${list} · ${company}`, list, address]);
    expect(await titleOf('?page=2')).toEqual([`${second} · ${company}`, second, `${address}?page=2`]);
  });

  test.each(['/products?page=99', '/products?category=nope', '/projects?page=7', '/partners?page=9', '/blog?page=500'])(
    '%s, which shows nothing, is not for search engines',
    async (path) => {
      const { status, robots } = await headOf(prefix + path);
      expect([status, robots]).toEqual([200, true]);
    },
  );

  test.each(['products', 'projects', 'partners', 'blog'])(
    'a page beyond the end of /%s says so and leads to the last one, as does no page before it',
    async (list) => {
      const say = { locale: language };
      const { html } = await headOf(`${prefix}/${list}?page=99`);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main.replace(/<[^>]*>/g, '').replace(/[\s\u2060]+/g, ' ')).toContain(m.page_beyond({ page: 99 }, say));
      expect(main).not.toContain('page=98');
      const [, last = ''] = new RegExp(`href="([^"]*)"[^>]*>(?:<[^>]*>)*${m.page_last({}, say)}`).exec(main) ?? [];
      expect((await headOf(last)).html).not.toContain(m.page_last({}, say));
    },
  );

  test('the card of a fixed page has another picture once the company is called otherwise', async () => {
    const { meta } = await headOf(`${prefix}/our-story`);
    expect(meta['og:image']).toMatch(/\/share\/(en|ar)\/our-story\.jpg\?v=\w+$/);
    await setCompany({ tagline: `Woven ${language}` });
    const changed = (await headOf(`${prefix}/our-story`)).meta['og:image'];
    expect(changed).toMatch(/\/share\/(en|ar)\/our-story\.jpg\?v=\w+$/);
    expect(changed).not.toBe(meta['og:image']);
    expect((await headOf(`${prefix}/search`)).meta['og:image']).toMatch(/search\.jpg\?v=\w+$/);
  });

  test('the head names the feed and the manifest of the language', async () => {
    const { html } = await headOf(`${prefix}/our-story`);
    for (const path of [`${prefix}/feed.xml`, `${prefix}/manifest.webmanifest`]) {
      expect(html).toContain(`href="${path}"`);
      expect((await fetch(site().address + path)).status).toBe(200);
    }
  });
});

test.each([
  ['Full-time, permanent contract with training', 'Amman, with about 60 travel days a year', 'FULL_TIME', 'Amman'],
  ['عقد دائم بدوام كامل', 'عمّان، مع نحو 60 يوم سفر', 'FULL_TIME', 'عمّان'],
  ['Part time, in our sales department', 'Sahab', 'PART_TIME', 'Sahab'],
  ['Full or part time', 'Sahab', ['FULL_TIME', 'PART_TIME'], 'Sahab'],
  ['Internship', 'Sahab', 'INTERN', 'Sahab'],
  ['Seasonal contract', 'Sahab', 'TEMPORARY', 'Sahab'],
  ['Contract, six months', 'Sahab', 'CONTRACTOR', 'Sahab'],
  ['Permanent, with an international team', 'Sahab', 'OTHER', 'Sahab'],
])('a job of the kind %j in %j is listed as %j in %j', async (employmentType, location, kind, place) => {
  const title = `Weaver, ${employmentType}`;
  const { address, _id } = await givenOpening(site(), { title, employmentType, location, translations: { ar: {} } });
  const { entries } = await headOf(`/careers/${address ?? _id}`);
  const job = entries.find((entry) => entry.title === title);
  expect(job).toMatchObject({ employmentType: kind, jobLocation: { address: { addressLocality: place } } });
});

testInFull('what only programs read does not disturb the page when it comes alive', async () => {
  const page = await browser().newPage({ baseURL: site().address });
  const said: string[] = [];
  page.on('console', (message) => void (/react error|hydrat/i.test(message.text()) && said.push(message.text())));
  page.on('pageerror', (error) => void said.push(error.message));
  for (const path of ['/', '/ar', `/products/${ids.product}`, '/careers']) {
    await openPage(page, path);
    expect(await page.locator('head script[type="application/ld+json"]').count()).toBeGreaterThan(0);
  }
  await page.getByRole('navigation').getByRole('link', { name: m.nav_our_story() }).first().click();
  await page.waitForURL('**/our-story');
  await expect.poll(() => page.title()).toContain(m.story_title());
  expect(said).toEqual([]);
  await page.close();
});

test('a post tells the language of its text, whatever the language of the page', async () => {
  const languageOf = async (path: string) => (await headOf(path)).entries[0]!.inLanguage;
  const english = await givenBlogPost(site(), { translations: { ar: {} } });
  const both = await givenBlogPost(site(), {
    translations: { ar: { title: 'كيف يُنسج الكيس', content: 'من الحبيبات.' } },
  });
  for (const [path, language] of [
    [`/blog/${english.address}`, 'en'],
    [`/ar/blog/${english.address}`, 'en'],
    [`/blog/${both.address}`, 'en'],
    [`/ar/blog/${both.address}`, 'ar'],
  ] as const) {
    expect([path, await languageOf(path)]).toEqual([path, language]);
  }
});

test('nothing that staff write breaks out of the data', async () => {
  const title = '</script><script>alert(1)</script><!-- "&\u2028';
  const post = await givenBlogPost(site(), { title, summary: `${title}</SCRIPT>`, translations: { ar: {} } });
  const { entries, html } = await headOf(`/blog/${post.address}`);
  expect(entries[0]).toMatchObject({ headline: title, description: `${title}</SCRIPT>` });
  expect(html).not.toContain('<script>alert(1)');
});

test('sitemap and feeds are well-formed XML, and every address of the sitemap answers', async () => {
  const page = await browser().newPage();
  for (const path of ['/sitemap.xml', '/feed.xml', '/ar/feed.xml']) {
    const xml = await (await fetch(site().address + path)).text();
    const faults = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? '',
      xml,
    );
    expect([path, faults]).toEqual([path, '']);
  }
  await page.close();
  const sitemap = await (await fetch(`${site().address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(testSiteUrl, ''));
  const screens = await publicScreens(site().address);
  const toBeFound = screens.filter(
    ({ path, status, hasPrefix }) => status === 200 && hasPrefix && !/[?]|^\/(?:search|compare)/.test(path),
  );
  expect(paths).toEqual(expect.arrayContaining(toBeFound.map(({ path }) => path)));
  const broken: string[] = [];
  // The crawl of a usual run asks for all that is linked.
  for (const path of isFullRun ? paths : paths.slice(-20)) if ((await headOf(path)).status !== 200) broken.push(path);
  expect(broken).toEqual([]);
});
