import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const shareIn = (html: string) =>
  new RegExp(`href="${testSiteUrl}(/s/\\w+)" rel="nofollow" data-visit="share"`).exec(html)?.[1];

/** The addresses of the first two projects, without language prefix. */
async function givenProjects(): Promise<string[]> {
  const { items } = await site().services.kinds.project.list({ page: 1, limit: 2 });
  return items.map(({ address }) => `/projects/${address}`);
}

describe.each(readersOf('en'))('whoever reads %s', (language) => {
  const say = words(language);

  test('copies the short address of a project, which leads to it', async () => {
    const [project] = await givenProjects();
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openPage(page, pathIn(language, project!));
    await page
      .locator('main')
      .getByRole('link', { name: say('share_page') })
      .click();
    await page.getByRole('status').getByText(say('blog_share_copied')).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const reply = await fetch(copied.replace(testSiteUrl, site().address), {
      redirect: 'manual',
      headers: { 'accept-language': language },
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, pathIn(language, project!)]);
  });
});

test('a device with a share sheet is asked to show it', async () => {
  const [project] = await givenProjects();
  const page = await visit();
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: object) => void Object.assign(document.documentElement.dataset, shared),
    });
  });
  await openPage(page, project!);
  await page
    .locator('main')
    .getByRole('link', { name: words('en')('share_page') })
    .click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.url)).toMatch(/\/s\/\w{6}$/);
  expect(await page.evaluate(() => document.documentElement.dataset.title)).toBe(await page.title());
});

test('what somebody passes on has a short address of its own, the same in both languages; other pages offer none', async () => {
  const shared = async (path: string, language: 'en' | 'ar') =>
    shareIn(await (await fetch(site().address + pathIn(language, path))).text());
  const projects = await givenProjects();
  const addresses = await Promise.all(projects.map((path) => shared(path, 'en')));
  expect(new Set(addresses).size).toBe(2);
  expect(await Promise.all(projects.map((path) => shared(path, 'ar')))).toEqual(addresses);
  const others = ['/', '/our-story', '/partners', '/contact-us', '/privacy', '/search', '/nowhere'];
  expect(await Promise.all(others.map((path) => shared(path, 'en')))).toEqual(others.map(() => undefined));
});
