import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { m } from '#messages';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { countedVisitor, useBrowser } from '../support/browser/browser.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser([countedVisitor]);
const visit = useVisitors(browser, site);

beforeEach(async () => {
  await site().services.askedSearches.close();
  await site().database.db.deleteFrom('asked_search').execute();
});

const counted = async () => {
  const { items } = await site().services.askedSearches.listAsked({});
  return items.map(({ query, language, empty, unclicked }) => ({ query, language, empty, unclicked }));
};

/** Opens the results of a search and waits for what reports them. */
async function search(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.locator('[data-island=asked-search][data-alive]').waitFor();
}

describe.each(readersOf('en'))('a search in %s', (language) => {
  const count = { query: 'rice', language, empty: 0, unclicked: 0 };

  test('is counted when its results are left, also out of the cache, and not when one is followed', async () => {
    const page = await visit();
    await search(page, pathIn(language, '/search?q=rice'));
    await page.locator('main h3 a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/search'));
    expect(await counted()).toEqual([]);
    for (const unclicked of [1, 2]) {
      await search(page, pathIn(language, '/search?q=rice'));
      await page.goto(pathIn(language, '/our-story'));
      await expect.poll(counted).toEqual([{ ...count, unclicked }]);
    }
  });

  test('is counted when it found nothing, unless the visitor asks not to be tracked', async () => {
    const page = await visit();
    await search(page, pathIn(language, '/search?q=zzzzzz'));
    await expect.poll(counted).toEqual([{ ...count, query: 'zzzzzz', empty: 1 }]);
    const silent = await visit();
    await silent.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await search(silent, pathIn(language, '/search?q=zzzzzz'));
    await silent.goto(pathIn(language, '/our-story'));
    expect(await counted()).toEqual([{ ...count, query: 'zzzzzz', empty: 1 }]);
  });

  test('is shown to staff, who try it or dismiss it', async () => {
    const say = { locale: language };
    const { askedSearches } = site().services;
    await askedSearches.count({ query: 'raschel bags', language, outcome: 'empty' }, '203.0.113.7');
    const session = await givenSession(site(), 'marketing');
    const staff = await openStaff(browser(), { address: site().address, language, session });
    const screen = await openScreen(staff, '/admin/searches');
    const row = screen.getByRole('row').filter({ hasText: 'raschel bags' });
    await row.waitFor();
    expect(await accessibilityFaults(screen)).toEqual([]);
    const tried = row.getByRole('link', { name: m.asked_try_named({ query: 'raschel bags' }, say) });
    expect(await tried.getAttribute('href')).toBe(pathIn(language, '/search?q=raschel+bags'));
    await row.getByRole('button', { name: m.asked_dismiss_named({ query: 'raschel bags' }, say) }).click();
    await screen.getByText(m.asked_empty_list({}, say)).waitFor();
    expect(await counted()).toEqual([]);
  });
});
