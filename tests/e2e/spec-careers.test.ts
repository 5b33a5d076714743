import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { colourOf } from '../support/browser/shown-colour.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();
// Longer than what the random reference of another application may contain.
const applicantOf = (language: Language) => `Samira Khalil ${language === 'en' ? 'English' : 'Arabic'}`;
const times = new Map<Language, string>();

beforeAll(async () => {
  for (const language of languages) {
    const { createdAt } = await givenApplication(site(), { fullName: applicantOf(language), cvName: 'سيرة.pdf' });
    times.set(language, createdAt);
  }
});

async function openCareers(
  language: Language,
  q: string,
  before: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 1400 });
  const page = await context.newPage();
  await before(page);
  await page.goto(`/admin/careers?q=${encodeURIComponent(q)}`);
  return page;
}

const rowOf = (page: Page) => page.locator('main tbody tr').first();
const toastOf = (page: Page, words: string) => page.locator('.mantine-Notification-root').filter({ hasText: words });

async function answer(page: Page, method: string, how: (route: Route) => Promise<void>): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/careers**', (route) =>
    route.request().method() === method ? how(route) : route.fallback(),
  );
}
const refuse = (route: Route) => route.fulfill({ status: 500, body: '' });
const lose = (route: Route) => route.abort();

describe.each(readersOf('en'))('Career Management in %s', (language) => {
  const said = specified(language);
  const fullName = applicantOf(language);
  const statuses = [
    { value: 'pending', label: said('Pending', 'admin_status_pending'), colour: 'yellow' },
    { value: 'reviewed', label: said('Reviewed', 'admin_status_reviewed'), colour: 'blue' },
    { value: 'accepted', label: said('Accepted', 'admin_status_accepted'), colour: 'green' },
    { value: 'rejected', label: said('Rejected', 'admin_status_rejected'), colour: 'red' },
  ];
  const network = said('Network error. Please try again.', 'admin_network_error');
  const act = (page: Page, words: string, key: Parameters<typeof said>[1]) =>
    rowOf(page).getByRole('button', { name: said(words, key, { name: fullName }), exact: true });

  test('shows a spinner, then the applications in the specified columns', async () => {
    let showList = (): void => {};
    const list = new Promise<void>((resolve) => {
      showList = resolve;
    });
    const page = await openCareers(language, fullName, (opened) =>
      opened.route('**/api/careers**', (route) => list.then(() => route.continue())),
    );
    await page.getByRole('heading', { level: 1, name: said('Career Management', 'admin_careers_heading') }).waitFor();
    const subtitle = said('Manage career applications and CV submissions', 'admin_careers_subtitle');
    await page.getByText(subtitle, { exact: true }).waitFor();
    await page
      .locator('main')
      .getByRole('status', { name: said('Loading', 'admin_loading'), exact: true })
      .waitFor();
    showList();
    await rowOf(page).waitFor();
    await expect
      .poll(() => page.locator('main thead th').allTextContents())
      .toEqual([
        said('Name', 'admin_column_name'),
        said('Email', 'admin_column_email'),
        said('Phone', 'admin_column_phone'),
        said('CV File', 'admin_column_cv_file'),
        said('Status', 'admin_column_status'),
        said('Submitted At', 'admin_column_submitted_at'),
        said('Actions', 'admin_list_actions'),
      ]);
    const time = new Intl.DateTimeFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Amman',
    }).format(new Date(times.get(language)!));
    const cells = await rowOf(page).textContent();
    for (const shown of [fullName, 'samira@example.com', '079 123 4567', 'سيرة.pdf', time])
      expect(cells).toContain(shown);
    expect(cells).toMatch(/\d+ Bytes|\d+\.\d\d KB/);
    for (const [words, key, title, titleKey] of [
      ['Download CV', 'admin_careers_download_named', 'Download CV', 'admin_careers_download'],
      ['Change Status', 'admin_careers_change_status_named', 'Change Status', 'admin_careers_change_status'],
    ] as const)
      await expect
        .poll(() => act(page, `${words}: ${fullName}`, key).getAttribute('title'))
        .toBe(said(title, titleKey));
    await expect
      .poll(() => act(page, `Delete ${fullName}`, 'admin_delete_named').getAttribute('title'))
      .toBe(said('Delete', 'admin_delete'));
  });

  test('changes a status to any other, and tells the outcome in a toast of six seconds', async () => {
    const page = await openCareers(language, fullName, (opened) => opened.clock.install());
    const change = act(page, `Change Status: ${fullName}`, 'admin_careers_change_status_named');
    const dialog = page.getByRole('dialog');
    const select = dialog.getByLabel(said('New Status', 'admin_careers_new_status'));
    const update = dialog.getByRole('button', { name: said('Update', 'admin_update'), exact: true });
    const done = said('Career application status updated successfully', 'admin_careers_status_updated');
    await rowOf(page).waitFor();
    let current = 'pending';
    for (const status of [statuses[3]!, statuses[1]!, statuses[2]!, statuses[0]!]) {
      await change.click();
      await expect.poll(() => select.inputValue()).toBe(current);
      await expect.poll(() => select.locator('option').allTextContents()).toEqual(statuses.map(({ label }) => label));
      await dialog.getByRole('button', { name: said('Cancel', 'admin_cancel'), exact: true }).waitFor();
      await select.selectOption(status.value);
      const again = page.waitForRequest((request) => request.method() === 'GET' && /careers\?/.test(request.url()));
      await update.click();
      await again;
      await dialog.waitFor({ state: 'hidden' });
      const chip = rowOf(page).locator('.mantine-Badge-root', { hasText: status.label });
      await chip.waitFor();
      expect(await colourOf(chip)).toBe(status.colour);
      const toast = toastOf(page, done);
      await toast.waitFor();
      const { x, y, width } = (await toast.boundingBox())!;
      expect(Math.abs(x + width / 2 - 700)).toBeLessThan(20);
      expect(y).toBeLessThan(200);
      if (status.value === 'rejected') {
        await page.clock.fastForward(4_500);
        await expect.poll(() => toast.isVisible()).toBe(true);
        await page.clock.fastForward(1_500);
        await toast.waitFor({ state: 'hidden' });
      }
      await page.clock.fastForward(7_000);
      await toast.waitFor({ state: 'hidden' });
      current = status.value;
    }
    for (const [how, told] of [
      [refuse, said('Failed to update career application status', 'admin_careers_error_status')],
      [lose, network],
    ] as const) {
      await answer(page, 'PATCH', how);
      await change.click();
      await select.selectOption('rejected');
      await update.click();
      await toastOf(page, told).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await page.clock.fastForward(7_000);
      await rowOf(page).locator('.mantine-Badge-root', { hasText: statuses[0]!.label }).waitFor();
    }
  });

  test('downloads the CV under the name of its header, cv.pdf without one, and tells when it cannot', async () => {
    const page = await openCareers(language, fullName);
    const download = act(page, `Download CV: ${fullName}`, 'admin_careers_download_named');
    const fileOf = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
      return file.suggestedFilename();
    };
    await rowOf(page).waitFor();
    expect(await fileOf()).toBe('سيرة.pdf');
    await page.route('**/api/careers/*/cv', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    );
    expect(await fileOf()).toBe('cv.pdf');
    await answer(page, 'GET', lose);
    await download.click();
    await toastOf(page, said('Failed to download CV', 'admin_careers_error_download'))
      .filter({ hasText: network })
      .waitFor();
  });

  test('asks before it deletes, naming the applicant, and closes the dialog either way', async () => {
    const page = await openCareers(language, fullName);
    const remove = act(page, `Delete ${fullName}`, 'admin_delete_named');
    const dialog = page.getByRole('dialog');
    const yes = dialog.getByRole('button', { name: said('Delete', 'admin_delete'), exact: true });
    for (const [how, told] of [
      [refuse, said('Failed to delete career application', 'admin_careers_error_deleting')],
      [lose, network],
    ] as const) {
      await answer(page, 'DELETE', how);
      await remove.click();
      await yes.click();
      await toastOf(page, told).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await rowOf(page).waitFor();
    }
    await page.unrouteAll();
    await remove.click();
    const question = `Are you sure you want to delete the application of ${fullName}? This action cannot be undone.`;
    await dialog
      .getByText(said(question, 'admin_careers_confirm_delete', { name: fullName }), { exact: true })
      .waitFor();
    const again = page.waitForRequest((request) => request.method() === 'GET' && /careers\?/.test(request.url()));
    await yes.click();
    await toastOf(page, said('Career application deleted successfully', 'admin_careers_deleted')).waitFor();
    await again;
    await dialog.waitFor({ state: 'hidden' });
  });

  test('says when there is none, and tells with Retry when the list cannot be had', async () => {
    const empty = { success: true, data: { careers: [] } };
    const page = await openCareers(language, '', (opened) =>
      answer(opened, 'GET', (route) => route.fulfill({ json: empty })),
    );
    const alertOf = (words: string) => page.getByRole('alert').getByText(words, { exact: true });
    const retry = page.getByRole('button', { name: said('Retry', 'retry'), exact: true });
    await page.getByText(said('No career applications found', 'admin_careers_empty'), { exact: true }).waitFor();
    await answer(page, 'GET', (route) => route.fulfill({ json: { success: false } }));
    await page.reload();
    await alertOf(said('Failed to fetch career applications', 'admin_careers_error_fetching')).waitFor();
    await answer(page, 'GET', lose);
    await retry.click();
    await alertOf(network).waitFor();
    await page.unrouteAll();
    await retry.click();
    await alertOf(network).waitFor({ state: 'hidden' });
  });
});
