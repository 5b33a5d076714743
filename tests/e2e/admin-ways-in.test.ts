import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openVisitor, send, untilAnswering, words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { openStaff } from '../support/given/given-staff.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

// Nothing needs to arrive: the link is read from the outbox.
const site = useDemoSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
const browser = useBrowser();
const password = 'woven-in-amman-2005';

/** A user who can sign in with `password`. */
async function givenUser(): Promise<{ username: string; email: string }> {
  const username = `rania-${randomUUID().slice(0, 8)}`;
  const email = `${username}@mansooj.example`;
  const passwordHash = await hashPassword(password);
  await accountQueries.insert(site().database.db, { username, passwordHash, role: 'admin', email });
  return { username, email };
}

/** The code that an authenticator app shows so many steps of 30 seconds from now. */
const codeOf = (key: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + step * 30_000 });

async function fillIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login?from=%2Fadmin%2Faccount');
  await untilAnswering(page);
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', secret);
  await send(page);
}

describe.each(readersOf('ar'))('a second factor, in %s', (language) => {
  const say = words(language);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function logOut(page: Page): Promise<void> {
    await button(page, say('admin_logout')).click();
    await page.waitForURL('**/login');
  }

  async function enrol(page: Page): Promise<{ key: string; codes: string[] }> {
    await button(page, say('totp_set_up')).click();
    await page.getByRole('img', { name: say('totp_qr_alt') }).waitFor();
    const key = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('[name=code]', '000000');
    await page.fill('[name=password]', password);
    await button(page, say('totp_turn_on')).click();
    await page.getByText(say('totp_code_wrong')).waitFor();
    await page.fill('[name=code]', codeOf(key));
    await button(page, say('totp_turn_on')).click();
    await page.getByText(say('totp_codes_lead')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(360);
    const codes = await page.locator('main ul[dir=ltr] li').allTextContents();
    await button(page, say('totp_codes_kept')).click();
    await button(page, say('totp_turn_off')).waitFor();
    return { key, codes };
  }

  test('is set up, requested at sign-in, and replaced by a recovery code, once', async () => {
    const { username } = await givenUser();
    const context = await openStaff(browser(), { address: site().address, language, width: 360 });
    const page = await context.newPage();
    await fillIn(page, username);
    const { key, codes } = await enrol(page);
    expect(new Set(codes).size).toBe(10);
    await logOut(page);

    await fillIn(page, username);
    await page.getByText(say('login_totp_required')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('[name=totp]', codeOf(key, 1));
    await send(page);
    await button(page, say('totp_new_codes')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await logOut(page);

    const enterCode = async () => {
      await fillIn(page, username);
      await page.fill('[name=totp]', codes[0]!);
      await send(page);
    };
    await enterCode();
    await button(page, say('totp_new_codes')).waitFor();
    await logOut(page);
    await enterCode();
    await page.getByText(say('login_totp_wrong')).waitFor();
  });
});

/** The address in the newest mail of the outbox. */
async function mailedLink(email: string): Promise<string> {
  const { db } = site().database;
  const newest = () => db.selectFrom('mail').select('body').where('recipient', '=', email).executeTakeFirst();
  await expect.poll(newest).toBeDefined();
  return /https:\S+/.exec((await newest())?.body ?? '')?.[0].replace(testSiteUrl, '') ?? '';
}

describe.each(readersOf('en'))('a forgotten password, in %s', (language) => {
  const say = words(language);

  // Without scripts the browser itself posts the form, from a page without referrer: with the origin `null`.
  test.each([true, false])('is replaced by a mailed link, once; with scripts: %s', async (hasScripts) => {
    const { username, email } = await givenUser();
    const context = await openVisitor(browser(), { address: site().address, language, hasScripts });
    const page = await context.newPage();
    await page.goto(`/login?lng=${language}`);
    await page.getByRole('link', { name: say('login_forgotten') }).click();
    if (hasScripts) expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('[name=username]', username);
    await send(page);
    await page.getByText(say('recovery_asked')).waitFor();

    const link = await mailedLink(email);
    await page.goto(link);
    await page.fill('[name=password]', 'short');
    await send(page);
    await page.getByRole('alert').waitFor();
    if (hasScripts) expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('[name=password]', 'sacks for the sugar mill');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await send(page);
    await page.getByText(say('recovery_done')).waitFor();
    if (!hasScripts) expect((await (await posted).allHeaders()).origin).toBe('null');
    await page.goto(link);
    await page.getByText(say('recovery_link_used')).waitFor();
    expect(await page.locator('h1 + p').count()).toBe(0);
    const credentials = { username, password: 'sacks for the sugar mill' };
    const body = { method: 'POST', body: JSON.stringify(credentials), headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${site().address}/api/auth/login`, body)).status).toBe(200);
  });
});
