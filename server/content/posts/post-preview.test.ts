import { afterAll, beforeAll, expect, test } from 'vitest';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

const preview = (content: unknown, language = 'en') =>
  admin.call('POST', `/blogs/preview?lng=${language}`, { content } as object);

test('Markdown is shown as the page of a post will show it, in the language of the text', async () => {
  const content =
    '# Bags\n\n**Strong**, see [products](/ar/products) and [sign-in](/login).\n\n<script>x</script>\n\n| A |\n| - |\n| 1 |';
  const english = await preview(content);
  expect(english.statusCode).toBe(200);
  expect(english.headers['cache-control']).toBe('no-store');
  const { html } = english.json();
  expect(html).toContain('<h2>Bags</h2>');
  expect(html).toContain('<strong>Strong</strong>, see <a href="/products">products</a> and <a href="/login">');
  expect(html).toContain('aria-label="Table"');
  expect(html).not.toContain('script');
  const arabic = (await preview(content, 'ar')).json().html;
  expect(arabic).toContain('<a href="/ar/products">');
  expect(arabic).toContain('<a href="/login">');
  expect(arabic).toContain('aria-label="جدول"');
});

test('pictures of the library are shown, others are left out', async () => {
  const { path } = (await admin.post('/images/library', { image: await sentPicture(), alt: 'A loom' })).json();
  const { html } = (await preview(`![](/media/${path})\n\n![](/media/images/none.png)`)).json();
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain(`src="/media/${path}" width="40" height="30" alt="A loom"`);
});

test('no content renders an empty page, too much is refused', async () => {
  expect((await admin.call('POST', '/blogs/preview', {})).json()).toEqual({ html: '' });
  expect((await preview('x'.repeat(100_001))).statusCode).toBe(422);
  expect((await preview(7)).statusCode).toBe(422);
});
