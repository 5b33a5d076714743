import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { createIdempotency } from './idempotency-service.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact', 'consultation', 'search_doc', 'idempotency_key'] as const)
    await site.database.db.deleteFrom(table).execute();
});

const message = { fullName: 'Lina', email: 'lina@example.com', message: 'Hello' };
const send = (payload: object, key?: string, url = '/api/contacts') =>
  site.http.inject({ method: 'POST', url, payload, headers: key === undefined ? {} : { 'idempotency-key': key } });
const count = async () => (await site.database.db.selectFrom('contact').select('id').execute()).length;

test('a message sent twice under one key is stored once, with equal replies', async () => {
  const [first, second] = [await send(message, 'key-1'), await send(message, 'key-1')];
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(await count()).toBe(1);
});

test('without a key, or under another one, a second message is separate', async () => {
  for (const key of [undefined, undefined, 'key-1', 'key-2']) await send(message, key);
  expect(await count()).toBe(4);
});

test('messages that differ only in spaces, order or line ends are equal', async () => {
  const { fullName, email } = message;
  const first = await send({ ...message, message: 'Hello\nyou' }, 'key-1');
  const second = await send({ message: 'Hello\r\nyou ', company: '', email, fullName: ` ${fullName}` }, 'key-1');
  expect(second.json()).toEqual(first.json());
  expect(await count()).toBe(1);
});

test('a different message under a used key is refused and not stored', async () => {
  await send(message, 'key-1');
  const reply = await send({ ...message, message: 'Something else' }, 'key-1');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({
    success: false,
    code: 'invalid',
    message: 'This Idempotency-Key was already used for something different',
  });
  expect(await count()).toBe(1);
});

test('a key used for a message cannot be used for a consultation', async () => {
  await send(message, 'key-1');
  const request = { ...message, company: 'Feed', typeOfInquiry: 'Automation' };
  expect((await send(request, 'key-1', '/api/consultations')).statusCode).toBe(422);
  expect(await site.database.db.selectFrom('consultation').selectAll().execute()).toEqual([]);
});

test('a refused message does not use up its key', async () => {
  expect((await send({ ...message, email: '' }, 'key-1')).statusCode).toBe(422);
  expect((await send(message, 'key-1')).statusCode).toBe(201);
  expect(await count()).toBe(1);
});

test('twenty concurrent copies of one message are stored once', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(message, 'key-1')));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(20).fill(201));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await count()).toBe(1);
  expect(
    await site.database.db.selectFrom('search_doc').selectAll().where('entity', '=', 'contact').execute(),
  ).toHaveLength(1);
});

test('concurrent requests that all find the key unused store one message', async () => {
  const sender = { language: 'en', source: 'api', key: 'key-1' } as const;
  const { submit } = site.services.leads.contact;
  const stored = await Promise.all(Array.from({ length: 20 }, () => submit(message, sender)));
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
  expect(await count()).toBe(1);
});

test('of different concurrent messages under one key, one is stored and the others are refused', async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, i) => send({ ...message, message: `Number ${i}` }, 'key-1')),
  );
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, ...Array(7).fill(422)]);
  expect(await count()).toBe(1);
});

test('a repeat gets the first reply, even if the message was deleted', async () => {
  const first = await send(message, 'key-1');
  const { _id } = first.json().data.contact;
  await site.services.leads.contact.changeStatus(_id, 'replied');
  expect((await send(message, 'key-1')).json()).toEqual(first.json());
  await site.services.leads.contact.remove(_id);
  expect((await send(message, 'key-1')).json()).toEqual(first.json());
  expect(await count()).toBe(0);
});

test('a repeat is answered even when its product was deleted', async () => {
  const { _id } = await givenProduct(site);
  const first = await send({ ...message, product: _id }, 'key-1');
  await site.database.db.deleteFrom('product').where('id', '=', _id).execute();
  expect((await send({ ...message, product: _id }, 'key-1')).json()).toEqual(first.json());
  expect((await send({ ...message, product: _id }, 'key-2')).statusCode).toBe(422);
});

test('nothing a visitor typed is stored with the key', async () => {
  await send(message, 'key-1');
  const [row] = await site.database.db.selectFrom('idempotency_key').selectAll().execute();
  expect(JSON.stringify(row)).not.toMatch(/Lina|example|Hello/);
});

test.each(['', ' ', 'a b', 'ключ', '\u0007', 'k'.repeat(201)])('the key %j is a 400', async (key) => {
  // Headers are bytes: non-Latin-1 text arrives as UTF-8.
  const reply = await send(message, Buffer.from(key).toString('latin1'));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'malformed' });
  expect(await count()).toBe(0);
});

test('the longest allowed key is accepted', async () => {
  expect((await send(message, 'k'.repeat(200))).statusCode).toBe(201);
});

test('a key is deleted after a week', async () => {
  await send(message, 'key-1');
  const eightDays = 8 * 24 * 60 * 60 * 1000;
  const later = createIdempotency({ db: site.database.db, now: () => Date.now() + eightDays });
  await site.services.leads.sweep();
  expect(await site.database.db.selectFrom('idempotency_key').select('key').execute()).toHaveLength(1);
  await later.sweep();
  expect(await site.database.db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
  await send(message, 'key-1');
  expect(await count()).toBe(2);
});

test('an expired key that is not deleted yet can be used again', async () => {
  await send(message, 'key-1');
  const nineDaysAgo = new Date(Date.now() - 9 * 24 * 60 * 60 * 1000).toISOString();
  await site.database.db.updateTable('idempotency_key').set({ created_at: nineDaysAgo }).execute();
  expect((await send({ ...message, message: 'New' }, 'key-1')).statusCode).toBe(201);
  expect(await count()).toBe(2);
});
