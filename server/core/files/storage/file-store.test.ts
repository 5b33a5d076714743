import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../../tests/support/files/sample-files.ts';
import { type BucketServer, startBucketServer } from '../../../../tests/support/servers/bucket-server.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { newStoragePath } from './storage-path.ts';

let bucket: BucketServer;
let samples: Awaited<ReturnType<typeof sampleFolder>>;
let store: FileStore;

beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(() => bucket.close());

beforeEach(async () => {
  bucket.objects.clear();
  samples = await sampleFolder();
});
afterEach(() => samples.dispose());

describe.each([
  ['a folder', () => openFileStore({ dataDir: samples.folder })],
  ['a bucket', () => openFileStore({ dataDir: samples.folder, s3: bucket.s3 })],
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

  it('a temporary file is moved, any other copied', async () => {
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
  ])('the path %j is invalid', async (path) => {
    const file = await samples.write('sample', 'x');
    await expect((async () => store.put(path, file))()).rejects.toThrow('not a storage path');
    await expect((async () => store.read(path))()).rejects.toThrow('not a storage path');
    await expect((async () => store.remove(path))()).rejects.toThrow('not a storage path');
    expect(await store.exists(path)).toBe(false);
  });
});

it('a bucket is sent plain objects: private, without checksums that other services do not know', async () => {
  store = await openFileStore({ dataDir: samples.folder, s3: bucket.s3 });
  await store.put(newStoragePath('images', 'png'), await samples.write('sample', 'x'));
  const [headers = {}] = [...bucket.objects.values()].map((object) => object.headers);
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
