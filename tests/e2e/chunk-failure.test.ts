import { expect, test } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

test.each(readersOf('en'))(
  'a screen of the back office whose code a release removed is reloaded once, in %s',
  async (language) => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await context.newPage();
    let isGone = true;
    await page.route(/\/assets\/contact-management-[\w-]+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/admin/partners');
    await page.locator('main h1').waitFor();
    // React Router asks for the reload once per failed import: a second request replaces the first, one document is shown.
    const documents: string[] = [];
    page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    const link = page
      .locator('aside')
      .getByRole('link', { name: m.admin_nav_contacts({}, { locale: language }), exact: true });
    const reloaded = page.waitForEvent('load');
    await link.click();
    await reloaded;
    expect(documents).toHaveLength(1);
    await page.locator('main h1').waitFor();
    if (new URL(page.url()).pathname !== '/admin/contacts') await link.click();
    await page.waitForURL('**/admin/contacts');
    await page.locator('main h1').waitFor();
    expect(documents).toHaveLength(1);
  },
);
