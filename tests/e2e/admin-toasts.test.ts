import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenPartner } from '../support/given/given-partner.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);

  test.each([360, 1280])('read a toast and the header of a dialog at the same time, %i px wide', async (width) => {
    const name = `Toast${language}${width}`;
    await givenPartner(site(), { name, translations: { ar: { name } } });
    const page = await openAsAdmin(site(), browser(), { path: `/admin/partners?q=${name}`, language, width });
    await page.getByRole('button', { name: say('admin_delete_named', { name }), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_delete'), exact: true })
      .click();
    const toast = page.locator('.mantine-Notification-root');
    // With the focus on its button it stays, however slow the machine is.
    await toast.getByRole('button', { name: say('admin_undo') }).focus();
    await page
      .locator('main')
      .getByRole('button', { name: say('admin_partners_add') })
      .click();
    const dialog = page.getByRole('dialog', { name: say('admin_partners_add') });
    const close = dialog.getByRole('button', { name: say('admin_close'), exact: true });
    await close.waitFor();
    const gap = async () => {
      const [above, below] = await Promise.all([toast.boundingBox(), close.boundingBox()]);
      return Math.round((below?.y ?? 0) - (above ? above.y + above.height : 0));
    };
    await expect.poll(() => toast.isVisible()).toBe(true);
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    // A moment later it is still so: the dialog does not glide back below the toast.
    expect(await gap()).toBeGreaterThanOrEqual(0);
  });
});

test('the menu of a phone keeps its title off the edge, in both directions', async () => {
  for (const language of languages) {
    const page = await openAsAdmin(site(), browser(), { path: '/admin/partners', language, width: 360 });
    await page.getByRole('button', { name: words(language)('menu_open') }).click();
    const title = page.locator('.mantine-Drawer-title');
    await title.waitFor();
    const inset = () =>
      title.evaluate((element) => {
        const [own, panel] = [element, element.closest('[role=dialog]')!].map((each) => each.getBoundingClientRect());
        return document.dir === 'rtl' ? panel!.right - own!.right : own!.left - panel!.left;
      });
    await expect.poll(inset).toBeGreaterThanOrEqual(12);
    await page.context().close();
  }
});
