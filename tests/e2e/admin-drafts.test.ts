import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { givenSession, openScreen, openStaff, type StoredSession } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();
const say = words('en');

async function openOffice(language: 'en' | 'ar' = 'en') {
  const session = await givenSession(site());
  return { session, context: await openStaff(browser(), { address: site().address, language, session }) };
}

const dialog = (page: Page) => page.getByRole('dialog');
const firstText = (page: Page) => dialog(page).getByRole('textbox').first();
const restore = (page: Page) => page.getByRole('button', { name: say('admin_draft_restore'), exact: true });
const discard = (page: Page) => page.getByRole('button', { name: say('admin_draft_discard'), exact: true });

/** How many forms this browser keeps something typed for. */
const countKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form')).length);

const hasFieldFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[role=dialog] :is(input, textarea)'));

/** Leaves a form like a crash: the draft is kept, without confirmation. */
async function typeAndCrash(page: Page, typing: () => Promise<void>): Promise<void> {
  const before = await countKept(page);
  await typing();
  await expect.poll(() => countKept(page)).toBe(before + 1);
  await page.close({ runBeforeUnload: false });
}

const forms = [
  { name: 'a new partner', path: '/admin/partners', open: say('admin_partners_add') },
  { name: 'a new product', path: '/admin/products', open: say('admin_products_add') },
  { name: 'a new post', path: '/admin/blogs', open: say('admin_blogs_create') },
  { name: 'a new question', path: '/admin/faqs', open: kindSentences('faq', 'en').add },
] as const;

async function openForm(context: BrowserContext, { path, open }: (typeof forms)[number]): Promise<Page> {
  const page = await openScreen(context, path);
  await page.getByRole('button', { name: open, exact: true }).first().click();
  await firstText(page).waitFor();
  return page;
}

/** The subject, with suggestions; then the question and the answer, each with its Arabic beside it. */
async function fillQuestion(page: Page, question: string): Promise<void> {
  await dialog(page).getByRole('combobox').first().fill('Films');
  await firstText(page).fill(question);
  await dialog(page).getByRole('textbox').nth(2).fill('As you wish.');
}

const create = (page: Page) => dialog(page).getByRole('button', { name: say('admin_create'), exact: true });

