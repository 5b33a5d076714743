import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privacyNotice } from '#shared/site/privacy-notice.ts';
import { givenProduct } from '../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact', 'search_doc', 'idempotency_key'] as const)
    await site.database.db.deleteFrom(table).execute();
});

const message = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };

const send = (payload: unknown, { headers = {}, query = '' }: { headers?: object; query?: string } = {}) =>
  site.http.inject({
    method: 'POST',
    url: `/api/contacts${query}`,
    payload: payload as object,
    headers: { ...headers },
  });
const rows = () => site.database.db.selectFrom('contact').selectAll().execute();

describe('a message that is sent', () => {
  test('is answered with what was stored and a reference to quote', async () => {
    const reply = await send({ ...message, company: '  Haddad Feed ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      success: true,
      follow: expect.stringMatching(/^\/requests\/[\w-]{43}$/),
      message: 'Your message has been sent successfully.',
      data: {
        contact: {
          _id: expect.any(String),
          reference: expect.stringMatching(/^MSG-[2-9A-HJKMNP-TV-Z]{6}$/),
          ...message,
          company: 'Haddad Feed',
          product: null,
          status: 'pending',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      },
    });
  });

  test('is stored with its language, privacy notice and channel', async () => {
    const reply = await send(message, { headers: { 'accept-language': 'ar-JO,ar;q=0.9' } });
    expect(reply.json().message).toBe('تم إرسال رسالتكم بنجاح.');
    const [row] = await rows();
    expect(row).toMatchObject({ language: 'ar', notice_version: privacyNotice.version, source: 'api', company: '' });
    expect(row).toMatchObject({ reference: reply.json().data.contact.reference, status: 'pending', product_id: null });
  });

  test('is found by any of its words, in any spelling', async () => {
    await send({ ...message, fullName: 'أحمد الخطيب' });
    for (const q of ['احمد', 'LINA@EXAMPLE', '٥٠', 'weave bags']) {
      expect((await site.services.leads.contact.list({ q })).total, q).toBe(1);
    }
    expect((await site.services.leads.contact.list({ q: 'cement' })).total).toBe(0);
  });

  test('may name a product', async () => {
    const product = await givenProduct(site);
    const reply = await send({ ...message, product: product._id });
    expect(reply.json().data.contact.product).toBe(product._id);
    expect((await rows())[0]?.product_id).toBe(product._id);
  });

  test('keeps its lines, its emoji and its direction', async () => {
    const text = 'سطر أول 👋🏽\r\nline two\u200f\tend';
    const reply = await send({ ...message, message: text });
    expect(reply.json().data.contact.message).toBe('سطر أول 👋🏽\nline two\u200f\tend');
  });

  test('may have hyphens of a word processor and signs of Windows-1252', async () => {
    const pasted = { fullName: 'O\x92Neil', message: 'block\x1ebottom, poly\x1fpropylene \x96 5 \x80' };
    const { contact } = (await send({ ...message, ...pasted })).json().data;
    expect([contact.fullName, contact.message]).toEqual(['O’Neil', 'block-bottom, polypropylene – 5 €']);
  });

  test('may have exactly the maximum length, whatever its line endings', async () => {
    const longest = `${'ض\r\n'.repeat(2_499)}ضض`;
    expect((await send({ ...message, message: longest })).statusCode).toBe(201);
    expect((await rows())[0]?.message).toHaveLength(5_000);
  });

  test('may contain invisible characters in a pasted address', async () => {
    const reply = await send({ ...message, email: '\u202alina@example.com\u202c ' });
    expect(reply.json().data.contact.email).toBe('lina@example.com');
  });
});

describe('a message that cannot be taken', () => {
  test('is refused with one sentence per field, in the caller’s language', async () => {
    const reply = await send({}, { query: '?lng=ar' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      success: false,
      message: 'يُرجى التحقق من الحقول المشار إليها.',
      code: 'invalid',
      errors: { fullName: 'الاسم الكامل مطلوب', email: 'البريد الإلكتروني مطلوب', message: 'الرسالة مطلوبة' },
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['a blank name', { fullName: ' \u00a0 ' }, 'fullName', 'Full name is required'],
    ['a long name', { fullName: 'n'.repeat(201) }, 'fullName', 'At most 200 characters are allowed'],
    ['a name of two lines', { fullName: 'a\nb' }, 'fullName', 'This text contains characters that cannot be stored'],
    ['a NUL', { company: 'a\0b' }, 'company', 'This text contains characters that cannot be stored'],
    ['half an emoji', { message: 'a\ud83d' }, 'message', 'This text contains characters that cannot be stored'],
    ['an escape sequence', { message: '\u001b[31m' }, 'message', 'This text contains characters that cannot be stored'],
    ['a long message', { message: 'm'.repeat(5_001) }, 'message', 'At most 5,000 characters are allowed'],
    ['no address', { email: 'lina' }, 'email', 'Please enter a valid e-mail address'],
    ['a domain without a dot', { email: 'lina@example' }, 'email', 'Please enter a valid e-mail address'],
    ['two addresses', { email: 'a@b.co, c@d.co' }, 'email', 'Please enter a valid e-mail address'],
    ['a control character', { email: 'a\u0001@b.co' }, 'email', 'Please enter a valid e-mail address'],
    [
      'a long address',
      { email: `${'a'.repeat(60)}@${'b'.repeat(200)}.co` },
      'email',
      'At most 254 characters are allowed',
    ],
    ['an unknown product', { product: 'none' }, 'product', 'This product does not exist any more'],
    ['a number for a name', { fullName: 5 }, 'fullName', 'Full name is required'],
    ['a list for a message', { message: ['a'] }, 'message', 'Message is required'],
    ['null for a company', { company: null }, 'company', 'This text contains characters that cannot be stored'],
  ])('%s is a 422 that names the field', async (_, change, field, sentence) => {
    const reply = await send({ ...message, ...change });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, code: 'invalid', errors: { [field]: sentence } });
    expect(await rows()).toEqual([]);
    expect(await site.database.db.selectFrom('search_doc').selectAll().execute()).toEqual([]);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of %s is a 415',
    async (type) => {
      const reply = await send('fullName=Lina', { headers: { 'content-type': type } });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({ success: false, code: 'wrong_type' });
    },
  );

  test('an absent body is a 415, and a body that is not an object a 400', async () => {
    expect((await send(undefined)).statusCode).toBe(415);
    for (const body of [
      '',
      'null',
      '[]',
      '"text"',
      '5',
      '{',
      '{"fullName":"a"',
      '{"__proto__":{}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const reply = await send(body, { headers: { 'content-type': 'application/json' } });
      expect(reply.statusCode, body).toBe(400);
      expect(reply.json(), body).toMatchObject({ success: false, code: 'malformed' });
    }
    expect(await rows()).toEqual([]);
  });

  test('ten megabytes are a 413', async () => {
    const reply = await send({ ...message, message: 'm'.repeat(10 * 1024 ** 2) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ success: false, code: 'too_large' });
  });

  test('unknown fields are not stored', async () => {
    await send({ ...message, status: 'replied', reference: 'MSG-000000', _id: 'mine', source: 'form' });
    expect((await rows())[0]).toMatchObject({ status: 'pending', source: 'api' });
    expect((await rows())[0]?.id).not.toBe('mine');
    expect((await rows())[0]?.reference).not.toBe('MSG-000000');
  });
});
