import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { updateFailures } from '#shared/operations/update-failures.ts';
import { noMigrationNeeded, type UpdateState } from '#shared/operations/updates.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openAsAdmin } from '../support/browser/lead-journeys.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

// Only a program that was started from an archive has releases: how they are made ready is tested in release.test.ts.

const site = useDemoSite();
const browser = useBrowser();
const at = '2026-11-30T08:00:00.000Z';
const reason = 'The release says so in English.';
const state: UpdateState = {
  ...{ way: 'on', folder: '/srv/updates', archives: [], before: null, underWay: null, failed: null },
  ready: [
    { _id: 'mansooj-2.0.0-linux-x64', age: 'newer', says: 'Tried on a copy in 0.2 s: 0013_more.', at },
    { _id: 'mansooj-1.0.0-linux-x64', age: 'same', says: noMigrationNeeded, at },
    { _id: 'mansooj-0.9.0-linux-x64', age: 'older', says: noMigrationNeeded, at },
  ],
};

async function openUpdates(shown: () => UpdateState): Promise<Page> {
  const page = await openAsAdmin(site(), browser(), { path: '/admin', language: 'ar', width: 1280 });
  await page.route('**/api/system/updates', (route) => route.fulfill({ json: shown() }));
  await page.goto(`${site().address}/admin/system/program`);
  return page;
}

test('why an update failed is said in the reader’s language, with the program’s own words behind it', async () => {
  const say = words('ar');
  let failure: NonNullable<UpdateState['failed']>['failure'] = null;
  const page = await openUpdates(() => ({ ...state, failed: { name: 'mansooj-2.0.0-linux-x64', failure, reason } }));
  for (failure of [null, ...updateFailures]) {
    await page.reload();
    await page.getByText(say(failure === null ? 'update_fault_other' : `update_fault_${failure}`)).waitFor();
    const own = page.getByText(reason);
    expect(await own.isVisible()).toBe(false);
    await own.locator('xpath=ancestor::details').locator('summary').click();
    await own.waitFor();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a rehearsed release says how old it is, and asks before an older one takes over', async () => {
  const say = words('ar');
  const page = await openUpdates(() => state);
  const rows = page.getByRole('table', { name: say('update_ready') }).locator('tbody tr');
  const expected = [
    ['update_newer', 'update_tried'],
    ['update_same', 'update_needs_none'],
    ['update_older', 'update_needs_none'],
  ] as const;
  for (const [place, [age, rehearsal]] of expected.entries()) {
    await rows.nth(place).getByText(say(age), { exact: true }).waitFor();
    await rows.nth(place).getByText(say(rehearsal)).waitFor();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const [name, why] of [
    ['mansooj-2.0.0-linux-x64', say('update_go_why')],
    ['mansooj-0.9.0-linux-x64', say('update_older_why')],
  ] as const) {
    await page
      .getByRole('button', { name: say('update_go_named', { name }) })
      .getByText(say('update_go'))
      .click();
    await page.getByRole('dialog').getByText(why).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