describe('what staff type and do not save', () => {
  test.each(isFullRun ? forms : forms.slice(1, 3))(
    'is offered again after a crash, restored or discarded: $name',
    async (form) => {
      const { context } = await openOffice();
      const page = await openForm(context, form);
      await typeAndCrash(page, () => firstText(page).fill('Half a thought'));
      const again = await openForm(context, form);
      await expect.poll(() => firstText(again).inputValue()).toBe('');
      await restore(again).click();
      await expect.poll(() => firstText(again).inputValue()).toBe('Half a thought');
      expect(await hasFieldFocus(again)).toBe(true);
      await again.close({ runBeforeUnload: false });
      const third = await openForm(context, form);
      await discard(third).click();
      await expect.poll(() => firstText(third).inputValue()).toBe('');
      expect(await countKept(third)).toBe(0);
      expect(await hasFieldFocus(third)).toBe(true);
    },
  );

  test.each(readersOf('en'))('survives a reload, and says when it was typed, in %s', async (language) => {
    const speak = words(language);
    const { context } = await openOffice(language);
    const page = await openScreen(context, '/admin/company');
    const name = page.locator('main form').getByRole('textbox').first();
    const stored = await name.inputValue();
    await name.fill('Mansooj Weaving');
    page.on('dialog', (asked) => asked.accept());
    await page.reload();
    await page.locator('main h1').waitFor();
    // In the digits of either script.
    const year = new RegExp(
      [...String(new Date().getFullYear())].map((d) => `[${d}${'٠١٢٣٤٥٦٧٨٩'[Number(d)]}]`).join(''),
    );
    const offer = page.getByRole('status').filter({ hasText: speak('admin_draft_restore') });
    await offer.filter({ hasText: year }).waitFor();
    await expect.poll(() => name.inputValue()).toBe(stored);
    await page.getByRole('button', { name: speak('admin_draft_restore'), exact: true }).click();
    await expect.poll(() => name.inputValue()).toBe('Mansooj Weaving');
  });

  test('is forgotten once it is saved', async () => {
    const { context } = await openOffice();
    const page = await openForm(context, forms[3]);
    await fillQuestion(page, 'How thick is it?');
    await expect.poll(() => countKept(page)).toBe(1);
    await create(page).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await countKept(page)).toBe(0);
  });

  test('stays when another new record is saved or discarded', async () => {
    const { context } = await openOffice();
    const first = await openForm(context, forms[3]);
    await typeAndCrash(first, () => firstText(first).fill('The first question'));
    const second = await openForm(context, forms[3]);
    await fillQuestion(second, 'The second question');
    await expect.poll(() => countKept(second)).toBe(2);
    await create(second).click();
    await dialog(second).waitFor({ state: 'detached' });
    expect(await countKept(second)).toBe(1);
    await second.close();

    const third = await openForm(context, forms[3]);
    await typeAndCrash(third, () => firstText(third).fill('The third question'));
    const fourth = await openForm(context, forms[3]);
    await discard(fourth).click();
    expect(await countKept(fourth)).toBe(1);
    await fourth.close();
    const last = await openForm(context, forms[3]);
    await restore(last).click();
    await expect.poll(() => firstText(last).inputValue()).toBe('The first question');
  });

  test('is forgotten when staff cancel and confirm it', async () => {
    const { context } = await openOffice();
    const page = await openForm(context, forms[0]);
    await firstText(page).fill('A passing idea');
    await expect.poll(() => countKept(page)).toBe(1);
    await dialog(page)
      .getByRole('button', { name: say('admin_cancel') })
      .click();
    await page.getByRole('button', { name: say('unsaved_discard') }).click();
    await dialog(page).first().waitFor({ state: 'detached' });
    expect(await countKept(page)).toBe(0);
  });

  test('stays with the one who typed it', async () => {
    const { context, session } = await openOffice();
    const page = await openForm(context, forms[0]);
    await typeAndCrash(page, () => firstText(page).fill('For my eyes'));
    const marketing = await givenSession(site(), 'marketing');
    const signIn = async ({ token, user }: StoredSession) => {
      const other = await context.newPage();
      await other.goto('/privacy');
      await other.evaluate(
        ([storedToken, storedUser]) => {
          localStorage.setItem('token', storedToken);
          localStorage.setItem('user', storedUser);
        },
        [token, JSON.stringify(user)] as const,
      );
      await other.close();
    };
    await signIn(marketing);
    const theirs = await openForm(context, forms[0]);
    expect(await restore(theirs).count()).toBe(0);
    await theirs.close();
    await signIn(session);
    await restore(await openForm(context, forms[0])).waitFor();
  });

  test('is forgotten when they sign out', async () => {
    const { context } = await openOffice();
    const page = await openForm(context, forms[0]);
    await typeAndCrash(page, () => firstText(page).fill('Before I go'));
    const last = await openScreen(context, '/admin/partners');
    const signOut = last.getByRole('button', { name: say('admin_logout') });
    await signOut.click();
    const question = last.getByRole('dialog', { name: say('unsaved_title') });
    await question.getByRole('button', { name: say('admin_cancel') }).click();
    await question.waitFor({ state: 'detached' });
    expect(await countKept(last)).toBe(1);
    await signOut.click();
    await question.getByRole('button', { name: say('unsaved_discard') }).click();
    await last.waitForURL('**/login');
    expect(await countKept(last)).toBe(0);
  });

  test('is forgotten when they sign out of a session that has already ended', async () => {
    const { context } = await openOffice();
    const page = await openScreen(context, '/admin/company');
    await page.locator('main form').getByRole('textbox').first().fill('Nobody else shall read this');
    await expect.poll(() => countKept(page)).toBe(1);
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 401, json: { success: false } }));
    await page.getByRole('button', { name: say('admin_logout') }).click();
    const question = page.getByRole('dialog', { name: say('unsaved_title') });
    await question.getByRole('button', { name: say('unsaved_discard') }).click();
    await page.waitForURL('**/login');
    expect(await countKept(page)).toBe(0);
  });

  test('is forgotten after a week', async () => {
    const { context } = await openOffice();
    const page = await openForm(context, forms[0]);
    await typeAndCrash(page, () => firstText(page).fill('Old news'));
    const again = await openScreen(context, '/admin/partners');
    await again.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith('unsaved-form'))) {
        const draft = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: draft.savedAt - 8 * 24 * 60 * 60 * 1000 }));
      }
    });
    await again.close();
    const later = await openForm(context, forms[0]);
    expect(await restore(later).count()).toBe(0);
    expect(await countKept(later)).toBe(0);
  });

  test('conflicts with a change by somebody else, and offers a choice between both', async () => {
    const partner = await givenPartner(site(), { name: 'Shared Mills' });
    const { context } = await openOffice();
    const edit = async () => {
      const page = await openScreen(context, '/admin/partners');
      await page.getByRole('button', { name: `Edit ${partner.name}` }).click();
      await firstText(page).waitFor();
      return page;
    };
    const page = await edit();
    await typeAndCrash(page, () => firstText(page).fill('Mine'));
    await fetch(`${site().address}/api/partners/${partner._id}`, {
      method: 'PUT',
      headers: { ...(await givenToken(site())), 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Shared Mills', industry: 'Their industry' }),
    });
    const again = await edit();
    await restore(again).click();
    await again.getByText(say('admin_kept_changed')).waitFor();
    await dialog(again)
      .getByRole('button', { name: say('admin_update') })
      .click();
    const conflict = again.getByRole('dialog', { name: say('conflict_title') });
    await conflict.getByText('Their industry').waitFor();
  });
});
