import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { pressArabicKey } from '../support/browser/arabic-keyboard.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { words } from '../support/browser/form-journey.ts';
import { picture, videoBytes } from '../support/files/sample-files.ts';
import { readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { kindSentences } from '../support/specified/kind-sentences.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openBlogs(language: Language, { width, path = '/admin/blogs' }: { width?: number; path?: string } = {}) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, ...(width && { width }) });
  return openScreen(context, path);
}

const publicPage = async (path: string) => (await fetch(site().address + path)).text();
const film = { name: 'loom.mp4', mimeType: 'video/mp4', buffer: videoBytes.mp4 };
const loom = async () => ({ name: 'loom.png', mimeType: 'image/png', buffer: await picture('png') });
const arabic = { title: 'كيف يُنسج كيس الاختبار', summary: 'من الحبيبات.', content: '## البداية\n\nحبيبات.' };

type Say = ReturnType<typeof words>;

async function fillTexts(page: Page, say: Say, title: string, arabicTitle = arabic.title): Promise<void> {
  const dialog = page.getByRole('dialog');
  const text = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const inArabic = (key: Parameters<Say>[0]) => text(say('admin_in_arabic', { label: say(key) }));
  await dialog.getByLabel(say('admin_blogs_title')).first().fill(title);
  await dialog.getByLabel(say('admin_blogs_summary')).first().fill('From granule to bag.');
  await dialog.locator('textarea').nth(2).fill('It begins with granules.');
  await inArabic('admin_blogs_title').fill(arabicTitle);
  await inArabic('admin_blogs_summary').fill(arabic.summary);
  await inArabic('admin_blogs_content').fill(arabic.content);
}

async function addTag(page: Page, say: Say, tag: string): Promise<void> {
  const input = page.getByRole('dialog').getByPlaceholder(say('admin_blogs_tag_placeholder'));
  await input.fill(tag);
  await input.press('Enter');
  await expect.poll(() => input.inputValue()).toBe('');
}

test('the dialog of a post and its fields are loaded at once', async () => {
  const page = await openBlogs('en');
  const fieldsAsked = page.waitForRequest(/post-fields-[^/]*\.js/, { timeout: 10_000 });
  await page.route(/kind-dialog-[^/]*\.js/, async (route) => {
    await fieldsAsked;
    await route.continue();
  });
  await page.getByRole('button', { name: words('en')('admin_blogs_create') }).click();
  await fieldsAsked;
  await page.getByRole('dialog').getByLabel(words('en')('admin_blogs_title')).first().waitFor();
});

describe.each(readersOf('ar'))('staff who read %s', (language) => {
  const say = words(language);

  test('create, change and delete a post with a video', async () => {
    const page = await openBlogs(language);
    const dialog = page.getByRole('dialog');
    const title = `Loom film ${language}`;
    const arabicTitle = `فيلم النول ${language}`;

    await page.getByRole('button', { name: say('admin_blogs_create') }).click();
    await dialog.getByRole('heading', { name: say('admin_blogs_create') }).waitFor();
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    for (const key of ['blog_title_required', 'blog_summary_required', 'blog_content_required'] as const) {
      await dialog.getByText(say(key), { exact: true }).waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillTexts(page, say, title, arabicTitle);
    await addTag(page, say, '  weaving ');
    await addTag(page, say, 'weaving');
    await addTag(page, say, '   ');
    await dialog.getByRole('textbox', { name: say('admin_blogs_tag_arabic', { tag: 'weaving' }) }).fill('نسيج');
    await expect.poll(() => dialog.getByRole('button', { name: /weaving/ }).count()).toBe(1);
    const status = dialog.getByLabel(say('admin_blogs_status'));
    await expect.poll(() => status.inputValue()).toBe('draft');
    await status.selectOption('published');
    await dialog.locator('input[type=file][accept="image/*"]').setInputFiles(await loom());
    await dialog.locator('input[type=file][accept="video/*"]').setInputFiles(film);
    await dialog.getByText('loom.mp4').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await page.getByText(kindSentences('blog_post', language).created).waitFor();
    await dialog.waitFor({ state: 'hidden' });

    const shownTitle = language === 'ar' ? arabicTitle : title;
    const row = page.getByRole('row', { name: shownTitle });
    for (const key of ['admin_blogs_status_published', 'admin_blogs_image', 'admin_blogs_video'] as const) {
      await row.getByText(say(key), { exact: true }).waitFor();
    }
    await row.getByText(language === 'ar' ? 'نسيج' : 'weaving', { exact: true }).waitFor();
    expect(await publicPage('/blog')).toContain(title);
    expect(await publicPage('/ar/blog')).toContain(arabicTitle);
    expect(await accessibilityFaults(page)).toEqual([]);

    await row.getByRole('button', { name: say('admin_edit_named', { name: shownTitle }) }).click();
    await dialog.getByRole('heading', { name: say('admin_blogs_edit') }).waitFor();
    await addTag(page, say, 'looms');
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await page.getByText(say('admin_blogs_tag_added')).waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await row.getByRole('button', { name: say('admin_edit_named', { name: shownTitle }) }).click();
    await dialog.getByRole('button', { name: say('admin_blogs_tag_remove', { tag: 'looms' }) }).click();
    await dialog.getByLabel(say('admin_blogs_title')).first().fill(`${title} II`);
    await dialog.getByRole('button', { name: say('admin_update') }).click();
    await page.getByText(kindSentences('blog_post', language).updated).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await publicPage('/blog')).toContain(`${title} II`);

    const deletedTitle = language === 'ar' ? arabicTitle : `${title} II`;
    await page.getByRole('button', { name: say('admin_delete_named', { name: deletedTitle }) }).click();
    await page
      .getByRole('dialog', { name: say('admin_blogs_confirm_delete') })
      .getByRole('button', { name: say('admin_delete') })
      .click();
    await page.getByText(kindSentences('blog_post', language).deleted).waitFor();
    await expect.poll(() => publicPage('/blog')).not.toContain(title);
    await page.getByRole('button', { name: say('admin_undo') }).click();
    await page.getByText(say('admin_restored')).waitFor();
    expect(await publicPage('/blog')).toContain(`${title} II`);
  });
});

