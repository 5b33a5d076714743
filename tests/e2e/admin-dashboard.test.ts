import { beforeAll, describe, expect, test } from 'vitest';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { pathIn } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenOpening } from '../support/given/given-opening.ts';
import { givenProduct } from '../support/given/given-product.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const named = (title: string) => ({ title, translations: { ar: { title } } });

beforeAll(async () => {
  await givenContact(site(), { fullName: 'سامر الخطيب' });
  await givenConsultation(site(), { fullName: 'Unbreakable'.repeat(15) });
  await givenBlogPost(site(), { title: 'A draft with quite a long title about woven bags', status: 'draft' });
  for (let number = 1; number <= 8; number++)
    await givenOpening(site(), { ...named(`Closes today ${number}`), closesOn: dayInAmman(new Date()) });
});

describe.each(readersOf('en'))('the dashboard in %s', (language) => {
  const say = words(language);
  const open = async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await openScreen(context, '/admin/dashboard');
    await page.locator('main section').first().waitFor();
    return page;
  };

  test('is accessible in both modes and fits a narrow phone', async () => {
    const page = await open();
    for (const numbers of await page.getByText(say('admin_dashboard_numbers')).all()) await numbers.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    // The browser evaluates media queries a frame after the resize; until then the wide layout is in the narrow window.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows open leads and links to them, and the weeks as numbers too', async () => {
    const page = await open();
    const messages = page.getByRole('region', { name: say('admin_dashboard_messages') });
    await messages.getByText('1', { exact: true }).waitFor();
    const weeks = page.getByRole('region', { name: say('admin_dashboard_weeks') });
    await weeks.getByText(say('admin_dashboard_numbers')).click();
    const thisWeek = weeks.getByRole('table').getByRole('row').last().getByRole('cell');
    await expect.poll(() => thisWeek.allTextContents()).toEqual(['1', '1', '0']);
    // What is counted, and no more.
    const title = say('admin_dashboard_messages');
    const all = messages.getByRole('link', { name: say('admin_dashboard_open_named', { title }), exact: true });
    expect(await all.getAttribute('href')).toBe('/admin/contacts?status=pending&only=open');
    await messages.getByRole('link', { name: 'سامر الخطيب' }).click();
    await page.waitForURL((address) => address.pathname === '/admin/contacts');
    await page
      .getByRole('dialog', { name: say('admin_contacts_details') })
      .getByText('سامر الخطيب')
      .waitFor();
  });

  test('shows what waits above the figures of the week, whose groups are folded', async () => {
    const page = await open();
    await page.getByRole('region', { name: say('dashboard_expiring') }).waitFor();
    const titles = await page.locator('main section h2').allTextContents();
    const place = (key: 'dashboard_expiring' | 'admin_nav_consultations' | 'week_title') => titles.indexOf(say(key));
    expect(place('dashboard_expiring')).toBeLessThan(place('admin_nav_consultations'));
    expect(place('admin_nav_consultations')).toBeLessThan(place('week_title'));
    expect(await page.getByRole('columnheader', { name: say('week_arrived') }).count()).toBe(0);
    await page.getByText(say('week_groups')).click();
    await page.getByRole('columnheader', { name: say('week_arrived') }).waitFor();
  });

  test('shows how the site is visited, and looks back as far as asked', async () => {
    const { services, database } = site();
    await services.visits.close();
    await database.db.deleteFrom('visit_count').execute();
    const { _id } = await givenProduct(site());
    const event = {
      kind: 'view',
      path: `/products/${_id}`,
      language,
      first: true,
      referrer: '',
      campaign: 'fair',
    } as const;
    services.visits.count(event, '198.51.100.1');
    services.visits.count({ ...event, kind: 'whatsapp' }, '198.51.100.1');
    const old = { day: dayInAmman(new Date(Date.now() - 60 * 86_400_000)), dimension: 'language' } as const;
    await database.db
      .insertInto('visit_count')
      .values({ ...old, value: 'en', kind: 'view', total: 41 })
      .execute();
    const page = await open();
    const visitors = page.getByRole('region', { name: say('admin_visits_title') });
    const views = visitors
      .locator('dl div')
      .filter({ hasText: say('admin_visits_views') })
      .locator('dd');
    const pages = visitors.getByRole('list', { name: say('admin_visits_pages') });
    const name = language === 'ar' ? 'كيس أرز مغلف' : 'Laminated rice bag';
    const link = pages.getByRole('link', { name });
    await expect.poll(() => link.getAttribute('href')).toBe(pathIn(language, `/products/${_id}`));
    // Its place runs as its words do: a long one is cut at its end.
    const direction = await link.evaluate((element) => getComputedStyle(element.parentElement!).direction);
    expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await visitors
      .getByRole('list', { name: say('admin_visits_campaigns') })
      .getByText('fair')
      .waitFor();
    const lately = Number(await views.textContent());
    await visitors.getByLabel(say('admin_visits_span')).selectOption('90');
    await expect.poll(() => views.textContent()).toBe(String(lately + 41));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('says how many more end soon than it shows, and leads to their list', async () => {
    const page = await open();
    const panel = page.getByRole('region', { name: say('dashboard_expiring') });
    const today = panel.getByRole('listitem').getByText('Closes today', { exact: false });
    await expect.poll(() => today.count()).toBe(6);
    const section = say('entity_openings');
    await panel.getByRole('link', { name: say('dashboard_expiring_more', { count: 2, choice: section }) }).click();
    await page.waitForURL(/\/admin\/openings\?sort=closesOn$/);
  });

  test('says when it cannot be had, and tries again', async () => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await context.newPage();
    await page.route('**/api/dashboard', (route) => route.abort());
    await page.goto('/admin/dashboard');
    await page.getByRole('alert').getByText(say('admin_network_error')).waitFor();
    await page.unroute('**/api/dashboard');
    await page.getByRole('button', { name: say('retry') }).click();
    await page.getByRole('region', { name: say('admin_dashboard_statuses') }).waitFor();
  });
});
