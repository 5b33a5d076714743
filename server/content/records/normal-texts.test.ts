import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenBlogPost } from '../../../tests/support/given/given-blog-post.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  site = await buildSite();
  admin = await asAdmin(site);
});
afterAll(() => site.close());

/** Spellings that look like the first of each. */
const alike: [string, ...string[]][] = [
  ['Café', 'Cafe\u0301', ' Café\u200b', 'Ca\u00adfé', '\ufeffCafé\u00a0'],
  ['Bag weight', 'Bag  weight', 'Bag\u00a0weight', 'Bag\u2009weight', 'Bag\tweight', '\u200fBag weight\u200e'],
  ['أحمد', 'ا\u0654حمد', '\u200fأحمد', 'أح\u200bمد', 'أحمد\u200d'],
  ['وزن القماش', 'وزن  القماش', 'وزن\u00a0القماش', '\u2067وزن القماش\u2069'],
];

describe.each(alike)('%s', (kept, ...spellings) => {
  test('is one specification in every spelling that looks like it', async () => {
    const { _id } = await givenProduct(site);
    const add = (name: string) => admin.call('POST', `/products/${_id}/specifications`, { name, value: '1' });
    expect((await add(kept)).statusCode).toBe(200);
    for (const name of spellings) expect((await add(name)).statusCode, JSON.stringify(name)).toBe(409);
  });

  test('is one tag', async () => {
    const { _id } = await givenBlogPost(site, { tags: [] });
    for (const tag of [kept, ...spellings]) await admin.call('POST', `/blogs/${_id}/tags`, { tag });
    expect((await admin.get(`/blogs/${_id}`)).json().tags).toEqual([kept]);
  });

  test('is one name', async () => {
    for (const fullName of [kept, ...spellings]) {
      const payload = { fullName, email: 'a@example.com', message: 'x' };
      const reply = await site.http.inject({ method: 'POST', url: '/api/contacts', payload });
      expect(reply.json().data.contact.fullName, JSON.stringify(fullName)).toBe(kept);
    }
  });
});

test('a tag is removed in any spelling that looks like it', async () => {
  const { _id } = await givenBlogPost(site, { tags: ['Café 50'] });
  const spelling = encodeURIComponent('Cafe\u0301\u00a0５０');
  expect((await admin.call('DELETE', `/blogs/${_id}/tags/${spelling}`)).json().tags).toEqual([]);
});

test('full-width letters and letter case make no other specification', async () => {
  const { _id } = await givenProduct(site);
  const add = (name: string) => admin.call('POST', `/products/${_id}/specifications`, { name, value: '1' });
  expect((await add('GSM (g/m2)')).statusCode).toBe(200);
  for (const name of ['ＧＳＭ (ｇ／ｍ２)', 'gsm (g/m²)', 'GSM\u3000(g/m2)'])
    expect((await add(name)).statusCode, name).toBe(409);
});

test('what is meant in a long text stays: lines, indents, emoji and Persian words', async () => {
  const message = 'Sizes:\n\n- 50 kg\n  - می\u200cخواهم\n👩\u200d🌾 ok';
  const sent = `\ufeff${message.replaceAll('\n', '\r\n').replace('50 kg', '50\u00a0\u00a0kg')} `;
  const payload = { fullName: 'Lina', email: 'a@example.com', message: sent };
  const reply = await site.http.inject({ method: 'POST', url: '/api/contacts', payload });
  expect(reply.json().data.contact.message).toBe(message);
});
