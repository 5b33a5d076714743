import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sections } from '#app/office/shell/sections.ts';
import { languages } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenConsultation } from '../support/given/given-consultation.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenAdministrator, givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { givenToken } from '../support/given/given-token.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

const settings = languages.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((mode) => [320, 1280].map((width) => ({ language, mode, width }))),
);
type Setting = (typeof settings)[number];

beforeAll(async () => {
  await givenContact(site(), { fullName: 'Lina Haddad' });
  await givenConsultation(site(), { fullName: 'سامر الخطيب' });
  await givenApplication(site(), { fullName: 'Rania Odeh' });
  await givenAdministrator(site(), { username: 'someone.else', password: 'twelve letters' });
});

const screens = [...sections.map(({ to }) => to), '/admin/account'];

/** The buttons that may open a dialog: those of the screen itself, and those of its first record. */
const openers = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    const records = [...document.querySelectorAll('main tbody tr, main li')];
    const isMeant = (button: HTMLElement) => {
      const record = button.closest('tbody tr, li');
      if (!button.checkVisibility() || button.matches(':disabled, [aria-disabled=true]') || button.closest('form'))
        return false;
      return !record || record === records[0];
    };
    return buttons.flatMap((button, i) => (isMeant(button) ? [i] : []));
  });

async function faultsOfDialogs(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole('dialog').or(page.getByRole('menu')).last();
  let opened = '';

  async function checkDialog(): Promise<void> {
    // The record's form is read and shown after its dialog.
    await page.waitForLoadState('networkidle');
    // While a menu fades in, its words have less contrast.
    await page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${opened}: ${fault}`));
    await page.keyboard.press('Escape');
    // On a busy machine the dialog of the button before may have come only now, above this one.
    await dialog.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => page.keyboard.press('Escape'));
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Opens what a button leads to. On a busy machine the dialog of the last one may come only now, and is closed first. */
  async function click(button: Locator): Promise<void> {
    try {
      await button.click({ timeout: 10_000 });
    } catch (error) {
      if (!(await dialog.isVisible())) throw error;
      await checkDialog();
      await button.click({ timeout: 10_000 });
    }
  }

  for (const index of await openers(page)) {
    // Another button may have led to the last page, where there is no next one.
    if (!(await openers(page)).includes(index)) continue;
    const button = page.locator('main button').nth(index);
    const nameOf = (found: HTMLElement) => found.ariaLabel ?? found.textContent;
    // Every setting works on the same records: one of the others may have taken this one out of the list meanwhile.
    const name = await button.evaluate(nameOf, undefined, { timeout: 3_000 }).catch(() => undefined);
    const isGone = async (error: unknown) => {
      if ((await button.count()) > 0) throw error;
      return true;
    };
    if (name === undefined || (await click(button).then(() => false, isGone))) continue;
    opened = name ?? '';
    const isOpen = await dialog.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (isOpen) await checkDialog();
  }
  if (await dialog.isVisible()) await checkDialog();
  return faults;
}

type Say = ReturnType<typeof words>;

/** The dialogs that no single button of a screen opens: where each is found, and the way there. */
const deeperDialogs: { name: string; path: string; open: (page: Page, say: Say) => Promise<unknown> }[] = [
  { name: 'palette', path: '/admin/dashboard', open: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', path: '/admin/dashboard', open: (page) => page.keyboard.press('?') },
  {
    name: 'account and password',
    path: '/admin/dashboard',
    open: (page, say) => page.getByRole('button', { name: new RegExp(`^${say('admin_account')}`) }).click(),
  },
  {
    name: 'deletion of several',
    path: '/admin/contacts',
    async open(page, say) {
      await page.getByRole('checkbox', { name: say('admin_list_select_all') }).check({ force: true });
      const chosen = page.getByRole('region', { name: say('admin_list_selected_label') });
      await chosen.getByRole('button', { name: say('admin_delete') }).click();
    },
  },
  {
    name: 'history',
    path: '/admin/partners',
    async open(page, say) {
      await openFirstForm(page, say);
      await page.getByRole('button', { name: say('history_title') }).click();
      await page.getByRole('dialog', { name: say('history_title') }).waitFor();
    },
  },
  {
    name: 'question about unsaved changes',
    path: '/admin/faqs',
    async open(page, say) {
      await openFirstForm(page, say);
      await page.getByRole('dialog').getByRole('textbox').first().fill('Typed and left');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: say('unsaved_title') }).waitFor();
    },
  },
  {
    name: 'conflict',
    path: '/admin/partners',
    async open(page, say) {
      await openFirstForm(page, say);
      await page.getByRole('dialog').getByRole('textbox').first().fill('Mine');
      await changeAllPartners();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('admin_update') })
        .click();
      await page
        .getByRole('dialog', { name: say('conflict_title') })
        .getByRole('radio')
        .first()
        .waitFor();
    },
  },
  {
    name: 'image library',
    path: '/admin/blogs',
    async open(page, say) {
      await openFirstForm(page, say);
      const toolbar = page.getByRole('dialog').getByRole('toolbar').first();
      await toolbar.getByRole('button', { name: say('markdown_image') }).click();
      await page.getByRole('dialog').getByLabel(say('library_search')).waitFor();
    },
  },
  {
    name: 'user',
    path: '/admin/users',
    async open(page, say) {
      const user = site().database.db.selectFrom('account').select('id').where('username', '=', 'someone.else');
      await page.goto(`/admin/users?open=${(await user.executeTakeFirstOrThrow()).id}`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('admin_users_reset') })
        .waitFor();
    },
  },
];

async function openFirstForm(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${say('admin_edit_named', { name: '' }).trim()}`) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

async function changeAllPartners(): Promise<void> {
  const token = await givenToken(site());
  for (const { _id, industry } of await (await fetch(`${site().address}/api/partners`)).json()) {
    await fetch(`${site().address}/api/partners/${_id}`, {
      method: 'PUT',
      headers: { ...token, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Theirs ${Date.now()}`, industry }),
    });
  }
}

async function faultsOfDeeperDialogs(context: BrowserContext, setting: Setting): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const say = words(setting.language);
  for (const { name, path, open } of deeperDialogs) {
    const page = await openScreen(context, path);
    await page.emulateMedia({ colorScheme: setting.mode, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    await open(page, say);
    await page.getByRole('dialog').last().waitFor();
    await page.waitForLoadState('networkidle');
    const found = await accessibilityFaults(page);
    if (found.length > 0) faults[name] = found;
    await page.close();
  }
  return faults;
}

// They wait more than they compute.
describe.concurrent('axe finds nothing in the back office', () => {
  test.for(settings)(
    'in $language, $mode, $width px wide',
    { timeout: 1_800_000 },
    async (setting, { onTestFinished: whenFinished }) => {
      const { language, mode, width } = setting;
      const session = await givenSession(site());
      const context = await openStaff(browser(), { address: site().address, language, session, width, whenFinished });
      const faults: Record<string, string[]> = {};
      for (const path of screens) {
        const page = await openScreen(context, path);
        await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
        await page.waitForLoadState('networkidle');
        const found = [...(await accessibilityFaults(page)), ...(await faultsOfDialogs(page))];
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (pageWidth > width) found.push(`is ${pageWidth} px wide`);
        if (found.length > 0) faults[path] = found;
        await page.close();
      }
      expect({ ...faults, ...(await faultsOfDeeperDialogs(context, setting)) }).toEqual({});
    },
  );
});
