import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../../tests/support/requests/plain-socket.ts';
import { rawRequest } from '../../../tests/support/requests/raw-request.ts';
import { type RunningProgram, startProgram } from '../../../tests/support/servers/running-program.ts';

let program: RunningProgram;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mansooj-private-'));
  program = await startProgram({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
}, 60_000);
afterAll(async () => {
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const token = 'kq3xmr8vtw2nhj5ypcs7dzeb';
const spellings = [
  `/requests/${token}`,
  `/ar/requests/${token}`,
  `/requests/${token}/`,
  `/requests//${token}`,
  `//requests/${token}`,
  `/ar//requests/${token}`,
  `/Requests/${token}`,
  `/AR/requests/${token}`,
  `/%72equests/${token}`,
  `/requests%2f${token}`,
  `/requests\\${token}`,
  `/x/../requests/${token}`,
  `/./requests/${token}`,
  `/requests/${token}?lng=ar`,
  `/requests/${token}?lng=ar&lng=en`,
  `/requests/${token}/request.pdf`,
  `/requests/${token}/request.pdf/`,
  `/requests/${token}/%E0%A4%A`,
  `http://elsewhere.example/requests/${token}`,
];

test.each(spellings)(
  'whatever %s is answered, no cache keeps it and no other site is told the address',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers, status } = await rawRequest(program.address, path, { method });
      const { 'cache-control': caching, 'referrer-policy': referrers, 'x-robots-tag': robots } = headers;
      expect([status, caching, referrers, robots]).toEqual([status, 'no-store', 'no-referrer', 'noindex, nofollow']);
    }
  },
);

test.each(['/', '/our-story', '/quote', '/api/products'])('%s is answered as public', async (path) => {
  const { headers } = await rawRequest(program.address, path);
  expect(headers['referrer-policy']).toBe('same-origin');
});

test.each(['/our-story', '/api/products', '/assets/none.js'])(
  'a request for %s that names two hosts is refused',
  async (path) => {
    const ask = (hosts: string) =>
      exchange(program.address, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    // The second is from the cache.
    for (const _ of [1, 2]) expect(await ask('Host: a.example\r\n')).not.toMatch(/^HTTP\/1\.1 400/);
    for (const hosts of ['Host: a.example\r\nHost: b.example\r\n', 'Host: a.example\r\nhOST: a.example\r\n'])
      expect(await ask(hosts)).toMatch(/^HTTP\/1\.1 400/);
  },
);
