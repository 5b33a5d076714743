import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { givenBlogPost } from '../support/given/given-blog-post.ts';
import { rawRequest } from '../support/requests/raw-request.ts';
import { asAdmin } from '../support/requests/staff-calls.ts';
import { useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const ask = (path: string, method = 'GET') => rawRequest(site().address, path, { method });
const inLanguage = (path: string, language: Language) => (language === 'ar' ? `/ar${path}` : path);
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
const isKeptFromIndexes = ({ text }: { text: string }) => /<meta name="robots" content="noindex"/.test(text);

describe.each(languages)('in %s', (language) => {
  const unknownPaths = ['/no-such-screen', '/a/b/c/d', '/products/1/2', '/robots', '/%F0%9F%92%A9', '/our-story/more'];
  test.each(unknownPaths)('the unknown path %s shows Home as 404', async (path) => {
    const [reply, home] = [await ask(inLanguage(path, language)), await ask(language === 'ar' ? '/ar' : '/')];
    expect(reply.status).toBe(404);
    expect(headingOf(reply.text)).toBe(headingOf(home.text));
    expect(reply.text).toContain(`lang="${language}"`);
    expect(isKeptFromIndexes(reply)).toBe(true);
    const say = { locale: language };
    expect(reply.text).toContain(`<title>${m.not_here_title({}, say)} · `);
    const [line, search] = [m.not_here_text({}, say), `action="${inLanguage('/search', language)}"`];
    // Above Home's own content, in the page itself: scripts are not needed.
    const [main = '', own = ''] = reply.text.slice(reply.text.indexOf('<main')).split('<h1');
    expect([main.includes(line), main.includes(search), own.includes(line)]).toEqual([true, true, false]);
    expect(home.text).not.toContain(line);
  });

  const say = { locale: language };
  test.each([
    ['/products/unknown', m.product_not_found({}, say)],
    ['/partners/unknown', m.partner_not_found({}, say)],
    ['/blog/unknown', m.blog_not_found({}, say)],
    ['/projects/unknown', m.project_missing({}, say)],
    ['/services/unknown', m.service_missing({}, say)],
    ['/careers/unknown', m.opening_missing({}, say)],
    ["/products/' or 1=1 --", m.product_not_found({}, say)],
    ['/blog/%00', m.blog_not_found({}, say)],
    [`/partners/${'x'.repeat(900)}`, m.partner_not_found({}, say)],
  ])('the unknown record %s shows its own screen as 404', async (path, title) => {
    const reply = await ask(encodeURI(decodeURI(inLanguage(path, language))).replace('%2500', '%00'));
    expect(reply.status).toBe(404);
    expect(headingOf(reply.text)).toBe(title);
    expect(isKeptFromIndexes(reply)).toBe(true);
  });

  test('a draft is as unknown as what never existed', async () => {
    const draft = await givenBlogPost(site(), { status: 'draft', title: 'Not yet for anyone' });
    const reply = await ask(inLanguage(`/blog/${draft._id}`, language));
    expect([reply.status, headingOf(reply.text)]).toEqual([404, m.blog_not_found({}, say)]);
    expect(reply.text).not.toContain(draft.title);
  });
});

describe('a record that visitors read and that is deleted', () => {
  const statusOf = async (path: string) => (await ask(path)).status;

  /** A post that an administrator wrote, with ways to delete it. */
  async function written(fields: { title: string; status: string }) {
    const admin = await asAdmin(site());
    const text = { summary: 'Short.', content: 'Long.' };
    const { _id, address } = (await admin.post('/blogs', { ...text, ...fields })).json();
    return {
      ...{ _id, address },
      remove: () => admin.delete(`/blogs/${_id}`),
      removeForGood: () => admin.delete(`/trash/blog_post/${_id}`),
    };
  }

  test('answers 410 by its address and its id, in the Trash and after it, in both languages', async () => {
    const post = await written({ title: 'Gone with the wind', status: 'published' });
    const paths = [`/blog/${post.address}`, `/ar/blog/${post.address}`, `/blog/${post._id}`];
    expect(await statusOf(`/blog/${post.address}`)).toBe(200);
    await post.remove();
    const reply = await ask(`/blog/${post.address}`);
    expect(headingOf(reply.text)).toBe(m.blog_not_found({}, { locale: 'en' }));
    expect(isKeptFromIndexes(reply)).toBe(true);
    expect(await Promise.all(paths.map(statusOf))).toEqual([410, 410, 410]);
    expect((await post.removeForGood()).statusCode).toBe(200);
    expect(await Promise.all(paths.slice(0, 2).map(statusOf))).toEqual([410, 410]);
  });

  test('gives its address to a later record of that name', async () => {
    const first = await written({ title: 'One name for two', status: 'published' });
    await first.remove();
    await first.removeForGood();
    const second = await written({ title: 'One name for two', status: 'published' });
    expect(second.address).toBe(first.address);
    expect(await statusOf(`/blog/${second.address}`)).toBe(200);
  });

  test('answers 404 when it was a draft: nobody could read it', async () => {
    const draft = await written({ title: 'Never read', status: 'draft' });
    await draft.remove();
    expect(await statusOf(`/blog/${draft.address}`)).toBe(404);
    await draft.removeForGood();
    expect(await statusOf(`/blog/${draft.address}`)).toBe(404);
  });

  test.each([
    ['project', '/projects', '/projects', m.project_missing],
    ['service', '/services', '/services', m.service_missing],
    ['opening', '/openings', '/careers', m.opening_missing],
  ] as const)('a %s answers 410 on its own screen', async (kind, call, folder, said) => {
    const { items } = await site().services.kinds[kind].list();
    const { _id, address } = items.at(-1) ?? {};
    expect(await statusOf(`${folder}/${address}`)).toBe(200);
    await (await asAdmin(site())).delete(`${call}/${_id}`);
    const reply = await ask(`${folder}/${address}`);
    expect([reply.status, headingOf(reply.text)]).toEqual([410, said({}, { locale: 'en' })]);
  });

  test('a position that is filled is as unknown as what never existed', async () => {
    const admin = await asAdmin(site());
    const { items } = await site().services.kinds.opening.list();
    const { _id, address } = items[0] ?? {};
    const opening = (await admin.get(`/openings/${_id}`)).json();
    expect((await admin.call('PUT', `/openings/${_id}`, { ...opening, status: 'closed' })).statusCode).toBe(200);
    expect(await statusOf(`/careers/${address}`)).toBe(404);
  });
});

test('the title of a page that is not there is no sentence', async () => {
  const { text } = await ask('/products/unknown');
  expect(text).toContain('<title>Product not found · ');
});

test('a malformed address is refused, not a fault', async () => {
  for (const path of ['/%', '/products/%E0%A4%A', '/%c0%af']) {
    const { status } = await ask(path);
    expect([path, status < 500 && status >= 400]).toEqual([path, true]);
  }
});

test('posting to a page without a form is refused without a fault', async () => {
  for (const path of ['/', '/our-story', '/ar/products', '/no-such-screen']) {
    const { status } = await ask(path, 'POST');
    expect([path, status]).toEqual([path, 405]);
  }
});
