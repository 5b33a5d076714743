import { describe, expect, test } from 'vitest';
import { listPrinted } from '#server/content/media/printed-facts-queries.ts';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { isFullRun, readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { required } from '../support/sites/first.ts';

const site = useDemoSite();
const browser = useBrowser();

describe.each(readersOf('en'))('staff who read %s', (language) => {
  const say = words(language);

  test('see while writing what is wrong with a text, mend or dismiss it, and find it in the report', async () => {
    const question = `How heavy is it, ${language}?`;
    const { _id } = await kindTables.faq.insert(site().database.db, {
      group: `Weights ${language}`,
      question,
      answer: 'Exactly 50 kg.',
      position: 900,
      translations: { ar: { group: `أوزان ${language}`, question: 'كم وزنه؟', answer: 'خمسة كيلوغرامات، أي 5 كغ.' } },
    });
    const session = await givenSession(site(), 'marketing');
    const context = await openStaff(browser(), { address: site().address, language, session, width: 360 });
    const page = await openScreen(context, `/admin/faqs?open=${_id}`);
    const dialog = page.getByRole('dialog');
    const answer = dialog.getByRole('list', { name: say('text_check_list', { label: say('admin_field_answer') }) });
    await answer.getByText(say('text_check_numbers'), { exact: true }).waitFor();

    await dialog.getByRole('radiogroup').getByText(say('admin_text_arabic')).click();
    const label = say('admin_in_arabic', { label: say('admin_field_answer') });
    const field = dialog.getByRole('textbox', { name: label });
    await field.fill('وزنه 5 كغ, لا أكثر.');
    await answer.getByRole('button', { name: say('text_check_replace', { wanted: 'وزنه 5 كغ،' }) }).click();
    expect(await field.inputValue()).toBe('وزنه 5 كغ، لا أكثر.');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await answer
      .getByRole('button', { name: say('text_check_dismiss_named', { check: say('text_check_numbers') }) })
      .click();
    await answer.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: say('admin_update'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/admin/text-checks?state=dismissed&q=${encodeURIComponent(question)}`);
    await page
      .getByRole('button', { name: say('text_check_show_again_named', { check: say('text_check_numbers') }) })
      .click();
    await page.getByText(say('admin_list_nothing_found')).waitFor();
    await page.goto(`/admin/text-checks?check=numbers&q=${encodeURIComponent(question)}`);
    await page.getByRole('link', { exact: true, name: language === 'ar' ? 'كم وزنه؟' : question }).click();
    await answer.getByText(say('text_check_numbers'), { exact: true }).waitFor();
  });
});

test.runIf(isFullRun)(
  'staff see the terms of the text that has the focus, and insert the agreed word of the other language',
  async () => {
    const say = words('en');
    const { _id } = await kindTables.faq.insert(site().database.db, {
      group: 'Pallets',
      question: 'How many?',
      answer: `${'Some more words.\n'.repeat(20)}Forty sacks of flour on pallets.`,
      position: 901,
      translations: { ar: { group: 'الطبليات', question: 'كم؟', answer: 'أربعون كيسًا على طبلية من ' } },
    });
    const session = await givenSession(site(), 'marketing');
    const context = await openStaff(browser(), { address: site().address, language: 'en', session });
    const page = await openScreen(context, `/admin/faqs?open=${_id}`);
    const dialog = page.getByRole('dialog');
    const english = dialog.getByRole('textbox', { name: say('admin_field_answer'), exact: true });
    await english.click();
    const marked = () => dialog.locator('mark:visible').allTextContents();
    await expect.poll(marked).toEqual(['flour', 'pallets', 'طبلية']);
    await english.evaluate((field) => field.scrollTo(0, field.scrollHeight));
    const places = () =>
      english.evaluate((field) => {
        const layer = field.parentElement?.querySelector('[aria-hidden] mark')?.parentElement;
        return [field, layer].map((each) => [each?.clientWidth, each?.scrollHeight, each?.scrollTop]);
      });
    await expect.poll(async () => new Set((await places()).map(String)).size).toBe(1);
    expect((await places())[0]?.[2]).toBeGreaterThan(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    const terms = dialog.getByRole('list', { name: say('text_terms_list', { label: say('admin_field_answer') }) });
    await terms.getByRole('button', { name: say('text_terms_insert', { word: 'دقيق' }) }).click();
    const arabic = dialog.getByRole('textbox', {
      name: say('admin_in_arabic', { label: say('admin_field_answer') }),
    });
    await expect.poll(() => arabic.inputValue()).toBe('أربعون كيسًا على طبلية من دقيق');
    await expect.poll(() => arabic.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(marked).toEqual(['flour', 'pallets', 'طبلية', 'دقيق']);
    await arabic.fill('طحين');
    await dialog.locator('mark[data-avoided]', { hasText: 'طحين' }).waitFor();
    await context.close();
  },
);

test.runIf(isFullRun)('staff see what is wrong with a tag and with the texts for search engines', async () => {
  const say = words('en');
  const { _id } = await givenBlogPost(site(), {
    tags: ['50 kg sacks'],
    searchTitle: 'Sacks for 50 kg',
    translations: { ar: { tags: ['أكياس 5 كغ'], searchTitle: 'أكياس سعة 5 كغ' } },
  });
  const session = await givenSession(site(), 'marketing');
  const context = await openStaff(browser(), { address: site().address, language: 'en', session });
  const page = await openScreen(context, `/admin/blogs?open=${_id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('search_texts_title'), { exact: true }).click();
  const found = (label: string) =>
    dialog.getByRole('list', { name: say('text_check_list', { label }) }).getByText(say('text_check_numbers'), {
      exact: true,
    });
  await found(say('admin_blogs_tag_named', { tag: '50 kg sacks' })).waitFor();
  await found(say('search_texts_field_title')).waitFor();
  await dialog
    .getByRole('textbox', { name: say('admin_blogs_tag_arabic', { tag: '50 kg sacks' }) })
    .fill('أكياس 50 كغ');
  await found(say('admin_blogs_tag_named', { tag: '50 kg sacks' })).waitFor({ state: 'detached' });
  await context.close();
});

test.runIf(isFullRun)(
  'staff write down what is printed on a pictured bag; the report says where the product does not agree',
  async () => {
    const say = words('en');
    const { items } = await site().services.kinds.product.list();
    const { _id, name, galleryImages } = required(items.find((product) => product.name.startsWith('Sugar')));
    const session = await givenSession(site(), 'marketing');
    const context = await openStaff(browser(), { address: site().address, language: 'en', session, width: 360 });
    const page = await openScreen(context, `/admin/products?open=${_id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('picture_printed_title'), { exact: true }).click();
    const first = dialog.getByRole('textbox', { name: say('picture_printed', { number: 1 }) });
    await expect.poll(() => first.inputValue()).toBe('50 kg');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await first.fill('25 kg');
    await first.press('Enter');
    await page.getByText(say('picture_printed_saved')).first().waitFor();
    // Without a connection nothing is lost, and closing the dialog leaves the field, too.
    await context.setOffline(true);
    await first.fill('20 kg');
    await first.press('Enter');
    await dialog.getByText(say('admin_network_error')).waitFor();
    expect(await first.inputValue()).toBe('20 kg');
    await context.setOffline(false);
    await first.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await listPrinted(site().database.db, galleryImages)).get(galleryImages[0]!))
      .toBe('20 kg');

    await page.goto(`/admin/text-checks?check=printed_facts&q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: say('text_check_printed_facts') });
    await row.first().waitFor();
    expect(await row.allTextContents()).toEqual([
      expect.stringContaining(`${say('admin_gallery_images')} 1`),
      expect.stringContaining('20 kg'),
    ]);
    await row.first().getByRole('link', { exact: true, name }).click();
    await first.waitFor({ state: 'detached' });
    await dialog.getByText(say('picture_printed_title'), { exact: true }).waitFor();
  },
);
