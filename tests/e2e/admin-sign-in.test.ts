import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { untilAnswering, words } from '../support/form-journey.ts';
import { givenAdministrator, givenSession, openScreen, openStaff } from '../support/given-staff.ts';
import { givenToken } from '../support/given-token.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(languages)('staff who read %s', (language) => {
  const say = words(language);

  test('are asked to sign in, come back to the screen they wanted, and log out', async () => {
    const credentials = { username: `rania-${language}`, password: 'woven-in-amman-2005' };
    await givenAdministrator(site(), credentials);
    const context = await openStaff(browser(), { address: site().address, language });
    const page = await context.newPage();
    await page.goto('/admin/products');
    await page.waitForURL('**/login?from=%2Fadmin%2Fproducts');
    await untilAnswering(page);
    await page.fill('[name=username]', credentials.username);
    await page.fill('[name=password]', credentials.password);
    await page.click('form button[type=submit]');
    await page.waitForURL('**/admin/products');
    await page.getByRole('heading', { level: 1, name: say('admin_products_heading') }).waitFor();
    expect(await page.getAttribute('html', 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await page.locator('header').getByText(credentials.username).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: say('admin_logout') }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    const reply = await fetch(`${site().address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status).toBe(401);
  });

  test('see the sections in their order, the current one marked', async () => {
    const context = await openStaff(browser(), {
      address: site().address,
      language,
      session: await givenSession(site()),
    });
    const page = await openScreen(context, '/admin');
    expect(new URL(page.url()).pathname).toBe('/admin/partners');
    const links = page.getByRole('navigation').getByRole('link');
    const names = ['dashboard', 'partners', 'blogs', 'contacts', 'consultations', 'careers'] as const;
    // The specified ones; further sections follow them.
    expect((await links.allTextContents()).slice(0, names.length)).toEqual(
      names.map((name) => say(`admin_nav_${name}`)),
    );
    expect(await page.locator('[aria-current=page]').textContent()).toBe(say('admin_nav_partners'));
    await links.first().click();
    await page.locator('header').getByText(say('admin_title')).waitFor();
  });
});

test('the menu is 240 px wide, the content begins 64 px below the top, and a phone has a drawer', async () => {
  const session = await givenSession(site());
  const wide = await openScreen(
    await openStaff(browser(), { address: site().address, language: 'en', session, width: 600 }),
    '/admin/dashboard',
  );
  expect((await wide.locator('aside').boundingBox())?.width).toBe(240);
  expect((await wide.locator('header').first().boundingBox())?.height).toBe(64);
  const phone = await openScreen(
    await openStaff(browser(), { address: site().address, language: 'en', session, width: 599 }),
    '/admin/dashboard',
  );
  expect(await phone.locator('aside').isVisible()).toBe(false);
  await phone.getByRole('button', { name: 'Open menu' }).click();
  await phone.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  await phone.waitForURL('**/admin/products');
  await phone.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('whoever is no administrator is sent to the site', async () => {
  const session = await givenSession(site(), 'user');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await context.newPage();
  await page.goto('/admin/partners');
  await page.waitForURL(`${site().address}/`);
});

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
    await update.click();
  };

  await page.goto('/admin/partners');
  await signIn();
  await editFirst();
  await name.fill('A name that nobody typed twice');
  await endSession();
  await signIn();
  await page.getByText(say('admin_kept_waiting')).waitFor();
  await editFirst();
  await page.getByText(say('admin_kept_back')).waitFor();
  expect(await name.inputValue()).toBe('A name that nobody typed twice');
  await page.getByRole('button', { name: say('admin_kept_give_up') }).click();
  expect(await name.inputValue()).not.toContain('nobody');

  // The same once more, and somebody else changes the record before its form is opened again.
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
  expect(await name.inputValue()).toBe('A name from before');
  await update.click();
  const conflict = page.getByRole('dialog', { name: say('conflict_title') });
  await conflict.getByText('Their newer name').waitFor();
  await conflict.getByRole('button', { name: say('conflict_save_chosen') }).click();
  await page.getByText(say('admin_partners_updated')).waitFor();
  await page.getByText('A name from before').waitFor();
});
