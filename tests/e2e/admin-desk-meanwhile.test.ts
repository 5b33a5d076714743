import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatDayOfYear } from '#app/ui/i18n/format.ts';
import { accountQueries } from '#server/accounts/account-queries.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenOpening } from '../support/given/given-opening.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const say = words('en');
const nextYear = new Date().getFullYear() + 1;

async function openDesk({ search = '', isLive = false }): Promise<Page> {
  const session = await givenSession(site());
  const options = { address: site().address, language: 'en', session, width: 1280, isLive } as const;
  return openScreen(await openStaff(browser(), options), `/admin/leads?q=${search}`);
}

const rowsOf = (page: Page) => page.locator('main a[href^="/admin/leads/"]:has(time)');
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name: `${name} · `, exact: false });

test('no lead is passed over when the list comes late', async () => {
  for (const number of [1, 2, 3, 4])
    await givenContact(site(), { fullName: `Passing ${number}`, createdAt: `2026-01-0${number}T00:00:00.000Z` });
  const page = await openDesk({ search: 'Passing' });
  await rowsOf(page).nth(3).waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/leads\?/, async (route) => {
    await released;
    // The page may have asked again since.
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('j');
  for (const number of [1, 2]) {
    await headingOf(page, `Passing ${number}`).first().waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type(`Answer ${number}`);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('article').getByText(`Answer ${number}`).waitFor();
    await page.keyboard.press('Escape');
    if (number === 1) await page.keyboard.press('j');
  }
  release();
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await page.keyboard.press('j');
  await headingOf(page, 'Passing 3').first().waitFor();
});

test('who has done all of the last page is on the one before, and can go on', async () => {
  const ids: string[] = [];
  for (let number = 1; number <= 51; number++)
    ids.push((await givenContact(site(), { fullName: `Paged ${number}` }))._id);
  const page = await openDesk({ search: 'Paged&page=2' });
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await rowsOf(page).first().click();
  const opened = page.getByRole('heading', { name: /^Paged \d+ · / }).first();
  await opened.waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => rowsOf(page).count()).toBe(50);
  await page.keyboard.press('j');
  await opened.waitFor();
  await site().services.leads.contact.removeMany(ids);
});

test('the keys lead over the end of a page of the list and back', async () => {
  const ids: string[] = [];
  for (let number = 1; number <= 51; number++)
    ids.push((await givenContact(site(), { fullName: `Crossing ${number}` }))._id);
  const page = await openDesk({ search: 'Crossing' });
  await expect.poll(() => rowsOf(page).count()).toBe(50);
  await rowsOf(page).last().click();
  const name = async () =>
    (await page
      .getByRole('heading', { name: /^Crossing \d+ · / })
      .first()
      .textContent()) ?? '';
  const last = await name();
  await page.keyboard.press('j');
  await page.waitForURL(/page=2/);
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  expect(await rowsOf(page).getAttribute('aria-current')).toBe('true');
  await expect.poll(name).not.toBe(last);
  await page.keyboard.press('k');
  await expect.poll(name).toBe(last);
  await expect.poll(() => rowsOf(page).count()).toBe(50);
  await expect.poll(() => rowsOf(page).last().getAttribute('aria-current')).toBe('true');
  const shown = () =>
    rowsOf(page)
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(shown).toBe(true);
  // Who is answered leaves the list, and the next one moves up from the other page.
  await page.keyboard.press('e');
  await expect.poll(name).not.toBe(last);
  await expect.poll(() => rowsOf(page).last().getAttribute('aria-current')).toBe('true');
  await site().services.leads.contact.removeMany(ids);
});

