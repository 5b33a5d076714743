import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openVisitor, send, untilAnswering, words } from '../support/browser/form-journey.ts';
import { useSharedDemoSite } from '../support/sites/built-site.ts';

const site = useSharedDemoSite();
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
