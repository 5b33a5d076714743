import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepOlderAssets, setOlderAssetsAside } from '../../scripts/older-assets.mjs';
import { builtPages } from './built-pages.ts';

const day = 24 * 60 * 60 * 1000;
const monday = Date.parse('2026-03-02T08:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A release as the build makes it: the folder is emptied, then filled with `names`. */
async function givenRelease(names: string[], now: number): Promise<void> {
  await setOlderAssetsAside({ folder });
  await rm(join(folder, 'build'), { recursive: true, force: true });
  await mkdir(join(folder, 'build/client/assets'), { recursive: true });
  await mkdir(join(folder, 'build/server'));
  await writeFile(join(folder, 'build/server/index.js'), 'export const routes = {};');
  for (const name of names) await writeFile(join(folder, 'build/client/assets', name), `/* ${name} */`);
  await keepOlderAssets({ folder, now });
}

async function served(name: string, encoding = 'identity') {
  const app = fastify();
  await (await builtPages(join(folder, 'build'))).registerAssets(app);
  const reply = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });
  await app.close();
  return { status: reply.statusCode, body: reply.body, cache: reply.headers['cache-control'] };
}

test('the code of an earlier release is served for a week from the day it was superseded, and then no more', async () => {
  await givenRelease(['home-1.js', 'home-1.js.br', 'site-1.css', 'story-1.js'], monday);
  await givenRelease(['home-2.js', 'site-2.css', 'story-1.js'], monday + day);
  await givenRelease(['home-3.js', 'site-3.css', 'story-1.js'], monday + 7 * day);
  const kept = await served('home-1.js');
  expect(kept).toMatchObject({ status: 200, body: '/* home-1.js */', cache: expect.stringContaining('immutable') });
  expect((await served('home-1.js', 'br')).body).toBe('/* home-1.js.br */');
  expect((await served('home-2.js')).status).toBe(200);
  // The first release was superseded on Tuesday, the second one on the Monday after.
  await givenRelease(['home-4.js', 'site-4.css', 'story-1.js'], monday + 8 * day + 1);
  const left = ['home-2.js', 'home-3.js', 'home-4.js', 'site-2.css', 'site-3.css', 'site-4.css', 'story-1.js'];
  expect((await readdir(join(folder, 'build/client/assets'))).sort()).toEqual(left);
  expect((await served('home-1.js')).status).toBe(404);
  expect((await served('story-1.js')).status).toBe(200);
});

test('a file that a later release has again is no older one any more', async () => {
  await givenRelease(['home-1.js'], monday);
  await givenRelease(['home-2.js'], monday + day);
  await givenRelease(['home-1.js'], monday + 2 * day);
  await givenRelease(['home-3.js'], monday + 9 * day);
  expect((await served('home-1.js')).status).toBe(200);
  expect((await served('home-2.js')).status).toBe(200);
});

test('a build that was cut short does not stand in the way of the next, and loses nothing of the one before', async () => {
  await givenRelease(['home-1.js'], monday);
  await setOlderAssetsAside({ folder });
  await givenRelease(['home-2.js'], monday + day);
  expect((await served('home-1.js')).body).toBe('/* home-1.js */');
});

test('scripts and styles come whole: they are small, and nobody goes on with half of one', async () => {
  await givenRelease(['home-1.js'], monday);
  const app = fastify();
  await (await builtPages(join(folder, 'build'))).registerAssets(app);
  for (const range of ['bytes=0-1', 'bytes=99999-']) {
    const reply = await app.inject({ url: '/assets/home-1.js', headers: { range } });
    expect([reply.statusCode, reply.headers['content-range'], reply.body]).toEqual([200, undefined, '/* home-1.js */']);
  }
  await app.close();
});
