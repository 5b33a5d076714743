import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { untilLowPriority } from '../../../tests/support/low-priority.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { makeSessionsOld } from '../../../tests/support/sites/old-sessions.ts';
import { restoreArchive } from './archive/restore-archive.ts';

let site: BuiltSite;
let admin: Awaited<ReturnType<typeof asAdmin>>;
afterEach(() => site.close());

const key = 'a passphrase that nobody sees';

async function givenSite(settings: Record<string, string> = {}) {
  site = await buildSite({ settings });
  admin = await asAdmin(site);
}

const describePlace = async () => (await admin.get('/backups/archives')).json();
const order = (path: string) => admin.call('POST', path);

/** Waits until what was asked for has ended. */
async function outcome() {
  await vi.waitFor(async () => expect((await describePlace()).underWay).toBeNull(), untilLowPriority);
  return describePlace();
}

async function audited() {
  await vi.waitFor(async () => {
    const entries = await site.database.db.selectFrom('audit_entry').select('action').execute();
    expect(entries.some(({ action }) => /^backup_(made|failed)$/.test(action))).toBe(true);
  }, untilLowPriority);
  const entries = await site.database.db
    .selectFrom('audit_entry')
    .select(['action', 'record_id'])
    .where('section', '=', 'backups')
    .orderBy('at')
    .execute();
  return entries.map(({ action, record_id }) => [action, record_id]);
}

test('an administrator makes a backup, downloads it, and it restores elsewhere', async () => {
  await givenSite({ BACKUP_KEY: key, BACKUP_KEEP: '3' });
  await givenContact(site, { fullName: 'Lina Haddad' });
  expect(await describePlace()).toEqual({ archives: [], underWay: null, lastAsked: null });
  const begun = await order('/backups');
  expect([begun.statusCode, begun.json().message]).toEqual([202, expect.stringContaining('has started')]);
  expect((await describePlace()).underWay).toMatchObject({ isTest: false });
  const second = await order('/backups');
  expect([second.statusCode, second.json().code]).toEqual([409, 'conflict']);

  const { archives, lastAsked } = await outcome();
  // It is logged a moment after it ends.
  await audited();
  const [made] = archives;
  const bytes = (await stat(join(site.dataDir, 'backups', made._id))).size;
  expect(archives).toMatchObject([{ bytes, isEncrypted: true, rows: expect.any(Number), fault: null }]);
  expect(Math.abs(Date.parse(made.madeAt) - Date.now())).toBeLessThan(60_000);
  expect(made.provenAt).toMatch(/Z$/);
  expect(lastAsked).toMatchObject({ isTest: false, archive: made._id, fault: null });

  const sent = await admin.get(`/backups/archives/${made._id}`);
  expect([sent.statusCode, sent.headers['content-length']]).toEqual([200, String(bytes)]);
  expect(sent.headers['content-disposition']).toBe(`attachment; filename=${made._id}`);
  const place = await emptyInstallation();
  const file = join(site.dataDir, 'downloaded');
  await writeFile(file, sent.rawPayload);
  const manifest = await restoreArchive(file, readConfig(place.environment), { key });
  await place.remove();
  expect(manifest.tables.contact?.rows).toBe(1);
  expect(await audited()).toEqual([
    ['created', null],
    ['backup_made', made._id],
    ['exported', made._id],
  ]);
  for (const path of ['/backups', '/backups/archives']) expect((await admin.get(path)).body).not.toContain(key);
}, 600_000);

test('a test restore that fails says why, and its archive no longer counts as a good backup', async () => {
  await givenSite();
  await order('/backups');
  const { archives } = await outcome();
  const [{ _id: archive }] = archives;
  expect((await order(`/backups/archives/${archive}/test`)).statusCode).toBe(202);
  expect((await outcome()).lastAsked).toMatchObject({ isTest: true, archive, fault: null });
  const proven = (await admin.get('/backups')).json();
  expect(proven.lastProvenAt > archives[0].provenAt).toBe(true);

  const file = join(site.dataDir, 'backups', archive);
  const whole = await readFile(file);
  await truncate(file, whole.length - 100);
  await order(`/backups/archives/${archive}/test`);
  const broken = await outcome();
  expect(broken.lastAsked).toMatchObject({ isTest: true, fault: expect.stringContaining('could not be restored') });
  expect(broken.archives[0]).toMatchObject({ _id: archive, fault: expect.any(String), bytes: whole.length - 100 });
  expect((await admin.get('/backups')).json()).toMatchObject({ lastPassedAt: null, last: null });
  expect(await audited()).toContainEqual(['backup_tested', archive]);
  await vi.waitFor(async () => expect(await audited()).toContainEqual(['backup_failed', archive]), {
    timeout: 10_000,
  });

  await writeFile(file, whole);
  await order(`/backups/archives/${archive}/test`);
  expect((await outcome()).archives[0]).toMatchObject({ fault: null, provenAt: expect.any(String) });
  expect((await admin.get('/backups')).json().lastPassedAt).toMatch(/Z$/);
  expect(await readdir(join(site.dataDir, 'backup-work'))).toEqual([]);
}, 600_000);

test('archives in a bucket are listed with their sizes, tested and downloaded', async () => {
  const bucket = await startBucketServer();
  onTestFinished(() => bucket.close());
  await givenSite({ ...bucket.settings, BACKUP_TO: 's3://archives/night' });
  await order('/backups');
  const { archives } = await outcome();
  expect(archives).toHaveLength(1);
  const [{ _id: archive, bytes }] = archives;
  await order(`/backups/archives/${archive}/test`);
  expect((await outcome()).lastAsked).toMatchObject({ isTest: true, archive, fault: null });
  expect((await admin.get(`/backups/archives/${archive}`)).rawPayload).toHaveLength(bytes);
}, 600_000);

test('nothing but archives is sent, nothing without a proof, and a place that cannot be read is no empty one', async () => {
  await givenSite();
  const backups = join(site.dataDir, 'backups');
  for (const name of ['mansooj-20261121T000000Z.tar.zst', '..%2Fmansooj.sqlite', '%2Fetc%2Fpasswd', 'notes.txt'])
    expect([name, (await admin.get(`/backups/archives/${name}`)).statusCode]).toEqual([name, 404]);
  await makeSessionsOld(site);
  for (const [method, path] of [
    ['POST', '/backups'],
    ['GET', '/backups/archives/any'],
  ] as const)
    expect((await admin.call(method, path)).json().code).toBe('confirmation_required');
  admin = await asAdmin(site);
  await rm(backups, { recursive: true, force: true });
  await writeFile(backups, 'a file where the folder should be');
  expect((await describePlace()).archives).toBeNull();
  const refused = await admin.get('/backups/archives/any');
  expect([refused.statusCode, refused.json().message]).toEqual([503, 'The place of the backups cannot be read.']);
});

test('a site that stops leaves no run behind that seems to go on', async () => {
  await givenSite();
  await order('/backups');
  await site.services.archives.stop();
  expect(await site.database.db.selectFrom('backup_run').select('id').execute()).toEqual([]);
});
