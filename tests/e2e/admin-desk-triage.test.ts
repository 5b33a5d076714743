import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const reading = 'Yes, 50 kg are usual.';

test('thirty leads are taken by keys alone in less than three minutes, and no draft is lost', {
  timeout: 240_000,
}, async () => {
  for (let number = 10; number < 40; number++) await givenContact(site(), { fullName: `Sender ${number}` });
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 });
  const page = await openScreen(context, '/admin/leads');
  await page.locator('main li time').nth(29).waitFor();
  const begun = Date.now();
  await page.keyboard.press('j');
  for (let number = 10; number < 40; number++) {
    await page.getByRole('heading', { name: `Sender ${number} · Haddad Feed` }).waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type(`${reading} ${number}`);
    // Each third stays a draft, and every other one of these is done; the rest are sent.
    if (number % 3 > 0) {
      await page.keyboard.press('Control+Enter');
      await page.getByRole('article').getByText(`${reading} ${number}`).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press(number % 6 === 0 ? 'e' : 'j');
  }
  expect(Date.now() - begun).toBeLessThan(180_000);
  const { db } = site().database;
  const tabs = db
    .selectFrom('lead_desk')
    .select(({ fn }) => ['tab', fn.countAll().as('leads')])
    .groupBy('tab')
    .orderBy('tab');
  await expect
    .poll(() => tabs.execute())
    .toEqual([
      { tab: 'done', leads: 5 },
      { tab: 'them', leads: 20 },
      { tab: 'us', leads: 5 },
    ]);
  const drafts = db.selectFrom('lead_reader').select('draft').where('draft', 'is not', null);
  await expect.poll(async () => (await drafts.execute()).length).toBe(10);
});
