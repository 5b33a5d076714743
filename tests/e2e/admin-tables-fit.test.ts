import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const widths = [1024, 1280, 1366, 1440];
const lists = [
  'contacts',
  'consultations',
  'careers',
  'blogs',
  'users',
  'outbox',
  'redirects',
  'trash',
  'audit',
].concat('terms', 'projects', 'faqs', 'certificates', 'openings', 'services');

const fullName = 'Abdulrahman Al-Abdallat Al-Khasawneh bin Suleiman';
const company = 'Al-Quds Integrated Agricultural Feed and Grain Milling Company';
const email = 'abdulrahman.khasawneh@integrated-feed.example.com';

beforeAll(async () => {
  const person = { fullName, email };
  await givenContact(site(), { ...person, company });
  await givenConsultation(site(), { ...person, company });
  await givenApplication(site(), { ...person, cvName: 'Curriculum_vitae_of_Abdulrahman_Khasawneh_2026_final.pdf' });
  const { http, database } = site();
  const { db } = database;
  const deleted = await givenPartner(site());
  const headers = await givenToken(site());
  const { statusCode } = await http.inject({ method: 'DELETE', url: `/api/partners/${deleted._id}`, headers });
  expect(statusCode).toBe(200);
  // A message that is sent leaves mail in the outbox.
  const payload = { ...person, company, message: 'Do you weave bags of 50 kg?' };
  await http.inject({ method: 'POST', url: '/api/contacts', payload });
  for (const table of ['contact', 'consultation', 'career'] as const) {
    await db.updateTable(table).set({ suspicion: 'honeypot too_fast' }).execute();
  }
  await db
    .insertInto('redirect')
    .values({ id: 'r1', from_path: '/former', to_path: '/products', created_at: '2026-01-01T00:00:00.000Z' } as never)
    .execute();
});

/** Lists whose rows are only read. */
const withoutActs = ['audit'];

const acts = 'main tbody tr td:last-child :is(button, a)';

/** Row buttons outside the visible area, or covered by something else. */
function hiddenActs(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const buttons = [...document.querySelectorAll(selector)];
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.left < 0 || box.right > document.documentElement.clientWidth) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX === 'visible') continue;
        const frame = parent.getBoundingClientRect();
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return false;
      }
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return buttons.filter((button) => !isSeen(button)).map((button) => button.getAttribute('aria-label') ?? '');
  }, acts);
}

/** E-mail addresses in tables that wrap. */
function brokenAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main tbody td a[href^="mailto:"]')]
      .filter(
        (link) => link.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(link).lineHeight),
      )
      .map(({ textContent }) => textContent ?? ''),
  );
}

test.each(readersOf('ar'))(
  'every act of every row is in sight, and no e-mail address is broken, in %s',
  async (language) => {
    const session = await givenSession(site());
    const context = await openStaff(browser(), { address: site().address, language, session });
    const page = await context.newPage();
    const faults: Record<string, string[]> = {};
    for (const list of lists) {
      await page.goto(`/admin/${list}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      if (!withoutActs.includes(list) && (await page.locator(acts).count()) === 0) faults[list] = ['no acts'];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await hiddenActs(page)), ...(await brokenAddresses(page))];
        if (found.length > 0) faults[`${list} at ${width}`] = found;
      }
      await page.setViewportSize({ width: 360, height: 740 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        faults[`${list} at 360`] = ['scrolls sideways'];
    }
    expect(faults).toEqual({});
  },
  240_000,
);
