import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

const mebibyte = 1024 ** 2;
let site: BuiltSite;
let address: URL;
beforeAll(async () => {
  site = await buildSite({ settings: { TRUST_PROXY: 'on' } });
  address = new URL(await site.listen());
});
afterAll(() => site.close());

type Begun = { socket: Socket; answer: () => string };

/** Sends all but the last bytes of an application, and stops. */
async function beginUpload(from: string): Promise<Begun> {
  const { payload, headers } = await multipartBody(applicationForm({ cv: cvFile(samplePdf({ bytes: 4 * mebibyte })) }));
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const lines = { host: address.host, 'x-forwarded-for': from, 'content-length': payload.length, ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`POST /api/careers HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.write(payload.subarray(0, -100));
  return { socket, answer: () => Buffer.concat(chunks).toString('latin1') };
}

const send = async (from: string) =>
  fetch(new URL('/api/careers', address), {
    method: 'POST',
    body: applicationForm({ fields: { email: `a${Math.random()}@example.com` } }),
    headers: { 'x-forwarded-for': from },
  });
const onTheirWay = async () => (await storedFiles(site)).onTheirWay;

test('unfinished uploads of a network are limited; the next is asked to retry, other networks are not', async () => {
  const begun = await Promise.all(Array.from({ length: 8 }, () => beginUpload('192.0.2.1')));
  // Three uploads of four megabytes fit into fifteen; parts of the others are removed when refused.
  await vi.waitFor(async () => expect(await onTheirWay()).toHaveLength(3), { timeout: 10_000 });
  const others = await Promise.all(['192.0.2.2', '192.0.2.3'].map(send));
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
  const statuses = () => begun.flatMap(({ answer }) => /^HTTP\/1\.1 (\d{3})/.exec(answer())?.[1] ?? []);
  await vi.waitFor(() => expect(statuses()).toEqual(Array(5).fill('503')), { timeout: 10_000 });
  for (const { socket } of begun) socket.destroy();
  await vi.waitFor(async () => expect(await onTheirWay()).toEqual([]), { timeout: 10_000 });
  // The room is free again.
  expect((await send('192.0.2.1')).status).toBe(201);
});

/** Sends all but the last bytes of a body, and stops. */
async function beginBody(from: string, path: string, { type, body }: { type: string; body: Buffer }): Promise<Begun> {
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  socket.on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${address.host}`,
    `x-forwarded-for: ${from}`,
    `content-type: ${type}`,
    `content-length: ${body.length + 100}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return { socket, answer: () => Buffer.concat(chunks).toString('latin1') };
}

const longText = Buffer.alloc(900 * 1024, 'a');
const textOfForm = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="experience"\r\n\r\n'),
  longText,
]);

test.each([
  ['a body', '/api/contacts', { type: 'application/json', body: longText }],
  ['a text of a form', '/api/careers', { type: 'multipart/form-data; boundary=b', body: textOfForm }],
])('unfinished, %s takes room of its network, which others keep', async (_, path, body) => {
  const begun = await Promise.all(Array.from({ length: 12 }, () => beginBody('192.0.2.11', path, body)));
  const statuses = () => begun.flatMap(({ answer }) => /^HTTP\/1\.1 (\d{3})/.exec(answer())?.[1] ?? []);
  // Of texts that arrive at the same time, each holds a part of the room until it is refused.
  await vi.waitFor(() => expect(statuses().length).toBeGreaterThanOrEqual(3), { timeout: 10_000 });
  expect(new Set(statuses())).toEqual(new Set(['503']));
  expect((await send('192.0.2.12')).status).toBe(201);
  for (const { socket } of begun) socket.destroy();
  await vi.waitFor(async () => expect((await send('192.0.2.11')).status).toBe(201), { timeout: 10_000 });
});

test('an upload takes room in memory for its texts alone, not for its file', async () => {
  const from = '192.0.2.31';
  const { textRoom } = site.http;
  const held = 8 * mebibyte - 100 * 1024;
  expect(textRoom.take(from, held)).toBe(true);
  const body = applicationForm({ cv: cvFile(samplePdf({ bytes: 4 * mebibyte })) });
  const headers = { 'x-forwarded-for': from };
  const { status } = await fetch(new URL('/api/careers', address), { method: 'POST', body, headers });
  textRoom.free(from, held);
  expect(status).toBe(201);
});

test('staff see when there is no room for anybody', async () => {
  const admin = await asAdmin(site);
  const full = async () => (await admin.get('/status')).json().full;
  expect(await full()).toEqual([]);
  const { uploadRoom } = site.services;
  const networks = Array.from({ length: 17 }, (_, number) => `198.51.100.${number}`);
  const taken = networks.map((network) => uploadRoom.take(network, 15 * mebibyte));
  expect(await full()).toEqual(['uploads']);
  expect((await send('192.0.2.8')).status).toBe(201);
  for (const [index, network] of networks.entries()) if (taken[index]) uploadRoom.free(network, 15 * mebibyte);
  await site.database.db
    .insertInto('arrival_count')
    .values({ subject: 'bytes', begins_at: new Date().toISOString(), arrivals: 2 * 1024 ** 2 })
    .execute();
  expect(await full()).toEqual(['messages']);
  await site.database.db.deleteFrom('arrival_count').execute();
});

test('a sender without room sees at the file when to retry', async () => {
  const { uploadRoom } = site.services;
  expect(uploadRoom.take('192.0.2.7', 15 * mebibyte - 1)).toBe(true);
  const refused = await send('192.0.2.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable', errors: { cv: expect.stringMatching(/again/) } });
  uploadRoom.free('192.0.2.7', 15 * mebibyte - 1);
  expect((await send('192.0.2.7')).status).toBe(201);
});
