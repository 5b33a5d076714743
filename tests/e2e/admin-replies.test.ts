import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { fullWidth, openAsAdmin } from '../support/browser/lead-journeys.ts';
import { readersOf } from '../support/full-run.ts';
import { givenContact } from '../support/given/given-contact.ts';
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
    const text = page.getByLabel(say('replies_text_ar')).nth(1);
    const before = await text.inputValue();
    await text.fill(' ');
    await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await page.getByText(say('error_required'), { exact: true }).waitFor();
    await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
    await text.fill(before);
    expect(await name.inputValue()).toBe(written);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fullWidth(page)).toBe(width);
    await page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    await page.getByText(say('replies_saved')).first().waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel(say('replies_name_en')).first().inputValue()).toBe(written);
  },
);

test.each(readersOf('ar'))(
  'a field that only its author knows is named in the prepared reply, and before a reply is sent, in %s',
  async (language) => {
    const say = words(language);
    const isolated = '\u2068{time}\u2069';
    const page = await openAsAdmin(site(), browser(), { path: '/admin/replies', language, width: 1280 });
    await page.getByLabel(say('replies_text_en')).first().fill('Dear {name}, see you on {time}.');
    await page.getByText(say('replies_own_fields', { fields: isolated })).waitFor();
    const { reference, _id } = await givenContact(site());
    await page.goto(`/admin/leads/${reference}`);
    const reply = page.getByRole('textbox', { name: say('desk_reply'), exact: true });
    const send = page.getByRole('button', { name: say('desk_send'), exact: true });
    await reply.fill('See you on {time}.');
    await send.click();
    await page.getByText(say('desk_unfilled', { fields: isolated })).waitFor();
    const messages = async () => (await site().services.threads.read({ kind: 'contact', id: _id })).messages.length;
    expect(await messages()).toBe(0);
    await reply.fill('See you on {time}, as we write it.');
    await send.click();
    await page.getByText(say('desk_unfilled', { fields: isolated })).waitFor();
    expect(await messages()).toBe(0);
    await send.click();
    await expect.poll(messages).toBe(1);
  },
);

test.each(readersOf('en'))(
  'of two colleagues who read %s and save at once the second sees what the first saved, and loses nothing',
  async (language) => {
    const say = words(language);
    const width = language === 'ar' ? 390 : 1280;
    const open = () => openAsAdmin(site(), browser(), { path: '/admin/replies', language, width });
    const [first, second] = [await open(), await open()];
    const nameIn = (page: typeof first, place: number) => page.getByLabel(say('replies_name_en')).nth(place);
    const save = (page: typeof first) => page.getByRole('button', { name: say('admin_save'), exact: true }).click();
    const [theirs, own] = [`Theirs ${language}`, `Own ${language}`];
    await nameIn(first, 0).fill(theirs);
    await nameIn(second, 1).fill(own);
    await save(first);
    await first.getByText(say('replies_saved')).first().waitFor();
    await save(second);
    const conflict = second.getByRole('dialog', { name: say('conflict_title') });
    await conflict.getByText(theirs).first().waitFor();
    expect(await accessibilityFaults(second)).toEqual([]);
    expect(await fullWidth(second)).toBe(width);
    // What was not touched here is preset to what is stored, what was stays.
    await conflict.getByRole('button', { name: say('conflict_save_chosen') }).click();
    await second.getByText(say('replies_saved')).first().waitFor();
    await first.reload();
    for (const page of [first, second]) {
      await expect.poll(() => nameIn(page, 0).inputValue()).toBe(theirs);
      await expect.poll(() => nameIn(page, 1).inputValue()).toBe(own);
    }
  },
);
