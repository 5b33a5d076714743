import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { leadKinds } from '#shared/leads/lead.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth } from '../support/browser/lead-journeys.ts';
import { chooseFirst, isFullRun, readersOf } from '../support/full-run.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenQuote } from '../support/given/given-quote.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { testInFull } from '../support/test-in-full.ts';

const site = useDemoSite();
const browser = useBrowser();

beforeEach(async () => {
  for (const kind of leadKinds)
    for (const { _id } of (await site().services.leads[kind].list()).items)
      await site().services.leads[kind].remove(_id);
});

const reading = 'Yes, 50 kg are usual.';
type Reader = 'en' | 'ar';

async function openOffice(language: Reader, width = 1280, isLive = false): Promise<BrowserContext> {
  const session = await givenSession(site());
  return openStaff(browser(), { address: site().address, language, session, width, isLive });
}

const replyField = (page: Page, language: Reader) =>
  page.getByRole('textbox', { name: words(language)('desk_reply'), exact: true });
const rowsOf = (page: Page) => page.locator('main a[href^="/admin/leads/"]:has(time)');

/** The desk with the only lead open. */
async function openedLead(context: BrowserContext, language: Reader): Promise<Page> {
  const page = await openScreen(context, '/admin/leads');
  await rowsOf(page).first().click();
  await replyField(page, language).waitFor();
  return page;
}

/** Texts of the open lead's head that a button covers. */
function wordsUnderButtons(): string[] {
  const head = document.querySelector('main header:has(h2)');
  const boxes = [...(head?.querySelectorAll('button') ?? [])].map((button) => button.getBoundingClientRect());
  return [...(head?.querySelectorAll('p > *, h2 > *') ?? [])].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isCovered = boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
    return isCovered ? (part.textContent ?? '') : [];
  });
}

/** Texts of rows that lie over each other, and quantities that are cut. */
function badTextsOfRows(): string[] {
  return [...document.querySelectorAll('main a[href^="/admin/leads/"]')].flatMap((row) => {
    const parts = [...row.querySelectorAll('bdi, time')];
    const covered = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return parts.some((other) => {
        const box = other.getBoundingClientRect();
        const [width, height] = [Math.min(right, box.right) - Math.max(left, box.left), Math.min(bottom, box.bottom)];
        return other !== part && width > 1 && height - Math.max(top, box.top) > 8;
      });
    });
    const cut = parts.filter((part) => /\d,000/.test(part.textContent) && part.scrollWidth > part.clientWidth + 1);
    return [...covered, ...cut].map(({ textContent }) => textContent);
  });
}

const send = (page: Page, language: Reader) =>
  page.getByRole('button', { name: words(language)('desk_send'), exact: true }).click();
const kept = (page: Page, language: Reader) =>
  page.getByText(words(language)('desk_draft_kept', { time: '' }).trim()).waitFor({ timeout: 4_000 });

describe.each(readersOf('ar'))('a reply that was typed and not sent, in %s', (language) => {
  const closings: [string, (page: Page) => Promise<unknown>][] = [
    [
      'Escape',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.waitForURL(/\/admin\/leads$/);
      },
    ],
    ['a reload', (page) => page.reload()],
    [
      'another browser',
      async (page) => {
        await kept(page, language);
        await page.evaluate(() => {
          for (const name of Object.keys(localStorage)) if (name.startsWith('unsaved')) localStorage.removeItem(name);
        });
        await page.reload();
      },
    ],
  ];
  test.each(chooseFirst(closings))('is there again after %s', async (_, close) => {
    await givenContact(site());
    const page = await openedLead(await openOffice(language), language);
    await replyField(page, language).fill(reading);
    await close(page);
    if (!page.url().includes('MSG-')) await rowsOf(page).first().click();
    await expect.poll(() => replyField(page, language).inputValue()).toBe(reading);
    await send(page, language);
    await page.getByRole('article').getByText(reading).waitFor();
    await expect.poll(() => replyField(page, language).inputValue()).toBe('');
    await page.reload();
    await page.getByRole('article').getByText(reading).waitFor();
    expect(await replyField(page, language).inputValue()).toBe('');
  });

  test.runIf(isFullRun)('is there after a session that ended, and the way back names its form', async () => {
    await givenContact(site());
    const page = await openedLead(await openOffice(language), language);
    const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
    await page.route('**/api/leads/*/draft', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: '', code: 'unauthenticated' } }),
    );
    await replyField(page, language).fill(reading);
    await page.waitForURL(/\/login\?from=/);
    await page.unroute('**/api/leads/*/draft');
    await page.evaluate(([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
    }, stored);
    await page.goto('/admin/partners');
    const say = words(language);
    const form = `${say('desk_title')}: Lina Haddad`;
    const line = page.getByRole('status').filter({ hasText: say('admin_kept_waiting', { form }) });
    // Arabic letters reach below what is high enough for Latin ones.
    const opening = line.getByRole('link', { name: say('admin_kept_open'), exact: true });
    if (language === 'ar') expect((await opening.boundingBox())?.height).toBeGreaterThanOrEqual(30);
    await line.getByRole('link', { name: say('admin_kept_open'), exact: true }).click();
    await expect.poll(() => replyField(page, language).inputValue()).toBe(reading);
  });
});

