import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFolder } from '../../tests/support/sample-files.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { newStoragePath } from './storage-path.ts';

const objects = new Map<string, { bytes: Buffer; headers: IncomingHttpHeaders }>();
let bucketServer: Server;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
let store: FileStore;

/** As much of S3 as the store uses, in memory: PUT, ranged GET, HEAD, DELETE and one page of a list. */
beforeAll(async () => {
  bucketServer = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = pathname.replace('/uploads/', '');
    const body = await buffer(request);
    if (searchParams.has('list-type')) return response.end(listOf(searchParams.get('prefix') ?? ''));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, headers: request.headers });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key)?.bytes;
    if (!found) return response.writeHead(404).end();
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = start ? found.subarray(Number(start), Number(end) + 1) : found;
    response.writeHead(start ? 206 : 200, { 'content-length': part.length, 'last-modified': new Date().toUTCString() });
    return response.end(request.method === 'HEAD' ? undefined : part);
  });
  await new Promise<void>((resolve) => bucketServer.listen(0, '127.0.0.1', resolve));
});
afterAll(() => bucketServer.close());

function listOf(prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const entries = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`;
}

function s3() {
  const { port } = bucketServer.address() as AddressInfo;
  return { bucket: 'uploads', endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'key', secretAccessKey: 'secret' };
}

beforeEach(async () => {
  objects.clear();
  samples = await sampleFolder();
});
afterEach(() => samples.dispose());

describe.each([
  ['a folder', () => openFileStore({ dataDir: samples.folder })],
  ['a bucket', () => openFileStore({ dataDir: samples.folder, s3: s3() })],
] as const)('in %s', (_, open) => {
  beforeEach(async () => {
    store = await open();
  });

  async function givenFile(text = 'hello world'): Promise<string> {
    const path = newStoragePath('images', 'png');
    await store.put(path, await samples.write('sample', text));
    return path;
  }

  it('a stored file is there, whole or in part', async () => {
    const path = await givenFile();
    expect(path).toMatch(/^images\/[0-9a-f-]{36}\.png$/);
    expect([await store.exists(path), await store.size(path)]).toEqual([true, 11]);
    expect(String(await buffer(await store.read(path)))).toBe('hello world');
    expect(String(await buffer(await store.read(path, { start: 6, end: 8 })))).toBe('wor');
  });

  it('a temporary file is moved in, any other copied', async () => {
    await givenFile();
    expect(await readdir(samples.folder)).toContain('sample');
    const upload = store.temp.newFile();
    await writeFile(upload, 'upload');
    await store.put(newStoragePath('cvs', 'pdf'), upload);
    expect(await readdir(store.temp.path)).toEqual([]);
  });

  it('a removed file is gone, and removing it again is no error', async () => {
    const path = await givenFile();
    await store.remove(path);
    await store.remove(path);
    expect([await store.exists(path), await store.size(path)]).toEqual([false, undefined]);
  });

  it('an empty file is one too', async () => {
    const path = await givenFile('');
    expect([await store.exists(path), await store.size(path)]).toEqual([true, 0]);
  });

  it('the files of a folder are listed with their age', async () => {
    const paths = [await givenFile(), await givenFile()];
    const listed = await Array.fromAsync(store.list('images'));
    expect(listed.map(({ path }) => path).sort()).toEqual(paths.sort());
    expect(listed[0]?.storedAt).toBeInstanceOf(Date);
    expect(await Array.fromAsync(store.list('videos'))).toEqual([]);
  });

  it.each([
    '../outside.png',
    'images/../../outside.png',
    '/etc/passwd',
    'images/a.png',
    'images//01a1fa8d-cc1f-7d94-b3c6-465f01832fc5.png',
    'images/01a1fa8d-cc1f-7d94-b3c6-465f01832fc5.png/..',
    'images/01a1fa8d-cc1f-7d94-b3c6-465f01832fc5.png\0',
    'other/01a1fa8d-cc1f-7d94-b3c6-465f01832fc5.png',
    '',
  ])('the path %j is nobody’s', async (path) => {
    const file = await samples.write('sample', 'x');
    await expect((async () => store.put(path, file))()).rejects.toThrow('not a storage path');
    await expect((async () => store.read(path))()).rejects.toThrow('not a storage path');
    await expect((async () => store.remove(path))()).rejects.toThrow('not a storage path');
    expect(await store.exists(path)).toBe(false);
  });
});

it('a bucket is sent plain objects: private, without checksums that other services do not know', async () => {
  store = await openFileStore({ dataDir: samples.folder, s3: s3() });
  await store.put(newStoragePath('images', 'png'), await samples.write('sample', 'x'));
  const [headers = {}] = [...objects.values()].map((object) => object.headers);
  expect(headers).toMatchObject({ 'content-length': '1', 'content-type': 'image/png' });
  expect(Object.keys(headers).filter((name) => /checksum|sdk-checksum|trailer|acl/.test(name))).toEqual([]);
});

it('opening the store removes old leftovers of unfinished uploads', async () => {
  await mkdir(`${samples.folder}/tmp`);
  const old = await samples.write('tmp/old.part', 'x');
  const young = await samples.write('tmp/young.part', 'y');
  await utimes(old, 0, 0);
  await openFileStore({ dataDir: samples.folder });
  expect(await readdir(`${samples.folder}/tmp`)).toEqual(['young.part']);
  expect(String(await readFile(young))).toBe('y');
});