describe.each(readersOf('en'))('staff who read %s and whose calls fail', (language) => {
  const say = words(language);

  test('see what failed, and keep what they typed', async () => {
    const page = await openBlogs(language);
    await page.route('**/api/blogs', (route) => route.abort());
    await page.getByRole('button', { name: say('admin_blogs_create') }).click();
    const dialog = page.getByRole('dialog');
    await fillTexts(page, say, 'Kept');
    await dialog.locator('input[type=file][accept="video/*"]').setInputFiles(film);
    await dialog.getByRole('button', { name: say('admin_create') }).click();
    await dialog.getByText(kindSentences('blog_post', language).createError, { exact: true }).waitFor();
    await dialog.getByText(say('admin_network_error')).waitFor();
    expect(await dialog.getByLabel(say('admin_blogs_title')).first().inputValue()).toBe('Kept');
  });
});

describe.each(readersOf('en'))('authors who read %s', (language) => {
  const say = words(language);

  test('write Markdown with the toolbar and see what becomes of it', async () => {
    const page = await openBlogs(language);
    await page.getByRole('button', { name: say('admin_blogs_create') }).click();
    const dialog = page.getByRole('dialog');
    const content = dialog.locator('textarea').nth(2);
    const bar = dialog.getByRole('toolbar').first();
    const tool = (key: Parameters<Say>[0]) => bar.getByRole('button', { name: say(key) }).first();
    await content.fill('How a bag is woven');
    await tool('markdown_heading').click();
    await content.press('End');
    await content.pressSequentially('\n\nFabric');
    await content.press('Shift+Home');
    await content.press('Control+b');
    await expect.poll(() => content.inputValue()).toBe('## How a bag is woven\n\n**Fabric**');
    await pressArabicKey(page, { key: 'لا', code: 'KeyB', ctrlKey: true });
    await expect.poll(() => content.inputValue()).toBe('## How a bag is woven\n\nFabric');
    await pressArabicKey(page, { key: 'ه', code: 'KeyI', ctrlKey: true });
    await expect.poll(() => content.inputValue()).toBe('## How a bag is woven\n\n*Fabric*');
    await content.press('Control+i');
    await content.press('Control+b');
    await content.press('Control+End');
    await tool('markdown_image').click();
    await dialog.getByRole('searchbox', { name: say('library_search') }).fill(language === 'ar' ? 'الإسمنت' : 'cement');
    await dialog
      .getByRole('region', { name: say('library_title') })
      .locator('li button')
      .first()
      .click();
    await expect.poll(() => content.inputValue()).toMatch(/\*\*\n\n!\[[^\]]+\]\(\/media\/images\/[\w.-]+\)$/);
    await tool('markdown_preview').click();
    const preview = dialog.getByRole('region', {
      name: say('markdown_preview_of', { label: say('admin_blogs_content') }),
    });
    await preview.getByRole('heading', { level: 2, name: 'How a bag is woven' }).waitFor();
    await expect
      .poll(() => preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('a draft is previewed as a visitor will see it, by staff alone, in both languages', async () => {
  const page = await openBlogs('en', { width: 360 });
  await page.getByRole('button', { name: 'Create Blog' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').first().fill('Kept from visitors');
  await dialog.getByLabel('Summary').first().fill('Not yet.');
  await dialog.locator('textarea').nth(2).fill('## Not yet\n\nText.');
  await dialog.getByText('Arabic', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title in Arabic' }).fill(arabic.title);
  await dialog.locator('input[type=file][accept="image/*"]').setInputFiles(await loom());
  await dialog.locator('input[type=file][accept="video/*"]').setInputFiles(film);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Preview Kept from visitors' }).click();
  const article = page.locator('article');
  await article.getByRole('heading', { level: 2, name: 'Not yet' }).waitFor();
  const address = await article.locator('video').getAttribute('src');
  expect((await fetch(site().address + address)).status).toBe(200);
  expect((await fetch(`${site().address}${address?.split('?')[0]}`)).status).toBe(404);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText('Arabic', { exact: true }).click();
  await page.locator('article[lang=ar][dir=rtl] h1').getByText(arabic.title).waitFor();
});

test('a draft is scheduled in Amman time, and the schedule is withdrawn', async () => {
  const title = 'Waits for its time';
  await givenBlogPost(site(), { title, status: 'draft' });
  const page = await openBlogs('en');
  const row = page.getByRole('row', { name: title });
  const dialog = page.getByRole('dialog');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Publish at (Amman time)').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.getByText('That time has passed. Please choose a later one.').last().waitFor();
  await dialog.getByLabel('Publish at (Amman time)').fill('2099-05-04T10:30');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText(/Scheduled for May 4, 2099.*10:30.AM/).waitFor();
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('Scheduled').waitFor({ state: 'detached' });
  await row.getByText('Draft', { exact: true }).waitFor();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 30 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

test('an upload shows its progress, and leaving the dialog aborts it', async () => {
  const page = await openBlogs('en');
  // Held on its way: nothing answers. What the page gives up is counted in the page, which knows it at once.
  await page.route('**/api/blogs', () => undefined);
  await page.evaluate(() => {
    const { abort } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.abort = function abortCounted() {
      document.documentElement.dataset.givenUp = 'yes';
      abort.call(this);
    };
  });
  await page.getByRole('button', { name: 'Create Blog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Blog' });
  await dialog.getByLabel('Title').first().fill('Given up');
  await dialog.getByLabel('Summary').first().fill('Given up.');
  await dialog.locator('textarea').nth(2).fill('Given up.');
  await dialog.locator('input[type=file][accept="video/*"]').setInputFiles(film);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await dialog.getByText(/^(Uploading: \d+%|Uploaded\. Saving…)$/).waitFor();
  await dialog.getByRole('progressbar', { name: 'Upload' }).waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: words('en')('unsaved_discard') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('html[data-given-up=yes]').waitFor({ state: 'attached' });
  expect(await page.locator('main').getByRole('alert').count()).toBe(0);
});

test('a post is created by keyboard alone', async () => {
  const page = await openBlogs('en');
  await page.getByRole('button', { name: 'Create Blog' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('Typed alone');
  await tabTo(page, dialog.getByLabel('Summary').first());
  await page.keyboard.type('By keyboard.');
  await tabTo(page, dialog.getByRole('button', { name: 'Heading (H2)' }).first());
  // The toolbar is one stop; arrows lead through it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Preview');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Text.');
  await tabTo(page, dialog.getByRole('button', { name: 'Create', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'Typed alone' }).getByText('Draft', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create Blog');
});

test('the list is searched, filtered and ordered, and the address keeps it', async () => {
  await givenBlogPost(site(), { title: 'Found by its Arabic', translations: { ar: { title: 'كيس القنفذ' } } });
  const page = await openBlogs('en', {
    path: '/admin/blogs?q=%D9%82%D9%86%D9%81%D8%B0%20%D9%83%D9%8A%D8%B3',
  });
  await page.getByRole('row', { name: 'Found by its Arabic' }).getByText('Arabic missing', { exact: true }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.goto('/admin/blogs?arabic=missing&status=published');
  await page.getByRole('row', { name: 'Found by its Arabic' }).waitFor();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expect.poll(() => page.url()).toContain('sort=title');
});

test('several posts are published and deleted at once, after a question that says how many', async () => {
  for (const number of [1, 2]) await givenBlogPost(site(), { title: `Quokka ${number}`, status: 'draft' });
  const page = await openBlogs('en', { path: '/admin/blogs?q=quokka' });
  const dialog = page.getByRole('dialog');
  const chosen = page.getByRole('region', { name: 'Selected records' });
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await chosen.getByRole('combobox').selectOption('published');
  await dialog.getByText('The status of 2 records becomes “Published”.').waitFor();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => page.locator('tbody').getByText('Published', { exact: true }).count()).toBe(2);
  expect(await publicPage('/blog')).toContain('Quokka 1');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('2 records are selected for deletion. They stay in Trash for 30 days.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => publicPage('/blog')).not.toContain('Quokka 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('tbody').getByText('Published', { exact: true }).count()).toBe(2);
});
