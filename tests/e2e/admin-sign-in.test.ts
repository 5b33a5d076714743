import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { untilAnswering, words } from '../support/browser/form-journey.ts';
import { givenAdministrator, givenSession, openStaff } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

test('a token that no longer works leads to sign-in and keeps the way back', async () => {
  const session = { ...(await givenSession(site())), token: 'no-such-token' };
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await context.newPage();
  await page.goto('/admin/partners');
  await page.waitForURL('**/login?from=%2Fadmin%2Fpartners');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a session that ends in the middle of a form leads to sign-in and back, and nothing typed is lost', async () => {
  const say = words('en');
  const credentials = { username: 'rania-in-a-form', password: 'woven-in-amman-2005' };
  await givenAdministrator(site(), credentials);
  const context = await openStaff(browser(), { address: site().address, language: 'en' });
  const page = await context.newPage();
  const signIn = async () => {
    await page.waitForURL('**/login?from=%2Fadmin%2Fpartners');
    await untilAnswering(page);
    await page.fill('[name=username]', credentials.username);
    await page.fill('[name=password]', credentials.password);
    await page.click('form button[type=submit]');
    await page.waitForURL('**/admin/partners');
  };
  const editFirst = () =>
    page
      .locator('main')
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  const update = page.getByRole('dialog').getByRole('button', { name: say('admin_update') });
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${site().address}/api/auth/logout`, { method: 'POST', headers });
    // Another call of the screen may find the session ended first: then the button is gone.
    await update.click({ timeout: 3_000 }).catch(() => {});
  };

  await page.goto('/admin/partners');
  await signIn();
  await editFirst();
  await name.fill('A name that nobody typed twice');
  await endSession();
  await signIn();
  const [edited] = await (await fetch(`${site().address}/api/partners`)).json();
  const form = `${say('nav_partners')}: ${edited.name}`;
  await page.getByText(say('admin_kept_waiting', { form })).waitFor();
  await editFirst();
  await page.getByText(say('admin_kept_back')).waitFor();
  await expect.poll(() => name.inputValue()).toBe('A name that nobody typed twice');
  await page.getByRole('button', { name: say('admin_kept_give_up') }).click();
  expect(await name.inputValue()).not.toContain('nobody');

  // The same again, but somebody else changes the record before its form is reopened.
  await name.fill('A name from before');
  await endSession();
  await signIn();
  const [first] = await (await fetch(`${site().address}/api/partners`)).json();
  await fetch(`${site().address}/api/partners/${first._id}`, {
    method: 'PUT',
    headers: { ...(await givenToken(site())), 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Their newer name', industry: first.industry }),
  });
  await editFirst();
  await page.getByText(say('admin_kept_changed')).waitFor();
  await expect.poll(() => name.inputValue()).toBe('A name from before');
  await update.click();
  const conflict = page.getByRole('dialog', { name: say('conflict_title') });
  await conflict.getByText('Their newer name').waitFor();
  await conflict.getByRole('button', { name: say('conflict_save_chosen') }).click();
  await page.getByText(kindSentences('partner', 'en').updated).waitFor();
  await page.getByText('A name from before').waitFor();
});
