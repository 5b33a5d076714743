import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { isAnswer, pathOf, publicScreens } from '../support/browser/public-screens.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const visit = useVisitors(useBrowser(), site);

const linkIn = (html: string) => new RegExp(`href="${testSiteUrl}(/s/\\w+)"`).exec(html)?.[1];

describe.each(readersOf('en'))('whoever reads %s', (language) => {
  const say = words(language);

  test('copies the short address of a page, which leads to it, also of the next one', async () => {
    const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openPage(page, pathIn(language, '/'));
    await page
      .locator('footer')
      .getByRole('link', { name: say('nav_our_story'), exact: true })
      .click();
    await page.waitForURL(`**${pathIn(language, '/our-story')}`);
    await page.getByRole('heading', { level: 1, name: say('story_title') }).waitFor();
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
    expect([reply.status, reply.headers.get('location')]).toEqual([302, pathIn(language, '/our-story')]);
  });
});

test('a device with a share sheet is asked to show it', async () => {
  const page = await visit();
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: object) => void Object.assign(document.documentElement.dataset, shared),
    });
  });
  await openPage(page, '/contact-us');
  await page
    .locator('main')
    .getByRole('link', { name: words('en')('share_page') })
    .click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.url)).toMatch(/\/s\/\w{6}$/);
  expect(await page.evaluate(() => document.documentElement.dataset.title)).toBe(await page.title());
});

test('each page of the site has a short address of its own, the same in both languages', async () => {
  const screens = (await publicScreens(site().address)).filter(
    (screen) => screen.status === 200 && screen.path !== '/login' && !screen.path.includes('?') && !isAnswer(screen),
  );
  const known = new Map<string, string>();
  const without: string[] = [];
  for (const screen of screens) {
    const [english, arabic] = await Promise.all(
      languages.map(async (language) => linkIn(await (await fetch(site().address + pathOf(screen, language))).text())),
    );
    expect(arabic).toBe(english);
    if (english) known.set(english, screen.path);
    else without.push(screen.name);
  }
  expect([known.size, without]).toEqual([screens.length, []]);
  const sent = await (await fetch(`${site().address}/contact-us?reference=MSG-1`)).text();
  expect(linkIn(sent)).toBe([...known].find(([, path]) => path === '/contact-us')?.[0]);
  const chosen = await (await fetch(`${site().address}/projects?category=Automation`)).text();
  expect(chosen).toContain('<a href="/projects?category=Automation" data-visit="share">');
});
