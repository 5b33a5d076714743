import { beforeAll, describe, expect, test } from 'vitest';
import { localise } from '#shared/content/content.ts';
import type { BrowserTab } from '../support/browser/browser-tab.ts';
import { words } from '../support/browser/form-journey.ts';
import { otherBrowsers, useTabs } from '../support/browser/other-browsers.ts';
import { isFocusMarked, sideways } from '../support/browser/tab-faults.ts';
import { givenApplication } from '../support/given/given-application.ts';
import { givenContact } from '../support/given/given-contact.ts';
import { givenAdministrator, givenSession } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const credentials = { username: 'rania-elsewhere', password: 'woven-in-amman-2005' };
beforeAll(() => givenAdministrator(site(), credentials));

const readers = [{ language: 'en' }, { language: 'ar' }] as const;
const screens = [
  ...['dashboard', 'partners', 'products', 'blogs', 'contacts', 'consultations', 'careers', 'leads', 'quotes'],
  ...['company', 'users', 'audit', 'outbox', 'system', 'privacy', 'trash', 'account'],
];

const typedIn = (tab: BrowserTab, selector: string) =>
  tab.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, selector);

describe.each(otherBrowsers)('in $name', ({ name, launch }) => {
  const open = useTabs(launch, site);

  describe.each(readers)('staff who read $language', ({ language }) => {
    const say = words(language);

    /** A tab in which the language is chosen. */
    async function openLanguage(): Promise<BrowserTab> {
      const tab = await open({ width: 1280, height: 800 });
      await tab.goto('/login');
      await tab.evaluate((chosen) => {
        // biome-ignore lint/suspicious/noDocumentCookie: its successor answers later, which an evaluation does not wait for
        document.cookie = `i18nextLng=${chosen}; path=/`;
      }, language);
      return tab;
    }

    /** A screen in the browser of somebody who has signed in. */
    async function openOffice(path: string): Promise<BrowserTab> {
      const { token, user } = await givenSession(site());
      const tab = await openLanguage();
      await tab.evaluate(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        { token, user: JSON.stringify(user) },
      );
      await tab.goto(path);
      await tab.seen('main h1');
      return tab;
    }

    test('sign in, see every screen at two widths, and find the focus', async () => {
      const tab = await openLanguage();
      await tab.goto('/login?from=%2Fadmin%2Fdashboard');
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
      await tab.type('[name=username]', credentials.username);
      await tab.type('[name=password]', credentials.password);
      await tab.press('Enter');
      await tab.untilAt('/admin/dashboard');
      const faults: Record<string, unknown> = {};
      for (const screen of screens) {
        await tab.goto(`/admin/${screen}`);
        await tab.seen('main h1');
        await tab.until(
          (loading) => !document.querySelector('main')!.textContent.includes(loading),
          say('admin_loading'),
        );
        const wide = await sideways(tab);
        await tab.press('Tab');
        const hasFocus = await isFocusMarked(tab);
        await tab.resize(360, 800);
        const narrow = await sideways(tab);
        await tab.resize(1280, 800);
        if (wide || narrow || !hasFocus) faults[screen] = { wide, narrow, hasFocus };
      }
      expect(faults).toEqual({});
    }, 240_000);

    test('begin a reply at the desk, which is there again after a reload', async () => {
      const fullName = `Lina ${name} ${language}`;
      const contact = await givenContact(site(), { fullName });
      const reply = language === 'ar' ? 'نعم، 50 كغ وزن معتاد.' : 'Yes, 50 kg are usual.';
      const field = `textarea[aria-label="${say('desk_reply')}"]`;
      const tab = await openOffice('/admin/leads');
      await tab.click({ in: 'main a[href^="/admin/leads/"]', text: fullName });
      await tab.untilAt(`/admin/leads/${contact.reference}`);
      await tab.type(field, reply);
      await tab.seen({ in: 'main *', text: say('desk_draft_kept', { time: '' }).trim() });
      expect(await sideways(tab)).toBe(0);
      await tab.goto(`/admin/leads/${contact.reference}`);
      await tab.seen(field);
      await expect.poll(() => typedIn(tab, field)).toBe(reply);
    });

    test('read a message in its dialog, which gives the focus back', async () => {
      const fullName = `Omar ${name} ${language}`;
      await givenContact(site(), { fullName });
      const tab = await openOffice('/admin/contacts');
      const view = { in: 'main tbody button', text: say('admin_view_details_named', { name: fullName }) };
      await tab.click(view);
      await tab.seen({ in: '[role=dialog]', text: 'Do you weave bags of 50 kg?' });
      expect(await sideways(tab)).toBe(0);
      await tab.press('Escape');
      await tab.gone('[role=dialog]');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(view.text);
    });

    test('move an application on the board by a key', async () => {
      const fullName = `Samira ${name} ${language}`;
      const { _id } = await givenApplication(site(), { fullName });
      const tab = await openOffice('/admin/leads?kind=career');
      await tab.click({ in: 'main fieldset button', text: say('board_as_board') });
      await tab.seen({ in: 'main section li a', text: fullName });
      expect(await sideways(tab)).toBe(0);
      await tab.until((wanted) => {
        const links = [...document.querySelectorAll<HTMLElement>('main section li a')];
        const link = links.find(({ textContent }) => textContent.includes(wanted));
        link?.focus();
        return link && document.activeElement === link;
      }, fullName);
      await tab.press(']');
      await expect.poll(async () => (await site().services.leads.career.get(_id)).status).toBe('reviewed');
    });

    test('save a product, and write bold by a key', async () => {
      const { items } = await site().services.kinds.product.list();
      const product = items[language === 'ar' ? 1 : 0]!;
      const changed = `${name} Sack ${language}`;
      const tab = await openOffice('/admin/products');
      await tab.click({ in: 'main button', text: say('admin_edit_named', { name: localise(product, language).name }) });
      await tab.type('[role=dialog] input[lang=en]', changed);
      await tab.click({ in: '[role=dialog] button', text: say('admin_update') });
      await tab.gone('[role=dialog]');
      expect((await site().services.kinds.product.get(product._id)).name).toBe(changed);
      expect(await sideways(tab)).toBe(0);

      await tab.goto('/admin/blogs');
      await tab.click({ in: 'main button', text: say('admin_blogs_create') });
      const content = '[role=dialog] [role=toolbar] ~ textarea, [role=dialog] div:has(> [role=toolbar]) textarea';
      await tab.type(content, 'Fabric');
      await tab.press('Shift+Home');
      await tab.press('Control+b');
      await expect.poll(() => typedIn(tab, content)).toBe('**Fabric**');
      expect(await sideways(tab)).toBe(0);
    });

    test('go through the tabs of the company, and open the menu of a row', async () => {
      const tab = await openOffice('/admin/company');
      await tab.seen('main form');
      const count = await tab.evaluate(() => document.querySelectorAll('main nav li > a').length);
      expect(count).toBeGreaterThan(2);
      for (let place = 1; place <= count; place++) {
        await tab.click(`main nav li:nth-child(${place}) > a`);
        await tab.seen(`main nav li:nth-child(${place}) > a[aria-current=page]`);
        await tab.seen('main form');
        expect([place, await sideways(tab)]).toEqual([place, 0]);
      }
      await tab.goto('/admin/users');
      const menu = say('list_row_more_named', { name: credentials.username });
      await tab.click({ in: 'main tbody button', text: menu });
      await tab.seen('[role=menu] [role=menuitem]');
      await tab.press('ArrowDown');
      await tab.until(() => document.activeElement?.matches('[role=menuitem]'));
      await tab.press('Escape');
      await tab.gone('[role=menu]');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(menu);
    });
  });
});
