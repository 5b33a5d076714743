import { truncate, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { videoBytes } from '../../../tests/support/files/sample-files.ts';
import { storedFiles } from '../../../tests/support/files/stored-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type FakeClamd, startFakeClamd, virus } from '../../../tests/support/servers/fake-clamd.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let clamd: FakeClamd;
let site: BuiltSite;
let admin: AdminCalls;
beforeAll(async () => {
  clamd = await startFakeClamd();
  site = await buildSite({ settings: { CLAMAV_SOCKET: clamd.address } });
  admin = await asAdmin(site);
});
afterEach(() => clamd.behave('scans'));
afterAll(async () => {
  await site.close();
  await clamd.stop();
});

const film = (words = '') => Buffer.concat([videoBytes.mp4, Buffer.from(words)]);
const publish = (video: Buffer) => {
  const file = new File([new Uint8Array(video)], 'loom.mp4', { type: 'video/mp4' });
  return admin.post('/blogs', { title: 'Loom', summary: 'A loom', content: 'Weaving.', video: file });
};
const stored = async () => ({
  ...(await storedFiles(site)),
  posts: (await admin.get('/blogs/admin/all')).json().length,
});

test('a video is scanned completely, and an infected one is refused at its field', async () => {
  const before = await stored();
  const infected = await publish(film(virus));
  expect([infected.statusCode, Object.keys(infected.json().errors)]).toEqual([422, ['video']]);
  expect(await stored()).toEqual(before);
  expect((await publish(film('clean'))).statusCode).toBe(201);
  expect(clamd.seen.at(-1)?.equals(film('clean'))).toBe(true);
});

test('while the scanner is unreachable videos are refused, except those above the scanner’s size limit', async () => {
  clamd.behave('hangs up');
  const before = await stored();
  expect((await publish(film('unseen'))).statusCode).toBe(503);
  expect(await stored()).toEqual(before);
  const file = site.services.files.temp.newFile();
  await writeFile(file, film());
  await truncate(file, limits.scannedBytes + 1);
  const { path } = await site.services.media.storeVideo({ file });
  expect(await site.services.files.size(path)).toBe(limits.scannedBytes + 1);
});
