import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenAdministrator, givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const say = words('en');
const rowsOf = (page: Page) => page.locator('main a[href^="/admin/leads/"]:has(time)');
const headingOf = (page: Page, name: string) => page.getByRole('heading', { name: `${name} · ` }).first();
const replyOf = (page: Page) => page.getByRole('textbox', { name: say('desk_reply'), exact: true });

async function openDesk(search: string): Promise<Page> {
  const session = await givenSession(site());
  const options = { address: site().address, language: 'en', session, width: 1280, isLive: true } as const;
  return openScreen(await openStaff(browser(), options), `/admin/leads?q=${search}`);
}

/** Leads in this order on the desk: of working days one after another. */
const givenLeads = (names: readonly string[]) =>
  Promise.all(
    names.map((fullName, place) =>
      givenContact(site(), { fullName, createdAt: `2026-01-0${place + 4}T00:00:00.000Z` }),
    ),
  );

/** Holds what a page sends to an address until it is released. */
async function holdBack(page: Page, address: string, method: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

const tabOf = async (id: string) => {
  const row = site().database.db.selectFrom('lead_desk').select('tab').where('id', '=', id);
  return (await row.executeTakeFirst())?.tab;
};

test('who has gone on before a lead is done stays where they are, and what they type does nothing else', async () => {
  const [, beta, gamma, delta] = await givenLeads(['Lagging Alpha', 'Lagging Beta', 'Lagging Gamma', 'Lagging Delta']);
  const page = await openDesk('Lagging');
  await rowsOf(page).nth(3).waitFor();
  await rowsOf(page).nth(1).click();
  await headingOf(page, 'Lagging Beta').waitFor();
  const release = await holdBack(page, '**/api/contacts/*/thread', 'PATCH');
  await page.keyboard.press('e');
  await page.keyboard.press('j');
  await headingOf(page, 'Lagging Gamma').waitFor();
  await page.keyboard.press('j');
  await headingOf(page, 'Lagging Delta').waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('We can ');
  release();
  await page.getByText(say('desk_is_done', { name: 'Lagging Beta' })).waitFor();
  await page.keyboard.type('weave these.');
  expect(await replyOf(page).inputValue()).toBe('We can weave these.');
  await headingOf(page, 'Lagging Delta').waitFor();
  expect(await Promise.all([beta, gamma, delta].map((lead) => tabOf(lead?._id ?? '')))).toEqual(['done', 'us', 'us']);
});

test('who types in a lead while it becomes done is not taken to the next one', async () => {
  await givenLeads(['Typing Alpha', 'Typing Beta']);
  const page = await openDesk('Typing');
  await rowsOf(page).nth(1).waitFor();
  await page.keyboard.press('j');
  await headingOf(page, 'Typing Alpha').waitFor();
  const release = await holdBack(page, '**/api/contacts/*/thread', 'PATCH');
  await page.keyboard.press('e');
  await page.keyboard.press('r');
  await page.keyboard.type('One more ');
  release();
  await page.getByText(say('desk_is_done', { name: 'Typing Alpha' })).waitFor();
  await page.keyboard.type('thing');
  await headingOf(page, 'Typing Alpha').waitFor();
  expect(await replyOf(page).inputValue()).toBe('One more thing');
});

test('a stream of news that falls silent is opened again, and what came meanwhile is shown', async () => {
  await givenLeads(['Silent One']);
  const session = await givenSession(site());
  const options = { address: site().address, language: 'en', session, width: 1280, isLive: true } as const;
  const context = await openStaff(browser(), options);
  let opened = 0;
  // Neither a byte nor an end.
  await context.route('**/api/leads/live', () => {
    opened += 1;
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/admin/leads?q=Silent');
  await rowsOf(page).first().waitFor();
  await expect.poll(() => opened).toBe(1);
  await givenContact(site(), { fullName: 'Silent Two' });
  await page.clock.runFor(45_000);
  await rowsOf(page).nth(1).waitFor();
  await expect.poll(() => opened).toBe(2);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('deleting all of a search leaves what came since it was read', async () => {
  await givenLeads(['Swept One', 'Swept Two']);
  const page = await openDesk('Swept');
  await rowsOf(page).nth(1).waitFor();
  await page.getByRole('button', { name: say('desk_pick_several'), exact: true }).click();
  await page.getByRole('button', { name: say('desk_pick_all', { count: 2 }) }).click();
  const { _id: late } = await givenContact(site(), { fullName: 'Swept Late' });
  await page.getByRole('button', { name: say('admin_delete'), exact: true }).click();
  const question = page.getByRole('dialog', { name: say('admin_confirm_delete') });
  await question.getByRole('button', { name: say('admin_delete'), exact: true }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await rowsOf(page).filter({ hasText: 'Swept Late' }).waitFor();
  expect(await tabOf(late)).toBe('us');
});

test('a tag that a colleague added meanwhile stays', async () => {
  const [lead] = await givenLeads(['Tagged Twice']);
  const { desk } = site().services;
  const id = lead?._id ?? '';
  await desk.change(id, { tags: ['old', 'sugar'] }, { id: '', role: 'admin' });
  const page = await openDesk('Twice');
  await rowsOf(page).first().click();
  const tags = page.getByLabel(say('desk_tags'), { exact: true });
  await expect.poll(() => tags.inputValue()).toBe('old, sugar');
  await desk.change(id, { tags: ['old', 'sugar', 'urgent'] }, { id: '', role: 'admin' });
  await tags.fill('sugar, sample');
  await tags.blur();
  await expect.poll(() => tags.inputValue()).toBe('sugar, sample, urgent');
});

test.each(['Back', 'reload'])('what was typed as the next step is kept after %s', async (way) => {
  const [lead] = await givenLeads([`Stepping ${way}`]);
  const page = await openDesk(`Stepping ${way}`);
  await rowsOf(page).first().click();
  const step = page.getByLabel(say('desk_next_step'), { exact: true });
  await step.fill('Call on Sunday');
  if (way === 'Back') await page.goBack();
  else await page.reload();
  const row = site()
    .database.db.selectFrom('lead_desk')
    .select('next_step')
    .where('id', '=', lead?._id ?? '');
  await expect.poll(() => row.executeTakeFirst()).toEqual({ next_step: 'Call on Sunday' });
});

test('the title of the tab says as many as the menu, whatever the list is narrowed to', async () => {
  await givenLeads(['Counted Alpha', 'Counted Beta']);
  const page = await openDesk('Counted Alpha');
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  const inMenu = page.getByRole('link', { name: say('desk_title') }).getByText(/^\d+$/);
  const number = await inMenu.first().textContent();
  expect(Number(number)).toBeGreaterThan(1);
  await expect.poll(() => page.title()).toContain(`(${number}) `);
});

test('the lead that an address opens is whole in the list, also once the line about mail is above it', async () => {
  const names = Array.from({ length: 16 }, (_, place) => `Sinking ${place + 1}`);
  for (const fullName of names) await givenContact(site(), { fullName });
  const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  await site().http.inject({ method: 'POST', url: '/api/contacts', payload });
  const page = await openDesk('Sinking');
  await page.setViewportSize({ width: 1280, height: 800 });
  await rowsOf(page).filter({ hasText: 'Sinking 14' }).click();
  await headingOf(page, 'Sinking 14').waitFor();
  await page.reload();
  await page.getByText(say('system_mail_off')).waitFor();
  await headingOf(page, 'Sinking 14').waitFor();
  const row = rowsOf(page).filter({ hasText: 'Sinking 14' });
  await expect
    .poll(() => row.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(
      await page.locator('main ul:has(time)').evaluate((list) => list.getBoundingClientRect().bottom),
    );
});

test('who says by keyboard that another lead is of the same person can take it back at once', async () => {
  const company = 'Nablus Olive Press';
  await givenContact(site(), { fullName: 'Rami Odeh', email: 'rami@olive.example', company });
  const { reference } = await givenContact(site(), { fullName: 'Dina Odeh', email: 'dina@olive.example', company });
  const page = await openDesk('Rami');
  await rowsOf(page).first().click();
  const verdict = (label: 'desk_same_yes' | 'desk_same_no' | 'admin_undo') =>
    page.getByRole('button', { name: `${say(label)}: ${reference}`, exact: true });
  for (const label of ['desk_same_yes', 'desk_same_no'] as const) {
    await verdict(label).focus();
    for (const next of ['admin_undo', label] as const) {
      await page.keyboard.press('Enter');
      await verdict(next).waitFor();
      expect(await verdict(next).evaluate((button) => button === document.activeElement)).toBe(true);
    }
  }
});

test('arrow keys that pass colleagues on the way to one assign to that one alone', async () => {
  for (const username of ['dina', 'omar', 'yara'])
    await givenAdministrator(site(), { username, password: 'twelve letters' });
  const { _id } = await givenContact(site(), { fullName: 'Passed Along' });
  const page = await openDesk('Passed');
  await rowsOf(page).first().click();
  await headingOf(page, 'Passed Along').waitFor();
  await page.keyboard.press('a');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  const chosen = () => page.getByLabel(say('desk_owner')).last().locator('option:checked').textContent();
  for (let passed = 0; (await chosen()) !== 'yara' && passed < 20; passed++) await page.keyboard.press('ArrowDown');
  await page.getByText(say('desk_is_assigned', { name: 'Passed Along' })).waitFor();
  const changes = site().database.db.selectFrom('lead_event').selectAll().where('lead_id', '=', _id);
  await expect.poll(async () => (await changes.execute()).length).toBe(1);
  await expect.poll(chosen).toBe('yara');
});

test('a new owner is shown while the change is on its way, and what is undone leaves no trace in the thread', async () => {
  await givenAdministrator(site(), { username: 'rana', password: 'twelve letters' });
  await givenContact(site(), { fullName: 'Handed Over' });
  const page = await openDesk('Handed');
  await rowsOf(page).first().click();
  await headingOf(page, 'Handed Over').waitFor();
  const owner = page.getByLabel(say('desk_owner')).last();
  const chosen = () => owner.locator('option:checked').textContent();
  const [sendChange, readLead] = [
    await holdBack(page, '**/api/leads/*', 'PATCH'),
    await holdBack(page, '**/api/leads/*', 'GET'),
  ];
  const asked = page.waitForRequest((request) => request.method() === 'PATCH');
  await owner.selectOption({ label: 'rana' });
  await asked;
  expect(await chosen()).toBe('rana');
  sendChange();
  await page.getByText(say('desk_is_assigned', { name: 'Handed Over' })).waitFor();
  expect(await chosen()).toBe('rana');
  readLead();
  const thread = page.getByRole('region', { name: say('admin_thread'), exact: true });
  await thread.getByText('rana').waitFor();
  expect(await chosen()).toBe('rana');
  await page.locator('main h2').first().click();
  await page.keyboard.press('z');
  await expect.poll(chosen).toBe(say('desk_owner_none'));
  await thread.getByText('rana').waitFor({ state: 'detached' });
});

/** A lead with a letter that no pane shows whole. */
const givenLongLetter = (fullName: string) =>
  givenContact(site(), {
    fullName,
    message: Array.from({ length: 60 }, (_, place) => `Line ${place + 1} of what we need.`).join('\n\n'),
  });

/** Waits until a text of the thread is seen whole. */
const untilSeen = (text: Locator) =>
  expect
    .poll(() =>
      text.evaluate((shown) => {
        const { top, bottom } = shown.getBoundingClientRect();
        const pane = shown.closest('section')?.getBoundingClientRect();
        return pane && top >= pane.top && bottom <= pane.bottom;
      }),
    )
    .toBe(true);

const scrollToTop = (page: Page) =>
  page.getByRole('region', { name: say('admin_thread'), exact: true }).evaluate((pane) => pane.scrollTo(0, 0));

test('what a colleague adds to a long thread is in sight at once, and is nothing new to them', async () => {
  await givenLongLetter('Long Letter');
  const page = await openDesk('Long%20Letter');
  await rowsOf(page).first().click();
  await replyOf(page).waitFor();
  const noteButton = page.getByRole('button', { name: say('desk_note'), exact: true });
  const addNote = async (text: string) => {
    await noteButton.click();
    await page.getByRole('textbox', { name: say('desk_note'), exact: true }).fill(text);
    await page.getByRole('button', { name: say('desk_note_add'), exact: true }).click();
  };
  await addNote('They want liners too.');
  const first = page.getByRole('article').filter({ hasText: 'They want liners too.' });
  const username = await first.locator('bdi').first().textContent();
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify({ username, role: 'admin' }));
  // From the second visit on, what is new is marked.
  await page.reload();
  await noteButton.waitFor();
  await scrollToTop(page);
  await addNote('And valves.');
  await untilSeen(page.getByRole('article').getByText('And valves.'));
  expect(await page.getByText(say('desk_new_since'), { exact: true }).count()).toBe(0);
});

test('what keeps an answer from being sent is in sight, however long the thread is', async () => {
  const { _id: id } = await givenLongLetter('Two Answers');
  const page = await openDesk('Two%20Answers');
  await rowsOf(page).first().click();
  await replyOf(page).fill('It costs 0.19.');
  const { token } = await givenSession(site());
  await fetch(`${site().address}/api/contacts/${id}/thread`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'answer', text: 'It costs 0.21.', seen: '' }),
  });
  const theirs = page.getByRole('article').getByText('It costs 0.21.');
  await theirs.waitFor();
  await scrollToTop(page);
  await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
  await untilSeen(theirs);
  const clash = page.getByRole('alert').filter({ hasText: say('desk_moved') });
  expect(await clash.evaluate((box) => box === document.activeElement)).toBe(true);
});

test('what was sent while its draft was being kept does not come back', async () => {
  await givenContact(site(), { fullName: 'Quick Answer' });
  const page = await openDesk('Quick%20Answer');
  await rowsOf(page).first().click();
  await replyOf(page).waitFor();
  const { promise: isFollowed, resolve: follow } = Promise.withResolvers<void>();
  let stored = 0;
  await page.route('**/api/leads/*/draft', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    stored += 1;
    if (stored > 1) {
      follow();
      await wait(300);
      return route.fallback();
    }
    // Stored, and heard of only after the reply was sent.
    const response = await route.fetch();
    await Promise.race([isFollowed, wait(2_000)]);
    return route.fulfill({ response });
  });
  await replyOf(page).fill('We can.');
  await expect.poll(() => stored).toBe(1);
  await page.getByRole('button', { name: say('desk_send'), exact: true }).click();
  await page.getByRole('article').getByText('We can.').waitFor();
  await expect.poll(() => stored).toBe(2);
  await wait(1_000);
  expect(await replyOf(page).inputValue()).toBe('');
  expect(await page.getByText(say('desk_draft_joined'), { exact: true }).count()).toBe(0);
  await page.reload();
  await replyOf(page).waitFor();
  expect(await replyOf(page).inputValue()).toBe('');
});
