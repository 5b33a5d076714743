import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { untilAnswering } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenAdministrator, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();
const credentials = { username: 'rania', password: 'woven-in-amman-2005' };
beforeAll(() => givenAdministrator(site(), credentials));

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

async function signIn(page: Page, { username, password } = credentials): Promise<void> {
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', password);
  await page.click('form button[type=submit]');
}

describe.each(readersOf('en'))('sign-in in %s', (language) => {
  const said = specified(language);
  const openSignIn = async (path = '/login') => {
    const page = await (await openStaff(browser(), { address: site().address, language })).newPage();
    await page.goto(path);
    await untilAnswering(page);
    return page;
  };

  test('is a centred card with a heading and two required fields, the first one focused', async () => {
    const page = await openSignIn();
    await page.getByRole('heading', { level: 1, name: said('Login', 'login_title'), exact: true }).waitFor();
    const card = (await page.locator('main > div').boundingBox())!;
    expect(card.width).toBe(444);
    expect(Math.abs(card.x + card.width / 2 - 550)).toBeLessThanOrEqual(8);
    const username = page.getByLabel(said('Username', 'login_username'), { exact: true });
    const password = page.getByLabel(said('Password', 'login_password'), { exact: true });
    expect(await username.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await password.getAttribute('type')).toBe('password');

    let calls = 0;
    await page.route('**/api/auth/login', (route) => {
      calls += 1;
      return route.abort();
    });
    await page.getByRole('button', { name: said('Sign In', 'login_submit'), exact: true }).click();
    for (const field of [username, password])
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    expect(calls).toBe(0);
  });

  test('is closed while it is sent, and tells above the form why it failed', async () => {
    const page = await openSignIn();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, { ...credentials, password: 'not the password' });
    const submit = page.locator('form button[type=submit]');
    await expect.poll(() => submit.textContent()).toBe(said('Signing in...', 'login_submitting'));
    for (const control of ['[name=username]', '[name=password]', 'form button[type=submit]'])
      expect(await page.isDisabled(control)).toBe(true);
    release();
    const alert = page.getByRole('alert');
    await alert.getByText(said('Invalid username or password.', 'login_invalid'), { exact: true }).waitFor();
    const above = (await alert.boundingBox())!;
    expect(above.y + above.height).toBeLessThanOrEqual((await page.locator('[name=username]').boundingBox())!.y);
    expect(await submit.textContent()).toBe(said('Sign In', 'login_submit'));

    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('password');

    const failures: { answer: (route: Route) => Promise<void>; told: string }[] = [
      { answer: (route) => route.fulfill({ status: 503, json: { message: 'Closed.' } }), told: 'Closed.' },
      { answer: (route) => route.fulfill({ status: 500, body: '' }), told: said('Login failed', 'login_failed') },
      { answer: (route) => route.abort(), told: said('An error occurred during login', 'login_error') },
    ];
    for (const { answer, told } of failures) {
      await page.route('**/api/auth/login', answer);
      await signIn(page);
      await expect.poll(() => alert.textContent()).toBe(told);
    }
    expect(await stored(page)).toEqual([null, null]);
  });

  test('leads to the page first asked for, in its place in the history, with token and user stored', async () => {
    const page = await (await openStaff(browser(), { address: site().address, language })).newPage();
    await page.goto('/privacy');
    await page.goto('/admin/careers?status=pending');
    await page.waitForURL(`**/login?${new URLSearchParams({ from: '/admin/careers?status=pending' })}`);
    await untilAnswering(page);
    const call = page.waitForRequest((request) => request.url().includes('/api/careers'));
    await signIn(page);
    await page.waitForURL('**/admin/careers?status=pending');
    const [token, user] = await stored(page);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.parse(user ?? '')).toEqual({ username: 'rania', role: 'admin' });
    expect((await call).headers().authorization).toBe(`Bearer ${token}`);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/privacy');
  });

  test('leads to the admin area otherwise, which is left by Logout with nothing stored', async () => {
    const page = await openSignIn();
    const next = page.waitForRequest((request) => request.isNavigationRequest());
    await signIn(page);
    expect(new URL((await next).url()).pathname).toBe('/admin');
    await page.waitForURL('**/admin/partners');
    const bar = page.locator('header').first();
    await bar.getByText('rania', { exact: true }).waitFor();
    const [token] = await stored(page);

    // What was stored is read again on start.
    await page.reload();
    await bar.getByText('rania', { exact: true }).waitFor();
    await bar.getByRole('button', { name: said('Logout', 'admin_logout'), exact: true }).click();
    await page.waitForURL('**/login');
    expect(await stored(page)).toEqual([null, null]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${site().address}/api/auth/me`, { headers })).status).toBe(401);
  });
});
