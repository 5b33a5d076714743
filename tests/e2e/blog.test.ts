import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { m } from '#messages';
import { useBrowser } from '../support/browser/browser.ts';
import { isTakenOver } from '../support/browser/visitor.ts';
import { readersOf } from '../support/full-run.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { givenToken } from '../support/given/given-token.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ baseURL: site().address, ...options });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

// Posts of the tests come after the others.
const longAgo = { createdAt: '2020-01-01T00:00:00.000Z' };
const cardTitles = (page: Page) => page.locator('main li h2').allTextContents();
const firstTitle = async (page: Page) => (await cardTitles(page))[0] ?? '';
const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

describe.each(readersOf('en'))('a reader of the blog, in %s', (language) => {
  const prefix = language === 'ar' ? '/ar' : '';
  const say = { locale: language };

  test('filters by a tag and turns the page, without JavaScript', async () => {
    const page = await open(`${prefix}/blog`, { javaScriptEnabled: false });
    expect(await cardTitles(page)).toHaveLength(9);
    await page.getByRole('link', { name: m.page_next({}, say) }).click();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect((await cardTitles(page)).length).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: m.blog_filter({}, say) })
      .locator('a[href*="Printing"]')
      .click();
    expect(new URL(page.url()).search).toBe('?category=Printing');
    expect((await cardTitles(page)).length).toBeLessThan(9);
    await page.context().close();
  });

  test('prints a post without what only a screen can do', async () => {
    const page = await open(`${prefix}/blog`);
    await page.goto((await page.locator('main li h2 a').first().getAttribute('href')) ?? '');
    const ofScreens = [
      page.getByRole('heading', { name: m.blog_share({}, say), exact: true }),
      page.getByRole('link', { name: m.blog_share_email({}, say) }),
      page.getByRole('link', { name: m.blog_older({}, say) }),
    ];
    for (const shown of ofScreens) await shown.waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ofScreens) expect(await hidden.isVisible()).toBe(false);
    expect(await page.locator('article').isVisible()).toBe(true);
    await page.context().close();
  });

  test('reads a post, continues to the previous one, and returns', async () => {
    const page = await open(`${prefix}/blog`);
    const title = await firstTitle(page);
    await page.getByRole('link', { name: title }).click();
    await waitForTitle(page, title);
    expect(await page.locator('article h2').count()).toBeGreaterThan(2);
    await page.getByRole('link', { name: m.blog_older({}, say) }).click();
    await page.waitForFunction((known) => document.querySelector('h1')?.textContent !== known, title);
    await page.getByRole('link', { name: m.blog_newer({}, say) }).click();
    await waitForTitle(page, title);
    await page.context().close();
  });

  test('copies the link of a post and sees a confirmation', async () => {
    const post = await givenBlogPost(site(), longAgo);
    const page = await open(`${prefix}/blog/${post.address}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await isTakenOver(page);
    await page.getByRole('button', { name: m.blog_share_copy({}, say) }).click();
    await page.getByRole('button', { name: m.blog_share_copied({}, say) }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${testSiteUrl}/s/\\w{6}$`));
    expect(await site().services.shortLinks.findPath(copied.slice(-6))).toBe(`/blog/${post._id}`);
    expect(await page.locator('aside [role=status]').textContent()).toBe(m.blog_share_copied({}, say));
    await page.context().close();
  });

  test('sees when a post cannot be loaded, and reads it after Retry', async () => {
    const page = await open(`${prefix}/blog`);
    const getPost = vi
      .spyOn(site().services.kinds.blog_post, 'get')
      .mockRejectedValue(new Error('The database is away.'));
    const title = await firstTitle(page);
    await page.getByRole('link', { name: title }).click();
    await waitForTitle(page, m.blog_error_fetching({}, say));
    getPost.mockRestore();
    await page.getByRole('link', { name: m.retry({}, say) }).click();
    await waitForTitle(page, title);
    await page.context().close();
  });
});

test('a film plays by the browser’s own controls and loads little before that', async () => {
  const { address } = await givenBlogPost(site(), { ...longAgo, video: 'videos/film.mp4', translations: { ar: {} } });
  const page = await open(`/blog/${address}`, { javaScriptEnabled: false });
  const film = page.locator('article video');
  expect(await film.getAttribute('src')).toBe('/media/videos/film.mp4');
  expect(await film.getAttribute('preload')).toBe('metadata');
  expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(true);
  await page.context().close();
});

test('a post in which someone hid a script runs nothing', async () => {
  const content =
    '<script>window.wasRun = 1</script>\n\n<img src="/x" onerror="window.wasRun = 1"> [a](javascript:window.wasRun=1)';
  const { address } = await givenBlogPost(site(), {
    ...longAgo,
    content: `# Head\n\n${content}`,
    translations: { ar: {} },
  });
  const page = await open(`/blog/${address}`);
  expect(await page.evaluate('window.wasRun')).toBeUndefined();
  expect(await page.locator('article :is(script, img, a)').count()).toBe(0);
  expect(await page.locator('h1').count()).toBe(1);
  await page.context().close();
});

test('without JavaScript nothing offers to copy', async () => {
  const { address } = await givenBlogPost(site(), longAgo);
  const page = await open(`/blog/${address}`, { javaScriptEnabled: false });
  expect(await page.getByText(m.blog_share_copy()).isVisible()).toBe(false);
  const shared = await page.getByRole('link', { name: m.blog_share_whatsapp(), exact: true }).getAttribute('href');
  expect(new URL(shared!).searchParams.get('text')).toBe(`How a bag is woven ${testSiteUrl}/blog/${address}`);
  await page.context().close();
});

test('the cached post is separate for each language, and dropped when the post changes', async () => {
  const content = { en: 'word '.repeat(1_000), ar: 'كلمة قصيرة' };
  const { address } = await givenBlogPost(site(), {
    ...longAgo,
    content: content.en,
    translations: { ar: { content: content.ar } },
  });
  const articleOf = async (path: string) => {
    const html = await (await fetch(site().address + path, { headers: { authorization: 'none' } })).text();
    return /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
  };
  const [english, arabic] = [await articleOf(`/blog/${address}`), await articleOf(`/ar/blog/${address}`)];
  expect(english).toContain('word word');
  expect(english).not.toContain(content.ar);
  expect(arabic).toContain(content.ar);
  expect(arabic).not.toContain('word word');
  const changed = await fetch(`${site().address}/api/blogs/${address}`, {
    method: 'PUT',
    headers: { ...(await givenToken(site())), 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'How a bag is woven', summary: 'Second.', content: 'A second text' }),
  });
  expect(changed.status).toBe(200);
  expect(await articleOf(`/blog/${address}`)).toContain('A second text');
});
