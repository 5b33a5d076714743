import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { visitEventSchema } from '#shared/site/visit.ts';
import { countedVisitor, useBrowser } from '../support/browser/browser.ts';
import { confirmedReference, send } from '../support/browser/form-journey.ts';
import { isTakenOver, openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser([countedVisitor]), site);

beforeEach(async () => {
  await site().services.visits.close();
  await site().database.db.deleteFrom('visit_count').execute();
});

const counted = async () => {
  const { pages, referrers, campaigns, clicks } = await site().services.visits.getSummary(7);
  return { pages, referrers, campaigns, clicks };
};

/** A visitor who is led here by another site; what opens elsewhere stays empty. */
async function arrive(path: string, script?: string): Promise<Page> {
  const page = await visit();
  if (script) await page.addInitScript(script);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page
    .context()
    .route('http://fair.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${site().address}${path}">Mansooj</a>` }),
    );
  await page.goto('http://fair.example/exhibitors');
  await page.locator('a').click();
  await isTakenOver(page);
  return page;
}

describe.each(readersOf('en'))('a visit in %s', (language) => {
  const say = { locale: language };

  test('is counted from its first page on: where it came from, moving on, and a click on WhatsApp', async () => {
    const page = await arrive(pathIn(language, '/our-story?utm_campaign=Fair-2026'));
    await expect.poll(async () => (await counted()).pages).toEqual([{ value: '/our-story', count: 1, clicks: 0 }]);
    await page
      .locator('header')
      .getByRole('link', { name: m.nav_blog({}, say), exact: true })
      .click();
    await page.waitForURL('**/blog');
    await isTakenOver(page);
    await page.locator('a[href^="https://wa.me/"]').last().click();
    await page.reload();
    await isTakenOver(page);
    await expect
      .poll(async () => (await counted()).pages)
      .toEqual([
        { value: '/blog', count: 2, clicks: 1 },
        { value: '/our-story', count: 1, clicks: 0 },
      ]);
    expect(await counted()).toMatchObject({
      clicks: { whatsapp: 1, phone: 0, share: 0 },
      referrers: [{ value: 'fair.example', count: 1, clicks: 1 }],
      campaigns: [{ value: 'fair-2026', count: 1, clicks: 1 }],
    });
    expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'i18nextLng')).toEqual(
      [],
    );
  });
});

test('that begins at a missing page counts from the next on, with its source, however long its campaign is', async () => {
  const page = await arrive(`/nowhere?utm_campaign=Fair-${'x'.repeat(2_000)}`);
  await openPage(page, '/faqs');
  await expect.poll(async () => (await counted()).pages).toEqual([{ value: '/faqs', count: 1, clicks: 0 }]);
  await openPage(page, '/our-values');
  await expect.poll(async () => (await counted()).pages).toHaveLength(2);
  const { referrers, campaigns } = await counted();
  expect(referrers).toEqual([{ value: 'fair.example', count: 1, clicks: 0 }]);
  expect(campaigns).toEqual([{ value: `fair-${'x'.repeat(95)}`, count: 1, clicks: 0 }]);
});

/** A page whose pictures never come, so that it never has loaded. */
async function openUnloaded(path: string): Promise<Page> {
  const page = await visit();
  await page.route('**/media/**', () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await isTakenOver(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  return page;
}

test('a click before the page has loaded is counted', async () => {
  const page = await openUnloaded('/');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.locator('a[href^="https://wa.me/"]').last().click();
  await expect.poll(async () => (await counted()).clicks).toMatchObject({ whatsapp: 1 });
  expect((await counted()).pages).toEqual([{ value: '/', count: 0, clicks: 1 }]);
});

test('a page that is left before it has loaded is counted', async () => {
  const page = await openUnloaded('/');
  await page.goto('about:blank');
  await expect.poll(async () => (await counted()).pages).toEqual([{ value: '/', count: 1, clicks: 0 }]);
});

test('a page is counted once, left after it has loaded or come back to', async () => {
  const page = await visit();
  await openPage(page, '/our-values');
  await expect.poll(async () => (await counted()).pages).toMatchObject([{ count: 1 }]);
  await page.goto('about:blank');
  await page.waitForTimeout(300);
  expect((await counted()).pages).toEqual([{ value: '/our-values', count: 1, clicks: 0 }]);
});

test('a page that comes back as it was left is counted again', async () => {
  const page = await visit();
  await openPage(page, '/our-values');
  await expect.poll(async () => (await counted()).pages).toMatchObject([{ count: 1 }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(async () => (await counted()).pages).toMatchObject([{ count: 2 }]);
});

test('a form says how its sender came, and keeps nothing of it', async () => {
  const page = await arrive('/products?utm_source=Newsletter');
  await page.getByRole('navigation').getByRole('link', { name: m.nav_contact(), exact: true }).first().click();
  await page.waitForURL('**/contact-us');
  await isTakenOver(page);
  const typed = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('fair.example');
  await send(page);
  await expect.poll(() => confirmedReference(page)).toMatch(/^MSG-/);
  const { items } = await site().services.leads.contact.list();
  const cameFrom = { referrer: 'fair.example', campaign: 'newsletter', page: '/products' };
  expect(items).toMatchObject([{ ...typed, cameFrom }]);
});

test('whoever asks not to be tracked is not, and no request is made', async () => {
  const told: string[] = [];
  for (const refusal of ['doNotTrack', 'globalPrivacyControl']) {
    const value = refusal === 'doNotTrack' ? "'1'" : 'true';
    const page = await arrive('/', `Object.defineProperty(navigator, '${refusal}', { get: () => ${value} })`);
    page.on('request', (request) => told.push(request.url()));
    await page.locator('a[href^="https://wa.me/"]').last().click();
    await openPage(page, '/products');
    expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull();
  }
  expect(told.filter((url) => url.includes('/api/visits'))).toEqual([]);
  expect((await counted()).pages).toEqual([]);
});

test('a page says no more than what is counted', async () => {
  const page = await visit();
  // The browser's driver does not tell what beacons carry.
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, sent) => {
      void (sent as Blob).text().then((text) => document.documentElement.setAttribute('data-told', text));
      return true;
    };
  });
  await openPage(page, '/products?q=bags&utm_source=mail');
  const told = page.locator('html[data-told]');
  const sent = JSON.parse((await told.getAttribute('data-told')) ?? '');
  expect(Object.keys(sent).sort()).toEqual([...Object.keys(visitEventSchema.shape), 'page'].sort());
  expect(sent).toMatchObject({ kind: 'view', path: '/products', page: '/products', campaign: 'mail', first: true });
});
