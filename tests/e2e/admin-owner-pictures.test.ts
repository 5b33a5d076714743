import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { openPage, pathIn, useVisitors } from '../support/browser/visitor.ts';
import { picture, videoBytes } from '../support/files/sample-files.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const visit = useVisitors(browser, site);

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);

  async function openFactory() {
    const session = await givenSession(site());
    const staff = await openStaff(browser(), { address: site().address, language, session, width: 1100 });
    const screen = await openScreen(staff, '/admin/company?tab=factory');
    const factory = screen.getByRole('region', { name: say('admin_company_factory'), exact: true });
    await factory.scrollIntoViewIfNeeded();
    return { screen, factory };
  }

  const choose = async (place: Locator, name: string) => {
    await place.scrollIntoViewIfNeeded();
    const buffer = Buffer.from(await picture('png'));
    await place.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  };

  test('put a photograph of their own first, take a render out and change the film; visitors see it so', async () => {
    const { screen, factory } = await openFactory();
    const entries = factory.getByRole('listitem');
    const before = await entries.count();
    await factory.getByRole('button', { name: say('admin_company_factory_picture_add') }).click();
    const entry = entries.nth(before);
    await choose(entry, 'looms.png');
    const caption = (label: string) => entry.getByRole('textbox', { name: label, exact: true });
    await caption(say('admin_field_caption')).fill('Our own loom hall');
    await caption(say('admin_in_arabic', { label: say('admin_field_caption') })).fill('صالة أنوالنا');
    for (let place = before; place > 0; place--) {
      const name = say('admin_company_factory_picture_number', { number: place + 1 });
      await factory.getByRole('button', { name: say('admin_move_up', { name }), exact: true }).click();
    }
    const second = say('admin_company_factory_picture_number', { number: 2 });
    await factory.getByRole('button', { name: say('admin_remove_named', { name: second }), exact: true }).click();
    const film = { name: 'factory.mp4', mimeType: 'video/mp4', buffer: Buffer.from(videoBytes.mp4) };
    await factory.locator('input[type=file][accept*="video/mp4"]').setInputFiles(film);
    expect(await accessibilityFaults(screen)).toEqual([]);
    await screen.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await screen.getByText(say('admin_company_updated')).first().waitFor();
    expect(await entries.count()).toBe(before);

    const page = await visit();
    await openPage(page, pathIn(language, '/our-story'));
    const shown = page.getByRole('region', { name: say('story_factory') }).getByRole('listitem');
    const own = language === 'ar' ? 'صالة أنوالنا' : 'Our own loom hall';
    await shown.first().getByText(own).waitFor();
    expect(await shown.first().textContent()).not.toContain(say('picture_render_note'));
    expect(await shown.nth(1).textContent()).toContain(say('picture_render_note'));
    await shown.first().getByRole('link').click();
    await page.getByRole('dialog', { name: say('story_factory') }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('add no thirteenth photograph, and read what becomes of an animation and what a picture of Home must leave free', async () => {
    const { screen, factory } = await openFactory();
    const add = factory.getByRole('button', { name: say('admin_company_factory_picture_add') });
    const entries = factory.getByRole('listitem');
    for (let count = await entries.count(); count < 12; count++) await add.click();
    expect(await entries.count()).toBe(12);
    expect(await add.count()).toBe(0);
    // Pictures are drawn once they are near.
    await screen.getByRole('region', { name: say('admin_company_pictures'), exact: true }).scrollIntoViewIfNeeded();
    for (const help of [say('admin_company_hero_help'), say('admin_company_hero_rtl_help')]) {
      await screen.getByText(help).scrollIntoViewIfNeeded();
    }
    await screen.getByText(say('admin_drop_animated')).first().waitFor();
  });
});