describe.each(readersOf('en'))('two who answer at once, in %s', (language) => {
  test('do not miss each other: the second sees the first before it is sent', async () => {
    const say = words(language);
    const { _id: id, reference } = await givenContact(site());
    const context = await openOffice(language, 1280, true);
    const other = await openOffice(language, 1280, true);
    const [first, second] = [await openedLead(other, language), await openedLead(context, language)];
    const seenBy = (page: Page) => page.getByText(say('desk_here', { names: '' }).trim());
    await seenBy(second).waitFor();
    await seenBy(first).waitFor({ timeout: 2_000 });
    await replyField(first, language).fill('It costs 0.21.');
    await replyField(second, language).fill('It costs 0.19.');
    await send(first, language);
    // It appears by itself.
    const came = second.getByRole('article').filter({ hasText: 'It costs 0.21.' });
    await came.waitFor({ timeout: 3_000 });
    await send(second, language);
    await second
      .getByRole('alert')
      .filter({ hasText: say('desk_moved') })
      .waitFor();
    await came.getByText(say('admin_thread_newer')).waitFor();
    expect(await replyField(second, language).inputValue()).toBe('It costs 0.19.');
    expect((await site().services.threads.read({ kind: 'contact', id })).messages).toHaveLength(1);
    await second.getByRole('button', { name: say('desk_moved_send') }).click();
    await second.getByRole('article').getByText('It costs 0.19.').waitFor();
    expect((await site().services.threads.read({ kind: 'contact', id })).messages).toHaveLength(2);
    await second.keyboard.press('Escape');
    await second.keyboard.press('Escape');
    await seenBy(first).waitFor({ state: 'hidden', timeout: 2_000 });
    const again = await openScreen(context, `/admin/leads/${reference}`);
    await seenBy(first).waitFor({ timeout: 2_000 });
    await again.goto('about:blank');
    await seenBy(first).waitFor({ state: 'hidden', timeout: 5_000 });
  });
});