test('what is typed while a reply is on its way is not thrown away with it', async () => {
  await givenContact(site(), { fullName: 'Slow Line' });
  const page = await openDesk({ search: 'Slow' });
  await rowsOf(page).first().click();
  const field = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
  await field.fill('Yes, we do.');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contacts/*/thread', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => field.isEditable()).toBe(false);
  release();
  await page.getByRole('article').getByText('Yes, we do.').waitFor();
  await expect.poll(() => field.isEditable()).toBe(true);
  expect(await field.inputValue()).toBe('');
});

test('when a colleague deletes a lead, the text of a reply to it is kept, and its author is told at once', async () => {
  const { _id } = await givenContact(site(), { fullName: 'Deleted Meanwhile' });
  const page = await openDesk({ search: 'Deleted', isLive: true });
  await rowsOf(page).first().click();
  const field = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
  await field.fill('0.31 JOD per bag');
  await site().services.leads.contact.remove(_id);
  await page.getByText(say('desk_not_found')).waitFor();
  expect(await field.inputValue()).toBe('0.31 JOD per bag');
});

test('who rejects instead of inviting sends no invitation; what was typed stays', async () => {
  const { _id } = await givenApplication(site(), { fullName: 'Turned Down' });
  const page = await openDesk({ search: 'Turned' });
  await rowsOf(page).first().click();
  const field = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
  const press = (label: 'desk_invite' | 'desk_reject') =>
    page.getByRole('button', { name: say(label), exact: true }).click();
  await press('desk_reject');
  const rejection = await field.inputValue();
  await press('desk_invite');
  const invitation = await field.inputValue();
  expect(invitation).not.toContain(rejection);
  await field.fill(`${invitation}\n\nBring your papers.`);
  await press('desk_reject');
  expect(await field.inputValue()).toBe(`Bring your papers.\n\n${rejection}`);
  // Their letters are replies, so a note has no such button.
  await page.getByRole('button', { name: say('desk_note'), exact: true }).click();
  await page.getByRole('button', { name: say('desk_note_add'), exact: true }).waitFor();
  expect(await page.getByRole('button', { name: say('desk_reject'), exact: true }).count()).toBe(0);
  await site().services.leads.career.remove(_id);
});

test('an applicant with the number of another is not said to be of their company', async () => {
  const ids: string[] = [];
  for (const fullName of ['Nadim Sawalha', 'Hiba Karam'])
    ids.push((await givenApplication(site(), { fullName, email: `${fullName.slice(0, 4)}@gmail.com` }))._id);
  const page = await openDesk({ search: 'Sawalha' });
  await rowsOf(page).first().click();
  await page.getByText(say('desk_same_reach')).waitFor();
  expect(await page.getByText(say('desk_same_company')).count()).toBe(0);
  const verdict = (label: 'desk_same_yes' | 'desk_same_no' | 'admin_undo') =>
    page.getByRole('button', { name: `${say(label)}: `, exact: false });
  for (const [label, outcome] of [
    ['desk_same_yes', 'desk_same_decided'],
    ['desk_same_no', 'desk_same_refused'],
  ] as const) {
    await verdict(label).click();
    await page.getByText(say(outcome), { exact: false }).first().waitFor();
    await verdict('admin_undo').click();
    await verdict('desk_same_yes').waitFor();
  }
  await site().services.leads.career.removeMany(ids);
});

test('other colleagues than oneself are offered after an @', async () => {
  const { database } = site();
  for (const name of ['admin-noor', 'admin-nadia'])
    await accountQueries.insert(database.db, { username: name, passwordHash: 'none', role: 'sales' });
  await givenContact(site(), { fullName: 'Offered After' });
  const page = await openDesk({ search: 'Offered' });
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: say('desk_note'), exact: true }).click();
  await page.getByRole('textbox', { name: say('desk_note'), exact: true }).pressSequentially('@admin-n');
  const offered = page.getByRole('listbox', { name: say('desk_mention') }).getByRole('option');
  expect(await offered.allTextContents()).toEqual(['admin-nadia']);
});

test('a vacancy without applications is named by its kind, not by its id', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 });
  const page = await openScreen(context, '/admin/leads?vacancy=gone-long-ago');
  const remove = (value: string) =>
    page.getByRole('button', { name: say('desk_filter_remove', { value }), exact: true });
  await remove(say('admin_column_opening')).click();
  await page.waitForURL(/\/admin\/leads$/);
});

test('several are picked by hand, and the open one by its key', async () => {
  for (const number of [1, 2, 3]) await givenContact(site(), { fullName: `Picked ${number}` });
  const page = await openDesk({ search: 'Picked' });
  await rowsOf(page).nth(2).waitFor();
  const several = page.getByRole('button', { name: say('desk_pick_several'), exact: true });
  await several.click();
  await page.getByRole('button', { name: say('desk_pick_all', { count: 3 }) }).click();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
  await several.click();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('j');
  await page
    .getByRole('heading', { name: /^Picked \d · / })
    .first()
    .waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/admin\/leads\?/);
  await page.goto('/admin/leads?q=Picked');
  await rowsOf(page).nth(2).waitFor();
  await page.keyboard.press('x');
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
});

test('the keys go on from the lead that was open, and a dialog that is closed closes nothing else', async () => {
  // A second try has leads of its own.
  const name = `Placed at ${Date.now()}`;
  for (const number of [1, 2, 3])
    await givenContact(site(), { fullName: `${name} ${number}`, createdAt: `2026-01-0${number}T00:00:00.000Z` });
  const page = await openDesk({ search: name });
  await rowsOf(page).nth(2).waitFor();
  await rowsOf(page).nth(1).click();
  await headingOf(page, `${name} 2`).first().waitFor();
  for (const opening of ['?', 'Control+k']) {
    await page.keyboard.press(opening);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    if (opening === '?') {
      await dialog.getByText(say('desk_next'), { exact: true }).waitFor();
      await dialog.getByText(say('desk_note'), { exact: true }).waitFor();
      expect(await dialog.getByText(say('admin_shortcut_new')).count()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await headingOf(page, `${name} 2`).first().waitFor();
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await close();
    await page.waitForURL(/\/admin\/leads\?/);
    await expect.poll(focused).toContain(`${name} 2`);
    await page.keyboard.press('Enter');
    await headingOf(page, `${name} 2`).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/admin\/leads\?/);
  await page.keyboard.press('j');
  await headingOf(page, `${name} 3`).first().waitFor();
  await expect.poll(focused).toContain(`${name} 3`);
});

test('a list that could not be read can be read again, and an empty one leads on', async () => {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 });
  await context.route(/\/api\/leads\?/, (route) => route.abort());
  const page = await openScreen(context, '/admin/leads');
  const again = page.getByRole('button', { name: say('retry'), exact: true });
  await again.waitFor();
  expect(await page.getByText(say('desk_choose')).count()).toBe(0);
  const none = { leads: [], total: 0, counts: { us: 0, them: 3, done: 0, suspicious: 0 }, stages: [], colleagues: [] };
  const choices = { product: [], vacancy: [], country: [], source: [], tag: [] };
  const data = { ...none, owners: { all: 0, mine: 0, nobody: 0 }, choices };
  await context.unroute(/\/api\/leads\?/);
  await context.route(/\/api\/leads\?.*tab=us/, (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  );
  await again.click();
  await page.getByRole('heading', { name: say('desk_none_waits') }).waitFor();
  expect(await again.count()).toBe(0);
  await page.getByRole('link', { name: `${say('desk_tab_them')} 3`, exact: true }).click();
  await page.waitForURL(/tab=them/);
});

test('a prepared reply that is chosen after another one stands in its place', async () => {
  const { reference } = await givenContact(site(), { fullName: 'Prepared Twice' });
  const page = await openAsAdmin(site(), browser(), { path: `/admin/leads/${reference}`, language: 'en' });
  const reply = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
  await reply.fill('Good morning.');
  const choose = (label: 'desk_template_price' | 'desk_template_no') =>
    page.getByLabel(say('desk_template'), { exact: true }).selectOption({ label: say(label) });
  const names = { name: 'Prepared Twice', reference };
  for (const label of ['desk_template_price', 'desk_template_price', 'desk_template_no'] as const) {
    await choose(label);
    await expect.poll(() => reply.inputValue()).toBe(`Good morning.\n\n${say(`${label}_text`, names)}`);
  }
});

test('what a colleague stores of a lead is shown, and not undone by who only looks', async () => {
  const { _id: id } = await givenContact(site(), { fullName: 'Shared Lead' });
  const page = await openDesk({ search: 'Shared', isLive: true });
  await rowsOf(page).first().click();
  const step = page.getByLabel(say('desk_next_step'), { exact: true });
  const time = page.getByLabel(say('desk_answer_by'), { exact: true });
  await step.click();
  const { token } = await givenSession(site());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const change = (values: object) =>
    fetch(`${site().address}/api/leads/${id}`, { method: 'PATCH', headers, body: JSON.stringify(values) });
  const stored = () =>
    site()
      .database.db.selectFrom('lead_desk')
      .select(['next_step as nextStep', 'answer_by as answerBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const decided = { nextStep: 'Call on Sunday', answerBy: '2036-12-01T09:30:00.000Z' };
  expect((await change(decided)).status).toBe(200);
  await expect.poll(() => step.inputValue()).toBe(decided.nextStep);
  await expect.poll(() => time.inputValue()).toContain('2036-12-01');
  await time.focus();
  await step.focus();
  await time.focus();
  expect(await stored()).toEqual(decided);

  await step.fill('Send samples');
  await change({ nextStep: 'Call on Monday', answerBy: '2036-12-02T09:30:00.000Z' });
  await expect.poll(() => time.inputValue()).toContain('2036-12-02');
  expect(await step.inputValue()).toBe('Send samples');
  await time.focus();
  await expect.poll(stored).toEqual({ nextStep: 'Send samples', answerBy: '2036-12-02T09:30:00.000Z' });
});

test('what was done can be undone for its time, however much is done meanwhile', async () => {
  for (let number = 1; number <= 7; number++)
    await givenContact(site(), { fullName: `Quick ${number}`, createdAt: `2026-01-0${number}T00:00:00.000Z` });
  const page = await openDesk({ search: 'Quick' });
  await rowsOf(page).nth(6).waitFor();
  await page.keyboard.press('j');
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await headingOf(page, `Quick ${number}`).first().waitFor();
    await page.keyboard.press('e');
  }
  await headingOf(page, 'Quick 7').first().waitFor();
  expect(await page.getByRole('button', { name: say('admin_undo') }).count()).toBe(6);
});

test.each(readersOf('ar'))(
  'the number of the late ones leads to them alone, and the record says how long it is kept, in %s',
  async (language) => {
    const speak = words(language);
    const late = await givenContact(site(), { fullName: 'Forgotten Lead', createdAt: '2026-01-04T08:00:00.000Z' });
    await givenContact(site(), { fullName: 'Fresh Lead' });
    await site().services.privacy.setRetention({ contacts: 120, consultations: null, careers: null, quotes: null });
    const page = await openAsAdmin(site(), browser(), { path: '/admin/dashboard', language, width: 1280 });
    await page
      .getByRole('navigation', { name: speak('desk_title') })
      .getByRole('link', { name: speak('dashboard_late') })
      .click();
    await page.getByRole('button', { name: speak('desk_filter_remove', { value: speak('dashboard_late') }) }).waitFor();
    await expect.poll(() => rowsOf(page).filter({ hasText: 'Forgotten Lead' }).count()).toBe(1);
    expect(await rowsOf(page).filter({ hasText: 'Fresh Lead' }).count()).toBe(0);
    await rowsOf(page).filter({ hasText: 'Forgotten Lead' }).click();
    const person = page.getByRole('region', { name: speak('desk_person') });
    await person.getByText(speak('desk_kept'), { exact: true }).waitFor();
    expect(await person.textContent()).toContain('2036');
    expect(await person.textContent()).toContain(speak('desk_notice'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await site().services.leads.contact.remove(late._id);
  },
);

test('a next step that is due leads from the dashboard to its lead, which says what was to be done', async () => {
  const speak = words('ar');
  const { _id } = await givenContact(site(), { fullName: 'Answered Before' });
  const { desk, threads } = site().services;
  await desk.change(_id, { nextStep: 'Ask for the drawing', nextStepOn: '2026-01-04' }, { id: '', role: 'admin' });
  await threads.close({ kind: 'contact', id: _id }, true);
  const page = await openAsAdmin(site(), browser(), { path: '/admin/dashboard', language: 'ar', width: 1280 });
  await page
    .getByRole('navigation', { name: speak('desk_title') })
    .getByRole('link', { name: speak('desk_steps_due') })
    .click();
  const row = rowsOf(page).filter({ hasText: 'Answered Before' });
  await row
    .filter({ hasText: 'Ask for the drawing' })
    .filter({ hasText: speak('desk_step_on', { day: formatDayOfYear('2026-01-04', 'ar') }) })
    .waitFor();
  expect(await rowsOf(page).count()).toBe(1);
  await page.getByRole('link', { name: speak('desk_tab_us') }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: speak('desk_tab_done') }).click();
  await row.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await site().services.leads.contact.remove(_id);
});

test('a prepared refusal is one after a reload too, and Back leads from a lead to the list', async () => {
  const { _id: id } = await givenApplication(site(), { fullName: 'Applicant Reloaded' });
  const page = await openDesk({ search: 'reloaded' });
  await page
    .getByRole('link', { name: say('desk_title') })
    .getByText(/^\d+$/)
    .waitFor();
  await rowsOf(page).first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Applicant Reloaded' }).first().waitFor();
  await page.goBack();
  await page.waitForURL(/\/admin\/leads\?/);
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: say('desk_reject'), exact: true }).click();
  const decides = page.getByText(say('desk_decides', { status: say('admin_status_rejected') }));
  await decides.waitFor();
  await page.getByText(say('desk_draft_kept', { time: '' }).trim()).waitFor();
  await page.reload();
  await decides.waitFor();
  await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
  await expect.poll(async () => (await site().services.leads.career.get(id)).status).toBe('rejected');
});

test.each(readersOf('ar'))(
  'an invitation with a place and without a time asks for the time in %s; without both it is a letter',
  async (language) => {
    const say = words(language);
    const { _id: id, reference } = await givenApplication(site(), { fullName: 'Applicant Invited' });
    const page = await openAsAdmin(site(), browser(), { path: `/admin/leads/${reference}`, language });
    await page.getByRole('button', { name: say('desk_invite'), exact: true }).click();
    const place = page.getByLabel(say('mail_meeting_place'));
    await place.fill('Sahab');
    await page.getByRole('textbox', { name: say('desk_reply'), exact: true }).press('Control+Enter');
    // In the language of the screen, whatever the browser's is.
    const time = page.getByLabel(say('desk_meeting_time'));
    const hasFocus = () => time.evaluate((field) => field === document.activeElement);
    const fault = page.getByText(say('desk_meeting_time_missing'), { exact: true });
    await fault.waitFor();
    await expect.poll(hasFocus).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await time.fill('2024-12-06T10:30');
    await fault.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
    await page.getByText(say('error_time_passed'), { exact: true }).waitFor();
    await expect.poll(hasFocus).toBe(true);
    expect((await site().services.leads.career.get(id)).status).toBe('pending');
    // A time that is typed in part reads as empty.
    await place.fill('');
    await time.fill('');
    await time.press('1');
    await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
    await fault.waitFor();
    // An invitation that is begun again has no fault yet.
    await page.getByRole('button', { name: say('desk_decides_not'), exact: true }).click();
    await page.getByRole('button', { name: say('desk_invite'), exact: true }).click();
    await time.waitFor();
    expect(await fault.count()).toBe(0);
    await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
    await expect.poll(async () => (await site().services.leads.career.get(id)).status).toBe('reviewed');
  },
);

test('the time of an invitation is that of Amman, wherever it is typed', async () => {
  const { _id: id } = await givenApplication(site(), { fullName: 'Applicant Abroad' });
  const page = await openDesk({ search: 'abroad' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: say('desk_invite'), exact: true }).click();
  await page.locator('input[type=datetime-local]').first().fill(`${nextYear}-01-10T10:30`);
  await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
  const meeting = async () => (await site().services.threads.read({ kind: 'career', id })).messages.at(-1)?.meeting?.at;
  await expect.poll(meeting).toBe(`${nextYear}-01-10T07:30:00.000Z`);
});

test('what a decision holds done is not offered to be opened again, and the key for it says why', async () => {
  const { _id: id } = await givenApplication(site(), { fullName: 'Held Done' });
  await site().services.leads.career.changeStatus(id, 'rejected');
  const page = await openDesk({ search: 'Held&tab=done' });
  await rowsOf(page).first().click();
  await page.getByRole('textbox', { name: say('desk_reply'), exact: true }).waitFor();
  expect(await page.getByRole('button', { name: say('desk_open_again'), exact: true }).count()).toBe(0);
  await page.keyboard.press('e');
  await page.getByText(say('desk_decided')).waitFor();
  await site().services.leads.career.remove(id);
});

test('what goes by WhatsApp decides what its draft says, and hinders no reply after it', async () => {
  const { _id: id } = await givenApplication(site(), { fullName: 'Chat Lover' });
  const page = await openDesk({ search: 'Chat' });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await rowsOf(page).first().click();
  const press = (label: 'desk_invite' | 'desk_reject' | 'desk_whatsapp_yes' | 'desk_send') =>
    page.getByRole('button', { name: say(label), exact: true }).click();
  const messages = async () => (await site().services.threads.read({ kind: 'career', id })).messages;
  const note = async () => {
    await page.getByRole('link', { name: say('desk_whatsapp') }).click();
    await press('desk_whatsapp_yes');
  };
  await press('desk_invite');
  const time = page.getByLabel(say('desk_meeting_time'));
  await time.press('1');
  await note();
  await page.getByText(say('desk_meeting_time_missing'), { exact: true }).waitFor();
  await time.fill('2024-12-06T10:30');
  await press('desk_whatsapp_yes');
  await page.getByText(say('error_time_passed'), { exact: true }).waitFor();
  await time.fill(`${nextYear}-01-10T10:30`);
  await press('desk_whatsapp_yes');
  await expect.poll(async () => (await messages()).at(-1)?.meeting?.at).toBe(`${nextYear}-01-10T07:30:00.000Z`);
  await press('desk_reject');
  await note();
  await expect.poll(async () => (await site().services.leads.career.get(id)).status).toBe('rejected');
  const field = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
  await expect.poll(() => field.inputValue()).toBe('');
  await field.fill('Good luck.');
  await press('desk_send');
  await expect.poll(async () => (await messages()).map(({ via }) => via)).toEqual(['whatsapp', 'whatsapp', null]);
  await site().services.leads.career.remove(id);
});

test('of two browsers that began a draft, what the server has comes first and nothing is lost', async () => {
  const { _id: id, reference } = await givenContact(site(), { fullName: 'Two Desks' });
  const session = await givenSession(site());
  const options = { address: site().address, language: 'en', session, width: 1280 } as const;
  const context = await openStaff(browser(), options);
  await context.route('**/api/leads/*/draft', (route) => route.abort());
  const field = async () => {
    const page = await openScreen(context, `/admin/leads/${reference}`);
    const reply = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
    await reply.waitFor();
    return { page, reply };
  };
  const drafts = site().database.db.selectFrom('lead_reader').select('draft').where('lead_id', '=', id);
  const leave = async (written: string) => {
    const { page, reply } = await field();
    await reply.fill(written);
    await page.getByText(say('desk_draft_off')).waitFor();
    await page.close();
  };
  await leave('Begun here');
  const headers = { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ kind: 'reply', text: 'Written elsewhere' });
  await fetch(`${site().address}/api/leads/${id}/draft`, { method: 'PUT', headers, body });
  const { page, reply } = await field();
  expect(await reply.inputValue()).toBe('Written elsewhere\n\nBegun here');
  await page.close();
  await leave('Written here since');
  await context.unroute('**/api/leads/*/draft');
  expect(await (await field()).reply.inputValue()).toBe('Written here since');
  await expect.poll(() => drafts.execute()).toContainEqual({ draft: 'Written here since' });
  await site().services.leads.contact.remove(id);
});

test('of two browsers with one lead open, the later one is shown what the other wrote instead of replacing it', async () => {
  const { _id: id, reference } = await givenContact(site(), { fullName: 'Two Windows' });
  const session = await givenSession(site());
  const open = async () => {
    const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 1280 });
    const page = await openScreen(context, `/admin/leads/${reference}`);
    return { page, reply: page.getByRole('textbox', { name: say('desk_reply'), exact: true }) };
  };
  const [one, other] = [await open(), await open()];
  await other.reply.waitFor();
  const drafts = site().database.db.selectFrom('lead_reader').select('draft').where('lead_id', '=', id);
  await one.reply.fill('From the office');
  await expect.poll(() => drafts.execute()).toContainEqual({ draft: 'From the office' });
  await other.reply.fill('From the phone');
  const both = 'From the office\n\nFrom the phone';
  await expect.poll(() => other.reply.inputValue()).toBe(both);
  await other.page.getByText(say('desk_draft_joined')).waitFor();
  await expect.poll(() => drafts.execute()).toContainEqual({ draft: both });
  // What is written over what one has seen is kept without a word.
  await other.reply.fill('From the phone alone');
  await expect.poll(() => drafts.execute()).toContainEqual({ draft: 'From the phone alone' });
  expect(await other.page.getByText(say('desk_draft_joined')).count()).toBe(0);
  await site().services.leads.contact.remove(id);
});

test('several applications are done and opened again by what they are, and no filter is passed over', async () => {
  const { _id: opening } = await givenOpening(site(), { title: 'Spinner' });
  const [one, other] = [
    await givenApplication(site(), { fullName: 'Spinner Open', opening }),
    await givenApplication(site(), { fullName: 'Spinner Closed', opening }),
  ];
  await site().services.threads.close({ kind: 'career', id: other._id }, true);
  const page = await openDesk({ search: `&tab=done&vacancy=${opening}&view=list` });
  await rowsOf(page).nth(1).waitFor();
  await page.getByRole('button', { name: say('desk_pick_several'), exact: true }).click();
  const bar = page.getByRole('status').filter({ hasText: say('admin_delete') });
  const acts = async () => {
    const labels = await bar.getByRole('button').allTextContents();
    return [say('desk_done'), say('desk_open_again'), say('admin_suspicious')].filter((act) => labels.includes(act));
  };
  await expect.poll(acts).toEqual([say('desk_done'), say('desk_open_again'), say('admin_suspicious')]);
  await page.getByRole('checkbox', { name: say('desk_pick', { name: 'Spinner Open' }) }).check();
  await expect.poll(acts).toEqual([say('desk_done'), say('admin_suspicious')]);
  await page.goto(`/admin/leads?vacancy=${opening}&product=none&view=list`);
  await page.getByRole('heading', { name: say('desk_none_found') }).waitFor();
  await site().services.leads.career.removeMany([one._id, other._id]);
});

test('more tags than there may be are refused, and none is lost', async () => {
  const { _id: id } = await givenContact(site(), { fullName: 'Much Tagged' });
  const page = await openDesk({ search: 'Tagged' });
  await rowsOf(page).first().click();
  const tags = page.getByLabel(say('desk_tags'), { exact: true });
  const typed = Array.from({ length: 11 }, (_, place) => `tag ${place}`).join(', ');
  await tags.fill(typed);
  await tags.blur();
  await page.getByText(say('error_too_many_entries', { max: 10 })).waitFor();
  expect(await tags.inputValue()).toBe(typed);
  await site().services.leads.contact.remove(id);
});

test('a word of its sender that is not on the screen keeps a lead open, and is shown', async () => {
  const { _id: id } = await givenContact(site(), { fullName: 'Accepting Buyer' });
  const { _id: quiet } = await givenContact(site(), { fullName: 'Accepting Nothing' });
  const { threads } = site().services;
  const write = (text: string) =>
    threads.write({ kind: 'contact', id }, { kind: 'answer', text, via: 'whatsapp', author: 'visitor' });
  const page = await openDesk({ search: 'Accepting' });
  await rowsOf(page).filter({ hasText: 'Accepting Buyer' }).click();
  await headingOf(page, 'Accepting Buyer').first().waitFor();
  await write('We accept');
  await page.keyboard.press('e');
  await page.getByText(say('desk_word_unseen')).waitFor();
  await page.getByRole('article').getByText('We accept').waitFor();
  expect((await threads.read({ kind: 'contact', id })).status).not.toBe('closed');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/admin\/leads\?/);
  await page.getByRole('button', { name: say('desk_pick_several'), exact: true }).click();
  for (const name of ['Accepting Buyer', 'Accepting Nothing'])
    await page.getByRole('checkbox', { name: say('desk_pick', { name }) }).check();
  await write('How do we pay?');
  const bar = page.getByRole('status').filter({ hasText: say('admin_delete') });
  await bar.getByRole('button', { name: say('desk_done'), exact: true }).click();
  await page.getByText(say('desk_bulk_left', { count: 1, left: 1 })).waitFor();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await site().services.leads.contact.removeMany([id, quiet]);
});

test('a note whose answer is lost on the way is stored once, however often it is sent', async () => {
  const { _id: id } = await givenContact(site(), { fullName: 'Noted Once' });
  const page = await openDesk({ search: 'Noted' });
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: say('desk_note'), exact: true }).click();
  const note = page.getByRole('textbox', { name: say('desk_note'), exact: true });
  await note.fill('Paid late last year');
  await page.route('**/api/leads/*/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await note.press('Control+Enter');
  await page.getByText(say('admin_network_error')).waitFor();
  expect(await note.inputValue()).toBe('Paid late last year');
  await page.unroute('**/api/leads/*/notes');
  await note.press('Control+Enter');
  await expect.poll(() => note.inputValue()).toBe('');
  const notes = () => site().database.db.selectFrom('lead_note').select('body').where('lead_id', '=', id).execute();
  expect(await notes()).toEqual([{ body: 'Paid late last year' }]);
  // The same words are another note once the first is there.
  await note.fill('Paid late last year');
  await note.press('Control+Enter');
  await expect.poll(async () => (await notes()).length).toBe(2);
  await site().services.leads.contact.remove(id);
});
