import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import type { SignInCredentials } from '#shared/accounts/account.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { type Language, languageStorageKey } from '#shared/language.ts';
import { watchPolicy } from '../browser/policy-violations.ts';
import { cheapPasswordHash } from '../sites/cheap-password.ts';
import type { Records } from './given-records.ts';
import { givenToken } from './given-token.ts';

export type StoredSession = { token: string; user: { username: string; role: Role } };
type StaffOptions = {
  address: string;
  language: Language;
  session?: StoredSession | undefined;
  width?: number;
  /** Whether the desk hears of changes at once; its open connection keeps a page from ever being idle. */
  isLive?: boolean;
  /** Of the test itself, where several run at a time. */
  whenFinished?: typeof onTestFinished;
};

/** The stored session of a user with this role. */
export async function givenSession(records: Records, role: Role = 'admin'): Promise<StoredSession> {
  const { authorization } = await givenToken(records, role);
  return { token: authorization.replace('Bearer ', ''), user: { username: `${role}-noor`, role } };
}

/** An administrator who can sign in with this password. */
export async function givenAdministrator({ database: { db } }: Records, credentials: SignInCredentials): Promise<void> {
  const passwordHash = cheapPasswordHash(credentials.password);
  await accountQueries.insert(db, { username: credentials.username, passwordHash, role: 'admin' });
}

/** A browser of staff who read `language`, signed in where a session is given; closed when the test ends, which fails if a page broke its own policy. */
export async function openStaff(browser: Browser, options: StaffOptions) {
  const { address, language, session, width = 1100, isLive = false, whenFinished = onTestFinished } = options;
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...(session && storageOf(session, address)),
  });
  const violations = await watchPolicy(context);
  whenFinished(async () => {
    await context.close();
    expect(violations, 'what the pages’ own policy forbade').toEqual([]);
  });
  if (!isLive) await context.addInitScript(hearNothing);
  await context.addCookies([{ name: languageStorageKey, value: language, url: address }]);
  return context;
}

/** Runs in the page and ends the live updates of the desk at once. A route of Playwright would slow every request and turn the browser's cache off. */
function hearNothing(): void {
  const ask = window.fetch;
  window.fetch = (address, options) =>
    String(address).endsWith('/leads/live')
      ? Promise.resolve(new Response('', { headers: { 'content-type': 'text/event-stream' } }))
      : ask(address, options);
}

/** The browser storage of somebody who has signed in. */
function storageOf({ token, user }: StoredSession, origin: string) {
  const stored = { token, user: JSON.stringify(user) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** Opens a screen of the back office and waits for its heading. */
export async function openScreen(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main h1').waitFor();
  return page;
}