describe.each(readersOf('ar'))('the desk, in %s', (language) => {
  const say = words(language);

  async function givenLeads(): Promise<void> {
    for (let number = 1; number <= 14; number++) {
      const createdAt = `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;
      await givenContact(site(), { fullName: `Sender ${number}`, createdAt });
    }
    await givenConsultation(site(), { fullName: 'سامر الخطيب' });
    await givenQuote(site());
  }

  test.each(chooseFirst([1280, 390, 320]))(
    'shows rows of 44 px with what each wants, without faults (%i wide)',
    async (width) => {
      await givenLeads();
      // Its letters wait, since there is no mail server, and the red line that says so takes height, too.
      const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
      await site().http.inject({ method: 'POST', url: '/api/contacts', payload });
      const page = await openScreen(await openOffice(language, width), '/admin/leads');
      await page.setViewportSize({ width, height: 800 });
      await rowsOf(page).nth(15).waitFor();
      await page.getByText(say('system_mail_off')).waitFor();
      const boxes = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()));
      if (width === 1280) {
        expect(boxes[1]!.top - boxes[0]!.top).toBeLessThanOrEqual(44);
        const list = await page.locator('main ul:has(time)').boundingBox();
        expect(Math.floor((list?.height ?? 0) / 44)).toBeGreaterThanOrEqual(13);
      }
      expect(await fullWidth(page)).toBe(width);
      expect(await accessibilityFaults(page)).toEqual([]);
      // Beside its buttons there is room for words.
      expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThanOrEqual(100);
      await rowsOf(page).filter({ hasText: 'Amina Bello' }).click();
      await page.getByRole('article').getByText('Sugar sack, 50 kg').first().waitFor();
      expect(await fullWidth(page)).toBe(width);
      expect(await accessibilityFaults(page)).toEqual([]);
      if (width < 600) {
        await page.getByRole('button', { name: say('desk_person') }).click();
        await page.getByLabel(say('desk_owner')).last().waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.goBack();
        await replyField(page, language).waitFor();
        await page.goBack();
        await rowsOf(page).first().waitFor();
      }
    },
  );

  testInFull.each([390, 1280])('writes nothing over another, and cuts no quantity (%i wide)', async (width) => {
    const createdAt = '2026-01-05T00:00:00.000Z';
    // Of those whose names hold no thousands, which look like a quantity that is cut.
    const sugar = site().database.db.selectFrom('product').select('id').where('name', 'like', 'Sugar%');
    const product = await sugar.executeTakeFirstOrThrow();
    await givenContact(site(), {
      product: product.id,
      message: 'We need them for sugar and rice. '.repeat(4),
      createdAt,
    });
    const titles = [
      'كيس أعلاف منسوج مصفّح بفيلم BOPP مع بطانة داخلية سعة 50 كغ',
      'Laminated valve sack · for cement, paper look, three colours · 50 kg',
      'كيس رمل منسوج بلا تصفيح للحماية من الفيضانات والسيول',
    ];
    for (const [place, title] of titles.entries()) {
      const specified = { quantity: place === 2 ? 2 : 120_000 + place * 60_000, quantityUnit: 'pieces' };
      const line = { family: 'sack' as const, title, product: null, note: '', specified };
      await givenQuote(site(), { lines: [line, line], ...(place === 0 && { createdAt }) });
    }
    const page = await openScreen(await openOffice(language, width), '/admin/leads');
    await rowsOf(page).nth(3).waitFor();
    expect(await page.evaluate(badTextsOfRows)).toEqual([]);
    const two = language === 'ar' ? 'كيسان' : '2 bags';
    expect(await rowsOf(page).locator('[data-whole]').allTextContents()).toEqual(
      expect.arrayContaining([two, expect.stringContaining('120,000'), expect.stringContaining('180,000')]),
    );
    expect(await rowsOf(page).filter({ hasText: '120,000' }).textContent()).toContain(
      say('desk_late_since', { time: '' }),
    );
    // By when the other is to be answered is not near.
    expect(await rowsOf(page).filter({ hasText: '180,000' }).locator('time').count()).toBe(1);
  });

  test.each([390, 1280, 1920])('cuts a message before what it is about (%i wide)', async (width) => {
    const message = 'We would like to automate the counting and bundling of bags behind four converting lines. '.repeat(
      3,
    );
    const types = ['Automation', 'Manufacturing', 'Sustainability'] as const;
    for (const typeOfInquiry of types) await givenConsultation(site(), { typeOfInquiry, message });
    await givenQuote(site(), { phone: '٠٧٩٥٥٥١٢٣٤', phoneNumber: '+962795551234' });
    const page = await openScreen(await openOffice(language, width), '/admin/leads');
    const subjects = rowsOf(page).locator('bdi:not([class]):has(+ bdi:last-child)', { hasNotText: /\d/ });
    await expect.poll(() => subjects.count()).toBe(types.length);
    const cut = (parts: Element[]) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await subjects.evaluateAll(cut)).toBe(0);
    expect(await rowsOf(page).locator('bdi:last-child', { hasText: 'We would like' }).evaluateAll(cut)).toBe(
      types.length,
    );
    expect(await page.evaluate(badTextsOfRows)).toEqual([]);
    if (width < 1280) return;
    await rowsOf(page).filter({ hasText: 'Amina Bello' }).click();
    await page.getByRole('link', { name: '0795551234' }).waitFor();
  });

  test('is triaged by keys alone: done with undo, a reply, a note, an owner, all of a search', async () => {
    await givenLeads();
    const page = await openScreen(await openOffice(language), '/admin/leads');
    await rowsOf(page).nth(15).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: /^Sender 1 · / }).waitFor();
    await page.keyboard.press('e');
    await page.getByRole('heading', { name: /^Sender 2 · / }).waitFor();
    await page.keyboard.press('z');
    await page.getByRole('heading', { name: /^Sender 1 · / }).waitFor();
    await expect.poll(async () => (await deskCounts()).us).toBe(16);
    await page.keyboard.press('n');
    await page.keyboard.type('Call first');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('article').getByText('Call first').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.keyboard.type(reading);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('article').getByText(reading).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await page.keyboard.press('ArrowDown');
    await page.getByText(say('desk_is_assigned', { name: 'Sender 1' })).waitFor();
    await expect.poll(() => page.getByLabel(say('desk_owner')).last().inputValue()).not.toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('z');
    await expect.poll(() => page.getByLabel(say('desk_owner')).last().inputValue()).toBe('');
    await page.getByRole('searchbox').fill('Sender');
    await expect.poll(() => rowsOf(page).count()).toBe(13);
    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    const actOnAll = async (act: 'desk_done' | 'admin_suspicious') => {
      await page.getByRole('button', { name: say('desk_pick_all', { count: 13 }) }).click();
      const bar = page.getByRole('status');
      await bar.getByRole('button', { name: say(act), exact: true }).click();
    };
    await actOnAll('desk_done');
    await expect.poll(deskCounts).toMatchObject({ us: 2, them: 1, done: 13 });
    await page
      .getByRole('button', { name: say('admin_undo'), exact: true })
      .last()
      .click();
    await expect.poll(deskCounts).toMatchObject({ us: 15, them: 1, done: 0 });
    await page.keyboard.press('x');
    await actOnAll('admin_suspicious');
    await expect.poll(deskCounts).toMatchObject({ us: 2, suspicious: 13 });
  });

  testInFull('keeps a note and a reply apart: what was begun of one is never sent as the other', async () => {
    const { _id, reference } = await givenContact(site());
    const page = await openScreen(await openOffice(language), `/admin/leads/${reference}`);
    const choose = (kind: 'desk_note' | 'desk_reply') => page.locator(`[data-desk=${kind.slice(5)}]`).click();
    const noteField = page.getByRole('textbox', { name: say('desk_note'), exact: true });
    const note = 'Their last price was 3 % too high.';
    await replyField(page, language).fill(reading);
    await choose('desk_note');
    expect(await noteField.inputValue()).toBe('');
    await noteField.fill(note);
    await choose('desk_reply');
    expect(await replyField(page, language).inputValue()).toBe(reading);
    await page.getByText(say('desk_begun')).waitFor({ state: 'attached' });
    await kept(page, language);
    await page.reload();
    expect(await replyField(page, language).inputValue()).toBe(reading);
    await choose('desk_note');
    await page.getByRole('button', { name: say('desk_note_add'), exact: true }).click();
    await page.getByRole('article').getByText(note).waitFor();
    expect(await replyField(page, language).inputValue()).toBe(reading);
    await send(page, language);
    await page.getByRole('article').getByText(reading).waitFor();
    const { messages } = await site().services.threads.read({ kind: 'contact', id: _id });
    expect(messages.map(({ text }) => text)).toEqual([reading]);
  });

  testInFull('takes a mark of suspicion away, and back', async () => {
    const { _id, reference } = await givenContact(site());
    await site().services.leads.contact.changeSuspicion(_id, 'mark');
    const page = await openScreen(await openOffice(language, 390), `/admin/leads/${reference}?tab=suspicious`);
    await page.getByRole('button', { name: say('admin_suspicious_clear'), exact: true }).waitFor();
    // Nothing of its head lies over its reference.
    expect(await page.evaluate(wordsUnderButtons)).toEqual([]);
    await page.getByRole('button', { name: say('admin_suspicious_clear'), exact: true }).click();
    await expect.poll(deskCounts).toMatchObject({ us: 1, suspicious: 0 });
    await page.getByRole('button', { name: say('admin_undo'), exact: true }).click();
    await expect.poll(deskCounts).toMatchObject({ us: 0, suspicious: 1 });
    await page.getByRole('button', { name: say('admin_suspicious_clear'), exact: true }).waitFor();
  });

  testInFull('says why a lead is suspicious, in its row and its head', async () => {
    const message = {
      fullName: 'Casino',
      email: 'casino@example.com',
      message: 'Win',
      website: 'https://casino.example',
    };
    await site().http.inject({ method: 'POST', url: '/api/contacts', payload: message });
    const page = await openScreen(await openOffice(language, 390), '/admin/leads?tab=suspicious');
    const why = page.getByTitle(`${say('suspicion_honeypot')} · ${say('suspicion_no_stamp')}`);
    await rowsOf(page).filter({ has: why }).click();
    await page.getByRole('heading', { name: 'Casino' }).waitFor();
    await page.locator('header').filter({ has: why }).getByText(say('suspicion_short_honeypot')).waitFor();
    expect(await page.evaluate(wordsUnderButtons)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  testInFull('closes the filter by Escape, which leaves its button with the focus and the lead open', async () => {
    await givenContact(site());
    const page = await openedLead(await openOffice(language), language);
    const opened = page.url();
    await page.keyboard.press('f');
    await page.getByLabel(say('desk_kind'), { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel(say('desk_kind'), { exact: true }).waitFor({ state: 'detached' });
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect([await page.evaluate(focused), page.url()]).toEqual([say('admin_filter'), opened]);
  });

  const deskCounts = async () => {
    const viewer = { id: 'nobody', role: 'admin' };
    return (await site().services.desk.list({ page: 1, limit: 1 }, { viewer, language: 'en' })).counts;
  };

  testInFull(
    'says what becomes of a reply without a mail server, and a letter to staff leads to its lead',
    async () => {
      const { reference } = await givenContact(site());
      const page = await openScreen(await openOffice(language), `/admin/leads/${reference}`);
      await page.getByText(say('desk_does_unmailed')).waitFor();
      await replyField(page, language).fill(reading);
      await page.getByLabel(say('desk_template'), { exact: true }).selectOption(say('desk_template_samples'));
      // In the language of the sender, whatever the reader's.
      const fields = { name: 'Lina Haddad', reference };
      const prepared = words('en')('desk_template_samples_text', fields);
      expect(await replyField(page, language).inputValue()).toBe(`${reading}\n\n${prepared}`);
      await send(page, language);
      await page.getByText(say('follow_written_unset')).waitFor();
      await page.getByText(say('desk_mail_unset')).waitFor();
    },
  );
});

describe.each(readersOf('ar'))('without a mail server, in %s', (language) => {
  const say = words(language);

  testInFull('the page for a forgotten password says what to do', async () => {
    const context = await openStaff(browser(), { address: site().address, language });
    const page = await context.newPage();
    await page.goto('/login/forgot');
    await page.getByText(say('recovery_unset')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login/forgot');
    expect(await page.locator('[name=username]').count()).toBe(0);
  });
});

describe.each(readersOf('ar'))('the title of the tab, in %s', (language) => {
  const say = words(language);
  const company = language === 'ar' ? 'منسوج' : 'Mansooj';

  test.runIf(isFullRun)('names the screen and the company, and what is open', async () => {
    await givenContact(site());
    const partner = `Levant Mills ${language}`;
    await givenPartner(site(), { name: partner, translations: { ar: {} } });
    const page = await openScreen(await openOffice(language), '/admin/leads');
    const titled = (...parts: string[]) => expect.poll(() => page.title()).toMatch(new RegExp(parts.join(' · ')));
    await titled(`^\\(1\\) ${say('desk_title')}`, company);
    await rowsOf(page).first().click();
    await titled('^\\(1\\) Lina Haddad', say('desk_title'), company);
    await page.goto('/admin/contacts');
    await titled(`^${say('admin_nav_contacts')}`, company);
    await page.goto('/admin/system/mail');
    await titled(`^${say('system_mail')}`, say('admin_nav_system'), company);
    await page.goto('/admin/partners');
    await titled(`^${say('nav_partners')}`, company);
    await page.getByRole('button', { name: say('admin_edit_named', { name: partner }) }).click();
    await titled(`^${partner}`, say('nav_partners'));
  });

  testInFull('names each way in', async () => {
    const context = await openStaff(browser(), { address: site().address, language });
    const page = await context.newPage();
    for (const [path, title] of [
      ['/login', say('login_title')],
      ['/login/forgot', say('recovery_title')],
      ['/login/reset', say('recovery_new_title')],
    ] as const) {
      await page.goto(path);
      expect(await page.title()).toMatch(new RegExp(`^${title} · .+`));
    }
  });
});
