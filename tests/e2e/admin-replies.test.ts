import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

test.each(readersOf('ar'))(
  'an administrator who reads %s changes a prepared reply, and is asked before it is lost',
  async (language) => {
    const say = words(language);
    const width = language === 'ar' ? 360 : 1280;
    const page = await openAsAdmin(site(), browser(), { path: '/admin/replies', language, width });
    const name = page.getByLabel(say('replies_name_en')).first();
    const written = `Offer of ${language}`;
    await name.fill(written);
    await page
      .getByRole('link', { name: say('admin_nav_company'), exact: true })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: say('unsaved_title') });
    await question.getByRole('button', { name: say('admin_cancel') }).click();
    expect(await name.inputValue()).toBe(written);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(width);
    await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await page.getByText(say('replies_saved')).first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(say('replies_name_en')).first().inputValue()).toBe(written);
  },
);
