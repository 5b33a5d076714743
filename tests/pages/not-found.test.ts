import { describe, expect, test } from 'vitest';
import { m } from '#messages';
import { type Language, languages } from '#shared/language.ts';
import { useDemoSite } from '../support/built-site.ts';
import { givenBlogPost } from '../support/given-blog-post.ts';
import { rawRequest } from '../support/raw-request.ts';

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
