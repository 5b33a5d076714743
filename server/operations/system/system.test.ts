import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createLogMemory } from '#server/core/config/log-memory.ts';
import { noticeLimit } from '#shared/operations/system.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { type AdminCalls, asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
let admin: AdminCalls;
afterEach(() => site.close());

async function givenSite(more: Parameters<typeof buildSite>[0] = {}) {
  site = await buildSite(more);
  admin = await asAdmin(site);
}

const state = async (headers = {}) => (await admin.get('/system', headers)).json();
const stored = async (name: string) =>
  (await state()).storage.find((each: { name: string }) => each.name === name) as { bytes: number; newBytes: number };

test('the program says its version, its last update and what takes room, and how much of it is new', async () => {
  await givenSite();
  expect(await state()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    lastUpdate: null,
    parts: ['database', 'disk', 'files'].map((name) => ({ name, trouble: null })),
    freeBytes: expect.any(Number),
  });
  const before = await stored('files');
  await admin.post('/partners', {
    ...{ name: 'Loom', industry: 'Weaving', specifications: [{ name: 'Year', value: '2026' }] },
    mainImage: await sentPicture(),
  });
  const files = await stored('files');
  expect(files.bytes).toBeGreaterThan(before.bytes);
  expect(files.newBytes).toBe(files.bytes);

  const backups = join(site.dataDir, 'backups');
  await mkdir(backups);
  const stamp = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  await writeFile(join(backups, `mansooj-${stamp(40)}.tar.zst`), Buffer.alloc(3_000));
  await writeFile(join(backups, `mansooj-${stamp(2)}.tar.zst`), Buffer.alloc(500));
  await writeFile(join(backups, `journal-${stamp(2)}-000001.tar.zst`), Buffer.alloc(70));
  expect(await stored('backups')).toEqual({ name: 'backups', bytes: 3_500, newBytes: 500 });
  expect(await stored('journal')).toEqual({ name: 'journal', bytes: 70, newBytes: 70 });
  await mkdir(join(site.dataDir, 'share', 'deep'), { recursive: true });
  // The picture from above may still lie among the temporary files at the first measurement.
  const growth = async (): Promise<number> => {
    const { bytes } = await stored('caches');
    await writeFile(join(site.dataDir, 'share', 'deep', `${randomUUID()}.png`), Buffer.alloc(1_234));
    return (await stored('caches')).bytes - bytes;
  };
  await expect.poll(growth, { timeout: 10_000 }).toBe(1_234);
  expect((await stored('database')).bytes).toBeGreaterThan(10_000);

  const update = { at: '2026-11-28T12:00:00.000Z', version: '1.1.0', error: 'The rehearsal failed.' };
  await writeFile(join(site.dataDir, 'last-update.json'), JSON.stringify(update));
  // A release from before the reasons had names wrote it.
  expect((await state()).lastUpdate).toEqual({ ...update, failure: null });
  await writeFile(join(site.dataDir, 'last-update.json'), JSON.stringify({ ...update, failure: 'rehearsal' }));
  expect((await state()).lastUpdate).toEqual({ ...update, failure: 'rehearsal' });
});

test('a part that fails says so in the reader’s language', async () => {
  await givenSite();
  site.database.condition.noteDamage();
  const [database, disk] = (await state({ 'accept-language': 'ar' })).parts;
  expect([database.name, database.trouble, disk.trouble]).toEqual(['database', expect.stringContaining('تالفة'), null]);
});

test('the log is shown without personal data, and errors outlast the requests after them', async () => {
  const log = createLogMemory();
  await givenSite({ log, logger: pino({ base: null }, { write: log.keep }) });
  const payload = { fullName: 'Lina Haddad', email: 'lina@example.com', message: 'Do you weave bags of 50 kg?' };
  await site.http.inject({ method: 'POST', url: '/api/contacts?q=secret', payload });
  site.http.log.error(new RangeError('no room for lina@example.com'));
  site.http.log.warn({ address: '192.0.2.7', err: new TypeError('Lina Haddad') }, 'something odd');
  for (let asked = 0; asked < 150; asked++) await site.http.inject('/api/products?q=lina');
  const reply = await admin.get('/system/log');
  const { lines, since } = reply.json();
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(Date.parse(since)).toBeLessThan(Date.now());
  expect(lines[0]).toMatchObject({
    level: 'info',
    message: 'answered',
    facts: expect.stringContaining('GET · /api/products'),
  });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: '', facts: 'RangeError' }));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'something odd', facts: 'TypeError' }),
  );
  expect(reply.body).not.toMatch(/lina|haddad|secret|192\.0/i);
});

test('a notice needs its text in both languages while it is on, and not longer than a line or two', async () => {
  await givenSite();
  const put = (notice: object) => admin.call('PUT', '/system/notice', notice);
  const refused = await put({ isOn: true, en: 'Away at ten', ar: ' ' });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['ar']]);
  expect((await put({ isOn: false, en: 'x'.repeat(noticeLimit + 1), ar: '' })).statusCode).toBe(422);
  expect((await admin.get('/system/notice')).json()).toEqual({ isOn: false, en: '', ar: '' });
  const notice = { isOn: true, en: 'Away at ten', ar: 'نتوقّف في العاشرة' };
  expect((await put(notice)).statusCode).toBe(200);
  expect((await admin.get('/system/notice')).json()).toEqual(notice);
  const entries = await site.database.db
    .selectFrom('audit_entry')
    .select(['action', 'fields'])
    .where('section', '=', 'system')
    .execute();
  expect(entries).toEqual([{ action: 'changed', fields: '["isOn","en","ar"]' }]);
});
