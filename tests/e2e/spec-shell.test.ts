import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver, scrollTop } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openSignedIn(language: Language, width: number): Promise<BrowserContext> {
  return openStaff(browser(), { address: site().address, language, session: await givenSession(site()), width });
}

/** Where an element stands; `start` and `end` are measured from the side where lines begin. */
async function placeOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  const isArabic = (await page.getAttribute('html', 'dir')) === 'rtl';
  const screen = page.viewportSize()!.width;
  return { start: isArabic ? screen - x - width : x, top: y, width, height };
}

const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

describe.each(readersOf('en'))('the back office in %s', (language) => {
  const said = specified(language);
  const sections = [
    { path: '/admin/dashboard', name: said('Dashboard', 'admin_nav_dashboard') },
    { path: '/admin/partners', name: said('Partners', 'nav_partners') },
    { path: '/admin/blogs', name: said('Blogs', 'admin_nav_blogs') },
    { path: '/admin/contacts', name: said('Contacts', 'admin_nav_contacts') },
    { path: '/admin/consultations', name: said('Consultations', 'admin_nav_consultations') },
    { path: '/admin/careers', name: said('Careers', 'admin_nav_careers') },
  ];

  test('has a fixed top bar and a menu of 240 px with the six sections, each leading to its screen', async () => {
    const page = await openScreen(await openSignedIn(language, 1100), '/admin');
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
    expect(await page.getAttribute('html', 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(await placeOf(page, 'header')).toEqual({ start: 0, top: 0, width: 1100, height: 64 });
    expect(await placeOf(page, 'aside')).toMatchObject({ start: 0, top: 64, width: 240 });
    const heading = await placeOf(page, 'main h1');
    expect(heading.top).toBeGreaterThanOrEqual(64);
    expect(heading.start).toBeGreaterThanOrEqual(240);
    const menu = page.locator('aside').getByRole('navigation');
    expect((await menu.getByRole('link').allTextContents()).slice(0, 6)).toEqual(sections.map(({ name }) => name));

    const bar = page.locator('header').first();
    await bar.getByText('admin-noor', { exact: true }).waitFor();
    await bar.getByRole('button', { name: said('Logout', 'admin_logout'), exact: true }).waitFor();
    for (const { path, name } of sections) {
      await menu.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      const title = path === '/admin/dashboard' ? said('Admin Dashboard', 'admin_title') : name;
      await bar.getByText(title, { exact: true }).waitFor();
      expect(await page.locator('aside [aria-current=page]').allTextContents()).toEqual([name]);
    }
    expect(await backgroundOf(page, 'aside [aria-current=page]')).not.toBe(
      await backgroundOf(page, 'aside a:not([aria-current])'),
    );
  });

  test('has a permanent menu from 600 px on, and below a drawer that a button opens', async () => {
    const page = await openScreen(await openSignedIn(language, 600), '/admin/dashboard');
    const openMenu = page.getByRole('button', { name: said('Open menu', 'menu_open') });
    expect((await page.locator('aside').boundingBox())?.width).toBe(240);
    expect(await openMenu.isVisible()).toBe(false);
    await page.setViewportSize({ width: 599, height: 800 });
    await page.locator('aside').waitFor({ state: 'hidden' });
    await openMenu.click();
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(240);
    expect(await placeOf(page, '[role=dialog]')).toMatchObject({ start: 0, width: 240 });
    await drawer.getByRole('link', { name: said('Contacts', 'admin_nav_contacts'), exact: true }).click();
    await page.waitForURL('**/admin/contacts');
    await drawer.waitFor({ state: 'hidden' });
  });

  testInFull('shows the marked entry of its menu on a low window too', async () => {
    const page = await openScreen(await openSignedIn(language, 1100), '/admin/dashboard');
    await page.setViewportSize({ width: 1100, height: 420 });
    await page.goto(new URL('/admin/users', page.url()).href);
    const current = page.locator('aside [aria-current=page]');
    const bottom = async () => {
      const box = await current.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(420);
  });

  test('loads each screen when it is opened, under a dimmed spinner, and begins at its top', async () => {
    const page = await openScreen(await openSignedIn(language, 1100), '/admin/products');
    await isTakenOver(page);
    await page.locator('main li').last().scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    const chunks: string[] = [];
    await page.route('**/*contact-management*.js', async (route) => {
      chunks.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue().catch(() => {});
    });
    const { name } = sections[3]!;
    await page.locator('aside').getByRole('link', { name, exact: true }).click();
    const shade = page.getByRole('status', { name: said('Loading...', 'loading_page'), exact: true });
    await shade.waitFor();
    expect(await shade.boundingBox()).toEqual({ x: 0, y: 0, width: 1100, height: 900 });
    expect(await shade.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
      /rgba\(|color\(|rgb\(.*\//,
    );
    expect(chunks).not.toEqual([]);
    await page.waitForURL('**/admin/contacts');
    await shade.waitFor({ state: 'hidden' });
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('asks nobody in before it knows who it is, and sends whoever is no administrator to the site', async () => {
    const session = await givenSession(site(), 'user');
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await context.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto('/admin/partners', { waitUntil: 'commit' });
    const spinner = page.locator('[role=status] > span').first();
    await spinner.waitFor();
    const { x, y, width, height } = (await spinner.boundingBox())!;
    expect(Math.abs(x + width / 2 - 550)).toBeLessThanOrEqual(10);
    expect(Math.abs(y + height / 2 - 450)).toBeLessThanOrEqual(10);
    release();
    await page.waitForURL((address) => ['/', '/ar'].includes(address.pathname));
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  });
});
