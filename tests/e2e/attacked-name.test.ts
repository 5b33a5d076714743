import { describe, expect, test } from 'vitest';
import { signInLimits } from '#shared/accounts/account.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openVisitor, send, untilAnswering, words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenAdministrator } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
const browser = useBrowser();
const password = 'correct horse battery';

async function givenAttackOn(username: string): Promise<void> {
  for (let number = 0; number < signInLimits.failures; number++) {
    const { status } = await fetch(`${site().address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}` },
      body: JSON.stringify({ username, password: 'a wrong guess' }),
    });
    expect(status).toBe(401);
  }
}

describe.each(readersOf('en'))('an administrator who reads %s, while others try passwords for the name', (language) => {
  test('signs in with a new device: the browser works for it and says so', async () => {
    const username = `Rania ${crypto.randomUUID()}`;
    for (const table of ['known_place', 'sign_in_failure'] as const)
      await site().database.db.deleteFrom(table).execute();
    await givenAdministrator(site(), { username, password });
    await givenAttackOn(username);
    const context = await openVisitor(browser(), { address: site().address, language });
    const page = await context.newPage();
    await page.goto('/login');
    await untilAnswering(page);
    await page.fill('[name=username]', username);
    await page.fill('[name=password]', password);
    // On a fast machine the message would disappear before anybody reads it.
    await page.route('**/proof-of-work-worker*', async (route) => {
      await page.getByText(words(language)('login_working')).waitFor();
      await route.continue();
    });
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/login')) statuses.push(response.status());
    });
    await send(page);
    await page.waitForURL(/\/admin/, { timeout: 60_000 });
    expect(statuses).toEqual([429, 200]);
    const cookies = await context.cookies();
    // The address of the site under test is one with TLS.
    const device = cookies.find(({ name }) => name === '__Secure-known-device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: true, path: '/api' });
  });
});
