import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { isTakenOver, openPage, pathIn, useVisitors } from '../support/visitor.ts';

const visit = useVisitors(useBrowser(), useDemoSite());

const code = /\/assets\/our-story-[\w-]+\.js$/;

/** Home, opened before a release that removed the code of Our Story; `documents` are those requested later. */
async function givenOpenPage(language: Language) {
  const page = await visit();
  const chunk = { isGone: true };
  await page.route(code, (route) => (chunk.isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await openPage(page, pathIn(language, '/'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { page, chunk, documents };
}

async function follow(page: Page, language: Language): Promise<void> {
  const name = m.nav_our_story({}, { locale: language });
  await page.locator('footer').getByRole('link', { name, exact: true }).click();
}

const story = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: m.story_title({}, { locale: language }) });
const lost = (page: Page, language: Language) =>
  page.getByRole('alert').getByText(m.form_network_error({}, { locale: language }));

test.each(languages)('a screen whose code no longer exists is reloaded once, in %s', async (language) => {
  const path = pathIn(language, '/our-story');
  const { page, chunk, documents } = await givenOpenPage(language);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) chunk.isGone = false;
  });
  await follow(page, language);
  await page.waitForURL(`**${path}`);
  await story(page, language).waitFor();
  await isTakenOver(page);
  expect(documents).toEqual([path]);
});

test('a screen whose code fails to load is reloaded once, and is shown as out of reach the next time', async () => {
  const { page, documents } = await givenOpenPage('en');
  await follow(page, 'en');
  // As a document it is there, without its scripts.
  await story(page, 'en').waitFor();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/our-story']);
  await openPage(page, '/');
  await follow(page, 'en');
  await lost(page, 'en').waitFor();
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/our-story', '/']);
});

test('a first visit whose scripts do not load is reloaded once, but never while somebody is typing', async () => {
  const page = await visit();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/contact-us-[\w-]+\.js$/, async (route) => {
    if (documents.length === 3) await page.getByLabel(m.form_full_name({}, { locale: 'en' })).fill('Noor');
    await route.fulfill({ status: 404 });
  });
  for (const times of [2, 3]) {
    await page.goto('/contact-us');
    await page.waitForLoadState('networkidle');
    if (times === 2) await page.evaluate(() => sessionStorage.clear());
    expect(documents).toHaveLength(times);
  }
  expect(await page.getByLabel(m.form_full_name({}, { locale: 'en' })).inputValue()).toBe('Noor');
});

/** Makes the two minutes that code may take half a second, before anything of the page runs. */
const hurry = () => {
  const { setTimeout: wait } = window;
  window.setTimeout = ((act: () => void, delay: number, ...rest: unknown[]) =>
    wait(act, delay === 120_000 ? 500 : delay, ...rest)) as typeof setTimeout;
};

test('a first visit whose program hangs is reloaded too', async () => {
  const page = await visit();
  await page.addInitScript(hurry);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, (route) =>
    documents.length > 1 ? route.continue() : undefined,
  );
  await page.goto('/our-story');
  await expect.poll(() => documents).toEqual(['/our-story', '/our-story']);
  await isTakenOver(page);
});

test('a search whose dialog hangs follows its link instead', async () => {
  const page = await visit();
  await page.addInitScript(hurry);
  await page.route(/\/assets\/search-dialog-[\w-]+\.js$/, () => {});
  await openPage(page, '/our-story');
  await page
    .locator('header')
    .getByRole('link', { name: m.nav_search({}, { locale: 'en' }) })
    .click();
  await page.waitForURL('**/search');
});

test('a page that cannot be shared, since its code hangs, says so', async () => {
  const page = await visit();
  await page.addInitScript(hurry);
  await page.route(/\/assets\/share-or-copy-[\w-]+\.js$/, () => {});
  await openPage(page, '/our-story');
  await page.getByRole('link', { name: m.share_page({}, { locale: 'en' }) }).click();
  await page
    .getByRole('status')
    .getByText(m.form_network_error({}, { locale: 'en' }))
    .waitFor();
});

test.each(languages)(
  'without a connection nothing is reloaded: the error is shown, and retried, in %s',
  async (language) => {
    const { page, chunk, documents } = await givenOpenPage(language);
    // The content has come ahead of the code.
    await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
    await follow(page, language);
    await lost(page, language).waitFor();
    expect(documents).toEqual([]);
    chunk.isGone = false;
    await page.getByRole('button', { name: m.retry({}, { locale: language }) }).click();
    await story(page, language).waitFor();
    await isTakenOver(page);
  },
);
