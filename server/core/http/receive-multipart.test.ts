import { mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTempFolder, type TempFolder } from '#server/core/files/storage/temp-folder.ts';
import { createUploadRoom } from '#server/core/files/upload-room.ts';
import { cvUpload } from '#server/core/files/upload-rules.ts';
import { limits } from '#shared/limits.ts';
import { sampleFolder } from '../../../tests/support/files/sample-files.ts';
import { one, required } from '../../../tests/support/sites/first.ts';
import { receiveMultipart } from './receive-multipart.ts';
import { registerErrorReplies } from './replies/error-reply.ts';
import { registerRequestParsing } from './request-parsing.ts';

let app: FastifyInstance;
let temp: TempFolder;
let address: string;
let samples: Awaited<ReturnType<typeof sampleFolder>>;

/** A server that replies with what it received, with the beginning of each file. */
beforeAll(async () => {
  samples = await sampleFolder();
  temp = await openTempFolder(`${samples.folder}/tmp`);
  app = Fastify();
  registerErrorReplies(app);
  // Room for a single file, so that a second one finds none.
  const pace = { bytesPerSecond: 5_000, afterMilliseconds: 200 };
  await registerRequestParsing(app, temp, { uploadRoom: createUploadRoom({ rateLimitFactor: 0.001, pace }) });
  app.post('/form', async (request) => {
    const form = await receiveMultipart(request, {
      files: { cv: cvUpload, galleryImages: { maxBytes: 100, maxFiles: 2 } },
    });
    const received = Object.values(form.files).flat();
    const heads = await Promise.all(received.map(async ({ file }) => (await readFile(file)).toString('utf8', 0, 9)));
    await form.dispose();
    return { fields: form.fields, files: received.map(({ file: _, ...rest }, i) => ({ ...rest, head: heads[i] })) };
  });
  for (const [path, keepsTextsAfterBytes] of [
    ['/public', 0],
    ['/page', 10_000],
  ] as const) {
    app.post(path, async (request) => {
      const form = await receiveMultipart(request, { files: { cv: cvUpload }, isPublic: true, keepsTextsAfterBytes });
      const [cv] = form.files.cv ?? [];
      const freeMeanwhile = freeRoom();
      await form.dispose();
      return { fields: form.fields, refusal: cv?.refusal?.messageKey, freeMeanwhile };
    });
  }
  // As a page does, which is made before the answer.
  app.post('/refused', async (request) => {
    await expect(receiveMultipart(request, { files: {} })).rejects.toThrow();
    return { readers: request.raw.listenerCount('data') };
  });
  app.post('/stuck', async (request) => {
    const form = await receiveMultipart(request, { files: { cv: cvUpload }, isPublic: true });
    const { file } = one(required(form.files.cv));
    await rm(file);
    await mkdir(file);
    await expect(form.dispose()).rejects.toThrow();
    await rmdir(file);
    return { free: freeRoom() };
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await expect.poll(() => readdir(temp.path)).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await samples.dispose();
});

const network = '127.0.0.1';
const wholeRoom = 5 * 1024 ** 2;

/** Whether this network has no reserved room. */
function freeRoom(): boolean {
  const isFree = app.uploadRoom.take(network, wholeRoom);
  if (isFree) app.uploadRoom.free(network, wholeRoom);
  return isFree;
}

async function send(body: FormData | string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/form`, { method: 'POST', body, headers });
  const reply: Record<string, unknown> = await response.json();
  return { status: response.status, body: reply };
}

/** A multipart body of raw parts: headers and content. */
function sendParts(...parts: [disposition: string, content: string | Buffer][]) {
  const pieces = parts.flatMap(([disposition, content]) => [
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return send(Buffer.concat([...pieces, Buffer.from('--b--\r\n')]), {
    'content-type': 'multipart/form-data; boundary=b',
  });
}

function form(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

it('receives texts and files as they were sent', async () => {
  const cv = new File(['%PDF-1.7 …'], 'سيرة ذاتية.pdf');
  const { status, body } = await send(form({ fullName: 'ليلى 🧵', phone: '', cv }));
  expect(status).toBe(200);
  expect(body).toEqual({
    fields: { fullName: 'ليلى 🧵', phone: '' },
    files: [{ field: 'cv', originalName: 'سيرة ذاتية.pdf', bytes: 12, head: '%PDF-1.7 ' }],
  });
});

it('reads the signs that browsers escape in the name of a file', async () => {
  const name = 'سيرة "أحمد" 100%20.pdf';
  const { body } = await send(form({ cv: new File(['x'], name) }));
  expect(body.files).toMatchObject([{ originalName: name }]);
  const { body: other } = await send(form({ cv: new File(['x'], 'cv\r\nof Ahmad.pdf') }));
  expect(other.files).toMatchObject([{ originalName: 'cv of Ahmad.pdf' }]);
});

it('receives several files of a field that allows them', async () => {
  const data = form({});
  for (const name of ['a.png', 'b.png']) data.append('galleryImages', new File([name], name));
  expect((await send(data)).body.files).toMatchObject([{ head: 'a.png' }, { head: 'b.png' }]);
  data.append('galleryImages', new File(['c'], 'c.png'));
  expect(await send(data)).toMatchObject({
    status: 422,
    body: { errors: { galleryImages: 'Too many files: 2 at most' } },
  });
});

it('takes a file input that was left empty for no file', async () => {
  const { status, body } = await sendParts(['name="cv"; filename=""', ''], ['name="email"', 'a@b.jo']);
  expect({ status, ...body }).toEqual({ status: 200, fields: { email: 'a@b.jo' }, files: [] });
});

it('receives a file of exactly the limit and refuses one byte more, naming the field', async () => {
  const whole = new File([Buffer.alloc(limits.cvBytes)], 'cv.pdf');
  const more = new File([Buffer.alloc(limits.cvBytes + 1)], 'cv.pdf');
  expect((await send(form({ cv: whole }))).body.files).toMatchObject([{ bytes: limits.cvBytes }]);
  expect(await send(form({ cv: more }))).toEqual({
    status: 413,
    body: {
      success: false,
      code: 'too_large',
      message: 'File size must be less than 5MB',
      errors: { cv: 'File size must be less than 5MB' },
    },
  });
});

it('answers a sender whose file is far too large instead of closing the connection', async () => {
  const huge = new File([Buffer.alloc(40 * 1024 * 1024)], 'cv.pdf');
  expect((await send(form({ cv: huge }))).status).toBe(413);
});

it('refuses a text that is too long', async () => {
  const { status, body } = await send(form({ message: 'x'.repeat(limits.jsonBytes + 1) }));
  expect([status, Object.keys(Object(body.errors))]).toEqual([413, ['message']]);
});

it('refuses a file where none is expected', async () => {
  const { status, body } = await send(form({ avatar: new File(['x'], 'x.png') }));
  expect([status, body.errors]).toEqual([400, { avatar: 'No file is expected here' }]);
});

it.each<[string, ...[string, string | Buffer][]]>([
  ['a file twice', ['name="cv"; filename="a.pdf"', 'a'], ['name="cv"; filename="b.pdf"', 'b']],
  ['a text twice', ['name="email"', 'a@b.jo'], ['name="email"', 'c@d.jo']],
  ['bytes that are not UTF-8', ['name="email"', Buffer.from([0xff, 0xfe, 0x41])]],
  ['the name __proto__', ['name="__proto__"', '{"isAdmin":true}']],
  ['the name constructor', ['name="constructor"', 'x']],
  ['the file name __proto__', ['name="__proto__"; filename="a.pdf"', 'x']],
  ['a name of odd characters', ['name="a b<c>"', 'x']],
  ['no name', ['filename="a.pdf"', 'x']],
])('refuses %s', async (_, ...parts) => {
  expect(await sendParts(...parts)).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

it.each([
  [
    'that ends in the middle of a file',
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\nabc',
  ],
  ['that is not one', 'hello'],
  ['that is empty', ''],
])('refuses a body %s, or reads it as an empty form', async (_, body) => {
  const { status } = await send(body, { 'content-type': 'multipart/form-data; boundary=b' });
  expect([200, 400]).toContain(status);
  if (body.includes('abc')) expect(status).toBe(400);
});

it('refuses a multipart body without a boundary', async () => {
  expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Layla\\cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['e\u0301t\u00e9\u0007.pdf', 'été.pdf'],
  [`${'ا'.repeat(300)}.pdf`, `${'ا'.repeat(196)}.pdf`],
  ['...', 'file'],
  ['c\u200bv\u00ad\u3164.pdf', 'cv.pdf'],
  ['=?utf-8?B?2LPZitix2Kk=?=.pdf', 'سيرة.pdf'],
])('makes the name %j safe', async (sent, safe) => {
  const { body } = await sendParts([`name="cv"; filename="${sent.replaceAll('\\', '\\\\')}"`, 'x']);
  expect(body.files).toMatchObject([{ originalName: safe }]);
});

it.each(['base64', 'Quoted-Printable'])('refuses a part in %s, of which it would keep the code', async (name) => {
  expect((await sendParts([`name="a"\r\nContent-Transfer-Encoding: ${name}`, 'eA=='])).status).toBe(400);
});

it.each([
  ['too many parts', '--b\r\n'.repeat(800_000)],
  ['a text that is too long', `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(4 * 1024 ** 2)}`],
])('reads nothing more after refusing %s', async (_, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const response = await fetch(`${address}/refused`, { method: 'POST', body, headers });
  expect(await response.json()).toEqual({ readers: 0 });
});

it('disconnects a sender who continues after the refusal', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write('POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n');
  socket.write(`Content-Length: ${1024 ** 4}\r\n\r\n`);
  const sending = setInterval(() => socket.writable && socket.write(Buffer.alloc(4 * 1024 * 1024)), 5);
  await closed;
  clearInterval(sending);
  expect(answer).toContain('413 Payload Too Large');
});

it('keeps nothing of a sender who disconnects', async () => {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n',
  );
  socket.write('--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n');
  socket.write(Buffer.alloc(300_000));
  await expect.poll(() => readdir(temp.path)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(temp.path)).toEqual([]);
});

it('removes files left by a crash, but not those being written', async () => {
  await samples.write('tmp/old.part', 'x');
  await temp.sweep(Date.now() + 5 * 60 * 1000);
  expect(await readdir(temp.path)).toEqual(['old.part']);
  await temp.sweep(Date.now() + 11 * 60 * 1000);
  expect(await readdir(temp.path)).toEqual([]);
});

/** Sends a form in pieces, and reads the reply. */
async function sendInPieces(path: string, pieces: string[], everyMilliseconds: number) {
  async function* body() {
    for (const piece of pieces) {
      yield Buffer.from(piece);
      await pause(everyMilliseconds);
    }
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const call = { method: 'POST', headers, body: Readable.toWeb(Readable.from(body())), duplex: 'half' } as RequestInit;
  const response = await fetch(`${address}${path}`, call);
  const reply: Record<string, unknown> = await response.json();
  return { status: response.status, body: reply };
}
const partOf = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
const cvPart = partOf('name="cv"; filename="cv.pdf"');
const slowFile = [cvPart, ...Array<string>(30).fill('a few bytes')];
const ending = `\r\n${partOf('name="email"')}a@b.jo\r\n--b--\r\n`;

it('refuses a stranger’s file that is too slow while others need its room, and releases the room', async () => {
  const { status, body } = await sendInPieces('/public', [...slowFile, ending], 20);
  expect([status, body.code]).toEqual([408, 'too_slow']);
  expect(body.errors).toEqual({ cv: expect.stringMatching(/too slowly/) });
  expect(freeRoom()).toBe(true);
});

it('keeps the texts of a page’s form whose file was too slow, and releases its room', async () => {
  const { status, body } = await sendInPieces('/page', [...slowFile, ending], 20);
  const fields = { email: 'a@b.jo' };
  expect([status, body]).toEqual([200, { fields, refusal: 'file_too_slow', freeMeanwhile: true }]);
});

it('accepts a file at the required rate', async () => {
  const pieces = [cvPart, ...Array<string>(30).fill('a'.repeat(400)), ending];
  expect(await sendInPieces('/page', pieces, 20)).toMatchObject({ status: 200, body: { freeMeanwhile: false } });
});

it('closes a connection that reserves room while the texts after the file arrive too slowly', async () => {
  const texts = Array<string>(100).fill('a');
  const begun = performance.now();
  await expect(sendInPieces('/page', [`${cvPart}a\r\n${partOf('name="email"')}`, ...texts], 50)).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(3_000);
  await expect.poll(freeRoom).toBe(true);
});

it('releases room also when a file cannot be removed', async () => {
  const { body } = await sendInPieces('/stuck', [`${cvPart}a`, ending], 0);
  expect(body).toEqual({ free: true });
});
