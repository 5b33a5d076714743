import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applicationForm, cvFile } from '../../../tests/support/browser/application-form.ts';
import { samplePdf } from '../../../tests/support/files/sample-pdf.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { multipartBody } from '../../../tests/support/requests/multipart-body.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let address: URL;
beforeAll(async () => {
  site = await buildSite();
  address = new URL(await site.listen());
});
afterAll(() => site.close());
afterEach(async () => {
  await vi.waitFor(async () => expect(await leftovers()).toEqual({ rows: 0, loose: 0, kept: [], onTheirWay: [] }));
  // The site still responds.
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
});

async function leftovers() {
  const { db } = site.database;
  const rows = (await db.selectFrom('career').select('id').execute()).length;
  const loose = (await db.selectFrom('kept_upload').select('key').execute()).length;
  return { rows, loose, ...(await storedFiles(site)) };
}

async function call(headers: Record<string, string | number>, path = '/api/careers'): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const lines = Object.entries({ host: address.host, connection: 'close', ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  return socket;
}

async function answerOf(socket: Socket): Promise<{ status: number; text: string }> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text };
}

const bigCv = { cv: cvFile(samplePdf({ bytes: 4 * 1024 ** 2 })) };

test('a connection that drops while the CV is on its way leaves no row and no file', async () => {
  const { payload, headers } = await multipartBody(applicationForm(bigCv));
  const socket = await call({ ...headers, 'content-length': payload.length });
  socket.write(payload.subarray(0, payload.length / 2));
  await vi.waitFor(async () => expect((await storedFiles(site)).onTheirWay).toHaveLength(1));
  socket.destroy();
});

test('a connection that drops before the last byte leaves no row and no file', async () => {
  const { payload, headers } = await multipartBody(applicationForm());
  const socket = await call({ ...headers, 'content-length': payload.length });
  socket.write(payload.subarray(0, -1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
});

test('a body that ends before its closing boundary is refused', async () => {
  const { payload, headers } = await multipartBody(applicationForm());
  for (const end of [payload.length - 10, payload.length - 60, payload.length / 2, 200, 20, 0]) {
    const body = payload.subarray(0, end);
    const socket = await call({ ...headers, 'content-length': body.length });
    socket.write(body);
    const { status, text } = await answerOf(socket);
    expect(status, `${end}: ${text}`).toBeGreaterThanOrEqual(400);
    expect(status, `${end}: ${text}`).toBeLessThan(500);
    expect(text).toContain('"success":false');
  }
});

test('a boundary that is missing, wrong or absurd is refused', async () => {
  const { payload } = await multipartBody(applicationForm());
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
  ];
  for (const type of types) {
    const socket = await call({ 'content-type': type, 'content-length': payload.length });
    socket.write(payload);
    const { status, text } = await answerOf(socket);
    expect(status, `${type.slice(0, 60)}: ${text}`).toBeGreaterThanOrEqual(400);
    expect(status, `${type.slice(0, 60)}: ${text}`).toBeLessThan(500);
  }
});

test('a body above the limit is refused before it is sent, and one that misstates its length while it is sent', async () => {
  const { payload, headers } = await multipartBody(
    applicationForm({ cv: cvFile(samplePdf({ bytes: 12 * 1024 ** 2 })) }),
  );
  const announced = await call({ ...headers, 'content-length': 10 * 1024 ** 3 });
  const early = answerOf(announced);
  await vi.waitFor(() => expect(announced.bytesRead).toBeGreaterThan(0));
  announced.destroy();
  expect((await early).text).toContain('File size must be less than 5MB');
  const reply = await fetch(new URL('/api/careers', address), { method: 'POST', body: payload, headers });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ errors: { cv: 'File size must be less than 5MB' } });
});

test('a person whose connection drops and who resends under the same key has applied once', async () => {
  const headers = { 'idempotency-key': 'cut-off' };
  const body = await multipartBody(applicationForm(bigCv));
  const socket = await call({ ...body.headers, ...headers, 'content-length': body.payload.length });
  socket.write(body.payload);
  // The connection ends before the reply, possibly before or after the record was stored.
  setTimeout(() => socket.destroy(), 5);
  await once(socket, 'close');
  const retry = await fetch(new URL('/api/careers', address), {
    method: 'POST',
    body: applicationForm(bigCv),
    headers,
  });
  expect(retry.status).toBe(201);
  const { data } = (await retry.json()) as { data: { career: { _id: string } } };
  expect(await leftovers()).toMatchObject({ rows: 1, loose: 0, kept: [expect.any(String)] });
  await site.services.leads.career.remove(data.career._id);
});
