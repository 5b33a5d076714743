import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser.ts';
import { useDemoSite } from '../support/built-site.ts';
import { openVisitor, send, untilAnswering, words } from '../support/form-journey.ts';

const site = useDemoSite();
const browser = useBrowser();
const session = { token: 'a-token', user: { username: 'noor', role: 'admin' } };

async function openSignIn(
  language: Language,
  options: { answer?: (route: Route) => Promise<void>; path?: string } = {},
) {
  const context = await openVisitor(browser(), { address: site().address, language });
  const page = await context.newPage();
  if (options.answer) await page.route('**/api/auth/login', options.answer);
  await page.goto(options.path ?? '/login');
  await untilAnswering(page);
  return page;
}

async function signIn(page: Awaited<ReturnType<typeof openSignIn>>) {
  await page.fill('[name=username]', 'noor');
  await page.fill('[name=password]', 'a long password');
  await send(page);
}

describe.each(languages)('staff who read %s', (language) => {
  const say = words(language);

  test('find a card with the username ready to be typed', async () => {
    const page = await openSignIn(language);
    await page.getByRole('heading', { level: 1, name: say('login_title') }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    const card = await page.locator('main > div').boundingBox();
    expect(card?.width).toBeLessThanOrEqual(444);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  });

  test('are told why they are not let in', async () => {
    const refusal = say('login_failed').toUpperCase();
    const answers: { answer: (route: Route) => Promise<void>; told: string }[] = [
      { answer: (route) => route.fulfill({ status: 401, json: { message: refusal } }), told: refusal },
      { answer: (route) => route.fulfill({ status: 500, body: 'no JSON' }), told: say('login_failed') },
      { answer: (route) => route.abort(), told: say('login_error') },
      { answer: (route) => route.fulfill({ status: 200, json: {} }), told: say('login_failed') },
    ];
    const page = await openSignIn(language);
    for (const { answer, told } of answers) {
      await page.route('**/api/auth/login', answer);
      await signIn(page);
      await expect.poll(() => page.getByRole('alert').textContent()).toBe(told);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }
  });
});

test('the form is closed while it is sent', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async (route: Route) => {
    await held;
    await route.fulfill({ status: 401, json: { message: 'Invalid username or password.' } });
  };
  const page = await openSignIn('en', { answer });
  await signIn(page);
  expect(await page.locator('form button').textContent()).toBe('Signing in...');
  expect(await page.isDisabled('[name=username]')).toBe(true);
  release();
  await page.getByText('Invalid username or password.').waitFor();
  expect(await page.locator('form button').textContent()).toBe('Sign In');
});

test('who is let in goes on to the page first asked for, without sign-in in the history', async () => {
  const answer = (route: Route) => route.fulfill({ json: session });
  const page = await openSignIn('en', { answer, path: '/careers' });
  await page.goto('/login?from=%2Fproducts%3Fcategory%3DFood');
  await untilAnswering(page);
  await signIn(page);
  await page.waitForURL('**/products?category=Food');
  const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  expect(stored).toEqual(['a-token', JSON.stringify(session.user)]);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/careers');
});

test('nobody is sent to another site', async () => {
  const answer = (route: Route) => route.fulfill({ json: session });
  const page = await openSignIn('en', { answer, path: '/login?from=%2F%2Fevil.example' });
  // The admin area would send this token back to sign-in.
  await page.route('**/admin', (route) => route.fulfill({ contentType: 'text/html', body: 'The admin area' }));
  await signIn(page);
  await page.getByText('The admin area').waitFor();
  expect(page.url()).toBe(`${site().address}/admin`);
});

test('a password never lands in the address, scripts or not', async () => {
  const context = await openVisitor(browser(), { address: site().address, language: 'en', hasScripts: false });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page);
  expect(page.url()).toBe(`${site().address}/login`);
  await page.getByText(words('en')('login_needs_script')).first().waitFor();
});
