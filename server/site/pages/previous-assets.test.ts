import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';
import { previousAssetsFolder, storeAssets } from './previous-assets.ts';

const day = 24 * 60 * 60 * 1000;
const monday = Date.parse('2026-03-02T08:00:00Z');

let folder: string;
let dataDir: string;
let builds = 0;
let build: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-releases-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a release with these files, in a separate folder like an image, or in place of the last one. */
async function givenRelease(names: string[], now: number, { isInPlace = false } = {}): Promise<void> {
  if (isInPlace) await rm(build, { recursive: true });
  else build = join(folder, `build-${++builds}`);
  await mkdir(join(build, 'client/assets'), { recursive: true });
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'server/index.js'), 'export const routes = {};');
  for (const name of names) await writeFile(join(build, 'client/assets', name), `/* ${name} */`);
  await storeAssets({ assets: join(build, 'client/assets'), dataDir, now });
}

async function served(name: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) {
  const app = fastify();
  await (await builtPages(build)).registerAssets(app, dataDir);
  const reply = await app.inject({ url: `/assets/${name}`, headers });
  await app.close();
  const { 'cache-control': cache, 'content-range': range } = reply.headers;
  return { status: reply.statusCode, body: reply.body, cache, range };
}

test.each([false, true])(
  'the assets of an earlier release are served for a week after it was superseded, and no longer (in place: %s)',
  async (isInPlace) => {
    await givenRelease(['home-1.js', 'home-1.js.br', 'site-1.css', 'story-1.js'], monday);
    await givenRelease(['home-2.js', 'site-2.css', 'story-1.js'], monday + day, { isInPlace });
    await givenRelease(['home-3.js', 'site-3.css', 'story-1.js'], monday + 7 * day, { isInPlace });
    const kept = await served('home-1.js');
    expect(kept).toMatchObject({ status: 200, body: '/* home-1.js */', cache: expect.stringContaining('immutable') });
    expect((await served('home-1.js', { 'accept-encoding': 'br' })).body).toBe('/* home-1.js.br */');
    expect((await served('home-2.js')).status).toBe(200);
    // The first release was superseded on Tuesday, the second one on the Monday after.
    await givenRelease(['home-4.js', 'site-4.css', 'story-1.js'], monday + 8 * day + 1, { isInPlace });
    const left = ['home-2.js', 'home-3.js', 'home-4.js', 'site-2.css', 'site-3.css', 'site-4.css', 'story-1.js'];
    expect((await readdir(previousAssetsFolder(dataDir))).sort()).toEqual(left);
    expect((await served('home-1.js')).status).toBe(404);
    expect((await served('story-1.js')).status).toBe(200);
  },
);

test('a file that a later release has again is current again', async () => {
  await givenRelease(['home-1.js'], monday);
  await givenRelease(['home-2.js'], monday + day);
  await givenRelease(['home-1.js'], monday + 2 * day);
  await givenRelease(['home-3.js'], monday + 9 * day);
  expect((await served('home-1.js')).status).toBe(200);
  expect((await served('home-2.js')).status).toBe(200);
});

test('while a new release is built in place, the running one keeps serving its own files', async () => {
  await givenRelease(['home-1.js', 'home-1.js.br'], monday);
  await rm(join(build, 'client/assets'), { recursive: true });
  await mkdir(join(build, 'client/assets'));
  expect((await served('home-1.js')).body).toBe('/* home-1.js */');
  expect((await served('home-1.js', { 'accept-encoding': 'br' })).body).toBe('/* home-1.js.br */');
});

test('kept files survive an unreadable list and concurrent starts', async () => {
  await givenRelease(['home-1.js'], monday);
  await givenRelease(['home-2.js'], monday + day);
  await writeFile(join(dataDir, 'releases/superseded.json'), '{"home-1');
  const assets = join(build, 'client/assets');
  await Promise.all([1, 2, 3].map(() => storeAssets({ assets, dataDir, now: monday + 7 * day })));
  expect((await served('home-1.js')).status).toBe(200);
});

test('scripts and styles are served whole, without ranges', async () => {
  await givenRelease(['home-1.js'], monday);
  for (const range of ['bytes=0-1', 'bytes=99999-']) {
    expect(await served('home-1.js', { range })).toMatchObject({
      status: 200,
      range: undefined,
      body: '/* home-1.js */',
    });
  }
});
