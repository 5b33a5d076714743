import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { lastForm, recordBrowser } from '../support/browser/browser-records.ts';
import { colourOf } from '../support/browser/shown-colour.ts';
import { picture, videoBytes } from '../support/files/sample-files.ts';
import { readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenSession, openStaff } from '../support/given/given-staff.ts';
import { useDemoSite } from '../support/sites/built-site.ts';
import { specified } from '../support/specified/specified-words.ts';

const site = useDemoSite();
const browser = useBrowser();

async function openBlogs(language: Language, q: string) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width: 1400 });
  const page = await context.newPage();
  await recordBrowser(page);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.goto(`/admin/blogs?q=${encodeURIComponent(q)}`);
  await page.locator('main h1').waitFor();
  return { page, logged };
}

async function refuse(page: Page, method: string): Promise<void> {
  const answer = (route: Route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback();
  await page.route('**/api/blogs**', answer);
}

const rowsOf = (textarea: Locator) => textarea.getAttribute('rows');

describe.each(readersOf('en'))('Blog Management in %s', (language) => {
  const said = specified(language);
  const named = { kind: m.entity_blog_post({}, { locale: language }) };
  const draft = said('Draft', 'admin_blogs_status_draft');
  const published = said('Published', 'admin_blogs_status_published');
  const image = said('Image', 'admin_blogs_image');
  const video = said('Video', 'admin_blogs_video');
  const alertOf = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true }).first();

  test('creates a post in the specified dialog, once nothing is missing', async () => {
    const title = `Loom film ${language}`;
    const { page, logged } = await openBlogs(language, title);
    const createBlog = said('Create Blog', 'admin_blogs_create');
    await page.getByRole('button', { name: createBlog, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: createBlog, exact: true });
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    const field = (english: string, key: Parameters<typeof said>[1]) =>
      dialog
        .locator('[lang=en]')
        .and(dialog.getByLabel(said(english, key)))
        .first();
    const titleField = field('Title', 'admin_blogs_title');
    const summary = field('Summary', 'admin_blogs_summary');
    const content = field('Content', 'admin_blogs_content');
    const status = dialog.getByLabel(said('Status', 'admin_blogs_status'), { exact: true });
    await button(said('Cancel', 'admin_cancel')).waitFor();
    expect([await rowsOf(summary), await rowsOf(content)]).toEqual(['2', '6']);
    await expect.poll(() => status.locator('option').allTextContents()).toEqual([draft, published]);
    await expect.poll(() => status.inputValue()).toBe('draft');

    const create = button(said('Create', 'admin_create'));
    await create.click();
    for (const told of [
      said('Title is required', 'blog_title_required'),
      said('Summary is required', 'blog_summary_required'),
      said('Content is required', 'blog_content_required'),
    ])
      expect(await colourOf(dialog.getByText(told, { exact: true }))).toBe('red');
    expect(await lastForm(page)).toEqual([]);

    await titleField.fill(title);
    await summary.fill('From granule to bag.');
    await content.fill('It begins with granules.');
    const tag = dialog.getByPlaceholder(said('Add a tag', 'admin_blogs_tag_placeholder'));
    const add = button(said('Add', 'admin_blogs_tag_add'));
    const chips = dialog.getByRole('list', { name: said('Tags', 'admin_blogs_tags') }).locator('li');
    for (const [typed, how] of [
      ['  weaving ', 'button'],
      ['weaving', 'button'],
      ['   ', 'Enter'],
      ['looms', 'Enter'],
      ['threads', 'Enter'],
    ] as const) {
      await tag.fill(typed);
      await (how === 'button' ? add.click() : tag.press('Enter'));
      await expect.poll(() => tag.inputValue()).toBe('');
    }
    await button(said('Remove the tag looms', 'admin_blogs_tag_remove', { tag: 'looms' })).click();
    await expect.poll(() => chips.allTextContents()).toEqual(['weaving', 'threads']);

    const sendsNothingElse = async (files: string[]) => {
      const sent = await lastForm(page);
      const parts = new Map(sent);
      for (const [name, value] of [
        ['title', title],
        ['summary', 'From granule to bag.'],
        ['content', 'It begins with granules.'],
        ['tags', '["weaving","threads"]'],
        ['status', 'draft'],
      ] as const)
        expect(parts.get(name)).toBe(value);
      expect(sent.map(([name]) => name).filter((name) => ['image', 'video'].includes(name))).toEqual(files);
    };
    await refuse(page, 'POST');
    await create.click();
    await alertOf(page, said('Error creating blog post', 'admin_kind_error_creating', named)).waitFor();
    await sendsNothingElse([]);
    expect(logged.join('\n')).toContain(said('Error creating blog post', 'admin_kind_error_creating', named));

    const pickers = dialog.locator('input[type=file]');
    expect(await pickers.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('accept')))).toEqual([
      'image/*',
      'video/*',
    ]);
    const loom = { name: 'loom.png', mimeType: 'image/png', buffer: await picture('png') };
    await pickers.nth(0).setInputFiles(loom);
    await pickers.nth(1).setInputFiles({ name: 'loom.mp4', mimeType: 'video/mp4', buffer: videoBytes.mp4 });
    for (const name of ['loom.png', 'loom.mp4']) await dialog.getByText(name, { exact: true }).waitFor();
    await create.click();
    await alertOf(page, said('Error creating blog post', 'admin_kind_error_creating', named)).waitFor();
    await expect.poll(async () => (await lastForm(page)).length).toBeGreaterThan(7);
    await sendsNothingElse(['image', 'video']);
    await page.unrouteAll();
    await create.click();
    await page
      .getByText(said('Blog post created successfully', 'admin_kind_created', named), { exact: true })
      .waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.locator('main tbody tr').first();
    for (const chip of [draft, 'weaving', 'threads', image, video])
      await row.getByText(chip, { exact: true }).waitFor();
  });

  test('lists, edits and deletes posts, and tells what failed', async () => {
    const title = `How bags are woven ${language}`;
    const createdAt = '2026-11-20T21:30:00.000Z';
    await givenBlogPost(site(), { title, tags: ['weaving'], createdAt, translations: { ar: {} } });
    const { page, logged } = await openBlogs(language, title);
    const row = page.locator('main tbody tr').filter({ hasText: title });
    await row.waitFor();
    const columns = await page.locator('main thead th').allTextContents();
    expect(columns).toEqual([
      said('Title', 'admin_blogs_title'),
      said('Status', 'admin_blogs_status'),
      said('Tags', 'admin_blogs_tags'),
      said('Media', 'admin_blogs_media'),
      said('Created date', 'admin_blogs_created_at'),
      said('Actions', 'admin_list_actions'),
    ]);
    expect(await colourOf(row.locator('.mantine-Badge-root', { hasText: published }))).toBe('green');
    await row.locator('.mantine-Badge-root', { hasText: 'weaving' }).waitFor();
    await expect.poll(() => row.textContent()).toMatch(language === 'ar' ? /2026/ : /Nov(ember)? 21, 2026/);

    const act = (words: string, key: Parameters<typeof said>[1]) =>
      row.getByRole('button', { name: said(words, key, { name: title }), exact: true });
    const editBlog = said('Edit Blog', 'admin_blogs_edit');
    const dialog = page.getByRole('dialog', { name: editBlog, exact: true });
    await act(`Edit ${title}`, 'admin_edit_named').click();
    const update = dialog.getByRole('button', { name: said('Update', 'admin_update'), exact: true });
    await update.waitFor();
    const english = dialog.locator('input[lang=en]').first();
    await expect.poll(() => english.inputValue()).toBe(title);
    await expect
      .poll(() => dialog.locator('textarea[lang=en]').first().inputValue())
      .toBe('From granule to finished bag.');
    const status = dialog.getByLabel(said('Status', 'admin_blogs_status'), { exact: true });
    await expect.poll(() => status.inputValue()).toBe('published');
    await dialog
      .getByRole('button', { name: said('Remove the tag weaving', 'admin_blogs_tag_remove', { tag: 'weaving' }) })
      .click();
    await refuse(page, 'PUT');
    await update.click();
    await alertOf(page, said('Error updating blog post', 'admin_kind_error_updating', named)).waitFor();
    await page.unrouteAll();
    await update.click();
    const toast = (words: string, key: Parameters<typeof said>[1]) =>
      page.getByText(said(words, key, named), { exact: true }).waitFor();
    await toast('Blog tag removed successfully', 'admin_blogs_tag_removed');
    await dialog.waitFor({ state: 'hidden' });

    await act(`Edit ${title}`, 'admin_edit_named').click();
    const tagInput = dialog.getByPlaceholder(said('Add a tag', 'admin_blogs_tag_placeholder'));
    await tagInput.fill('looms');
    await tagInput.press('Enter');
    await update.click();
    await toast('Blog tag added successfully', 'admin_blogs_tag_added');
    await dialog.waitFor({ state: 'hidden' });

    await act(`Edit ${title}`, 'admin_edit_named').click();
    await status.selectOption('draft');
    await update.click();
    await toast('Blog post updated successfully', 'admin_kind_updated');
    await dialog.waitFor({ state: 'hidden' });
    await row.locator('.mantine-Badge-root', { hasText: draft }).waitFor();

    const question = said('Are you sure you want to delete this blog post?', 'admin_blogs_confirm_delete');
    const yes = page
      .getByRole('dialog', { name: question, exact: true })
      .getByRole('button', { name: said('Delete', 'admin_delete'), exact: true });
    await refuse(page, 'DELETE');
    await act(`Delete ${title}`, 'admin_delete_named').click();
    await yes.click();
    const failed = said('Error deleting blog post', 'admin_kind_error_deleting', named);
    await alertOf(page, failed).waitFor();
    expect(logged.join('\n')).toContain(failed);
    await page.unrouteAll();
    await act(`Delete ${title}`, 'admin_delete_named').click();
    await yes.click();
    await page
      .locator('.mantine-Notification-root')
      .filter({ hasText: said('Blog post deleted successfully', 'admin_kind_deleted', named) })
      .waitFor();
    await row.waitFor({ state: 'hidden' });
  });
});
