import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { day } from '#shared/units.ts';
import { sentPicture } from '../../../tests/support/files/sent-files.ts';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { givenApplication } from '../../../tests/support/given/given-application.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenToken } from '../../../tests/support/given/given-token.ts';
import { asAdmin } from '../../../tests/support/requests/staff-calls.ts';
import { startBucketServer } from '../../../tests/support/servers/bucket-server.ts';
import { runBuiltCommand, runScript } from '../../../tests/support/servers/run-script.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { one } from '../../../tests/support/sites/first.ts';
import { describeInFull, testInFull } from '../../../tests/support/test-in-full.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { runBackup } from './run-backup.ts';

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const writesPerSecond = 50;
const mostUnderWay = 20;
const secondsOfWriting = isFullRun ? 20 : 1;

let writing: ReturnType<typeof keepWriting> | undefined;
let site: BuiltSite;
let place: EmptyInstallation;
let backups: string;
beforeEach(async () => {
  [site, place] = [await buildSite({ settings: { RATE_LIMIT_FACTOR: '10000' } }), await emptyInstallation()];
  // Where the site looks for them.
  backups = join(site.dataDir, 'backups');
});
afterEach(async () => {
  await writing?.stop();
  writing = undefined;
  await site.close();
  await place.remove();
});

/** Runs the code of `npm run backup` in this process. */
const backUp = (settings: Record<string, string> = {}) => {
  const { backup, ...places } = readConfig({ ...site.environment, BACKUP_TO: backups, ...settings });
  return runBackup({ ...backup, places });
};
const givenArchive = async () => join(backups, (await backUp()).archive);
const restore = (file: string) => restoreArchive(file, readConfig(place.environment));

/** Sends messages steadily until stopped; `acknowledged` holds the references returned. */
function keepWriting(address: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const send = async () => {
    const body = JSON.stringify({ fullName: 'Lina', email: 'lina@example.com', message: 'Bags of 50 kg?' });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${address}/api/contacts`, { method: 'POST', body, headers });
    // Refused requests were not acknowledged.
    if (reply.status !== 201) return;
    acknowledged.push((await reply.json()).data.contact._id);
  };
  const done = (async () => {
    const underWay = new Set<Promise<void>>();
    while (!isOver) {
      const sent: Promise<void> = send().finally(() => underWay.delete(sent));
      underWay.add(sent);
      await wait(1000 / writesPerSecond);
      if (underWay.size >= mostUnderWay) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  })();
  return {
    acknowledged,
    stop() {
      isOver = true;
      return done;
    },
  };
}

describe('a backup of a site in use', () => {
  test(
    'restores everything acknowledged before it began elsewhere, with its files',
    async () => {
      const admin = await asAdmin(site);
      const application = await givenApplication(site);
      const fields = { name: 'Loom', industry: 'Weaving', specifications: [{ name: 'Year', value: '2026' }] };
      const partner = (await admin.post('/partners', { ...fields, mainImage: await sentPicture() })).json();
      const cv = (await admin.get(`/careers/${application._id}/cv`)).rawPayload;
      const image = (await site.http.inject(`/media/${partner.mainImage}`)).rawPayload;

      writing = keepWriting(await site.listen());
      await wait(secondsOfWriting * 500);
      while (writing.acknowledged.length < secondsOfWriting * 10) await wait(50);
      const before = [...writing.acknowledged];
      const made = await runBuiltCommand('backup', ['--to', backups], site.environment);
      expect([made.status, made.err]).toEqual([0, '']);
      const archive = made.out.split('\n')[0] ?? '';
      await wait(secondsOfWriting * 500);
      await writing.stop();

      const told = await runScript('mansooj.mjs', ['restore', archive], place.environment);
      expect([told.err, told.status]).toEqual(['', 0]);
      const restored = await place.open();
      const contacts = await restored.database.db.selectFrom('contact').select('id').execute();
      const ids = new Set(contacts.map(({ id }) => id));
      expect(before.filter((id) => !ids.has(id))).toEqual([]);
      // The token still works on the restored site: sessions and the site's key were restored.
      const headers = admin.token;
      const restoredCv = await restored.http.inject({ url: `/api/careers/${application._id}/cv`, headers });
      expect(restoredCv.rawPayload.equals(cv)).toBe(true);
      expect((await restored.http.inject(`/media/${partner.mainImage}`)).rawPayload.equals(image)).toBe(true);
      expect((await restored.http.inject('/api/partners?q=loom')).json()).toHaveLength(1);
      // The restored sequence continues: new search entries do not reuse numbers.
      await givenContact(restored, { fullName: 'Later' });
      expect((await restored.services.leads.contact.list({ page: 1, limit: 5, q: 'Later' })).total).toBe(1);
    },
    120_000 + secondsOfWriting * 2000,
  );
});

describe('restoring', () => {
  test('overwrites nothing', async () => {
    const archive = await givenArchive();
    await place.open();
    await expect(restore(archive)).rejects.toThrow('nothing was changed');
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  testInFull('removes what an earlier one left that was cut off, and so does the start of the site', async () => {
    const archive = await givenArchive();
    const left = () => join(place.dataDir, `restore-${randomUUID()}`, 'tables');
    const readLeft = async () => (await readdir(place.dataDir)).filter((name) => name.startsWith('restore-'));
    await mkdir(left(), { recursive: true });
    await restore(archive);
    expect(await readLeft()).toEqual([]);
    await mkdir(left(), { recursive: true });
    await place.open();
    expect(await readLeft()).toEqual([]);
  });

  testInFull(
    'refuses an archive that is truncated, modified or of another kind, and leaves nothing behind',
    async () => {
      await givenApplication(site);
      const archive = await givenArchive();
      const whole = await readFile(archive);
      const damage = [
        () => truncate(archive, whole.length - 40),
        () => truncate(archive, Math.floor(whole.length / 2)),
        () => {
          const changed = Buffer.from(whole);
          const middle = Math.floor(whole.length / 2);
          changed[middle] = one(changed, middle) ^ 0xff;
          return writeFile(archive, changed);
        },
        () => writeFile(archive, 'no archive'),
      ];
      const left = await readdir(place.dataDir);
      for (const spoil of damage) {
        await writeFile(archive, whole);
        await spoil();
        await expect(restore(archive)).rejects.toThrow('The archive is damaged');
        expect(await readdir(place.dataDir)).toEqual(left);
      }
      await writeFile(archive, whole);
      expect((await restore(archive)).tables.career?.rows).toBe(1);
    },
  );
});

describeInFull('the state of the backups', () => {
  const status = async () => (await (await asAdmin(site)).get('/backups')).json();

  test('shows the last backup and its test restore; older archives are removed', async () => {
    expect(await status()).toEqual({
      state: 'off',
      everySeconds: null,
      lastPassedAt: null,
      lastProvenAt: null,
      isEncrypted: null,
      isOnSameDisk: true,
      fixed: ['BACKUP_EVERY'],
      last: null,
      journal: { state: 'off', by: expect.any(String), everySeconds: null, newestAt: null, error: null },
    });
    await backUp();
    const second = await backUp();
    const { archive, bytes } = await backUp({ BACKUP_KEEP: '2' });
    expect((await readdir(backups)).sort()).toEqual([second.archive, archive]);
    expect(await status()).toMatchObject({
      last: { outcome: 'passed', reason: null, archive, bytes, rows: expect.any(Number) },
    });
  });

  test('two that begin at the same moment are two archives', async () => {
    // Time is frozen, so that both backups begin in the same second.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const made = await Promise.all([backUp(), backUp()]);
    expect((await readdir(backups)).sort()).toEqual(made.map(({ archive }) => archive).sort());
    for (const { archive, bytes } of made) expect((await stat(join(backups, archive))).size).toBe(bytes);
  });

  test.each([
    ['nothing can be made', async () => '/proc/mansooj'],
    [
      'a file has its name',
      async () => {
        await writeFile(join(site.dataDir, 'taken'), '');
        return join(site.dataDir, 'taken');
      },
    ],
    [
      'a disk is not mounted',
      async () => {
        await symlink('/mnt/no-such-disk', join(site.dataDir, 'disk'));
        return join(site.dataDir, 'disk');
      },
    ],
  ])('a place where %s is refused at once, for backups and for what is restored', async (_, makePlace) => {
    const archive = await givenArchive();
    const to = await makePlace();
    await expect(backUp({ BACKUP_TO: to })).rejects.toThrow(`The folder ${to} for backups cannot be written to: `);
    await expect(restoreArchive(archive, { dataDir: to })).rejects.toThrow(`DATA_DIR ${to} cannot be written to: `);
  });

  test('is failing when a file that a record refers to is missing', async () => {
    const { _id } = await givenApplication(site);
    const { cv_path: path } = await site.database.db
      .selectFrom('career')
      .select('cv_path')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    await site.services.files.remove(path);
    await expect(backUp()).rejects.toThrow(path);
    expect(await status()).toMatchObject({ state: 'failed', last: { drilledAt: expect.any(String) } });
  });

  test('is failing although a clock that was ahead made a good one, and no new archive is removed for it', async () => {
    const { archive } = await backUp();
    const [later, laterArchive] = [ahead(30 * day), archive.replace('mansooj-20', 'mansooj-21')];
    await rename(join(backups, archive), join(backups, laterArchive));
    const { db } = site.database;
    await db.updateTable('backup_run').set({ started_at: later, touched_at: later, archive: laterArchive }).execute();
    expect(await status()).toMatchObject({ lastPassedAt: null, last: null });
    const made = await backUp({ BACKUP_KEEP: '1' });
    expect(await readdir(backups)).toEqual([made.archive]);
    expect(await status()).toMatchObject({ last: { archive: made.archive } });
    await db.updateTable('backup_run').set({ started_at: later }).execute();
    const { _id } = await givenApplication(site);
    const { cv_path } = await db.selectFrom('career').select('cv_path').where('id', '=', _id).executeTakeFirstOrThrow();
    await site.services.files.remove(cv_path);
    await expect(backUp()).rejects.toThrow(cv_path);
    expect(await status()).toMatchObject({ state: 'failed', lastPassedAt: null });
  });

  test('is failing when a backup would fill the disk; nothing is written', async () => {
    await backUp();
    const passed = await status();
    const folder = join(site.dataDir, 'files/videos');
    await mkdir(folder, { recursive: true });
    const huge = join(folder, `${randomUUID()}.mp4`);
    await writeFile(huge, '');
    // Takes no room: it is a hole.
    await truncate(huge, 2 ** 43);
    const kept = await readdir(backups);
    await expect(backUp()).rejects.toThrow(/^The backup was not begun, because it would fill the disk/);
    expect(await readdir(backups)).toEqual(kept);
    const { lastPassedAt, lastProvenAt } = passed;
    expect(await status()).toMatchObject({ state: 'failed', lastPassedAt, lastProvenAt });
    expect(lastProvenAt).toBe(passed.last.drilledAt);
  });

  test('is for administrators', async () => {
    const headers = await givenToken(site, 'user');
    expect((await site.http.inject({ url: '/api/backups', headers })).statusCode).toBe(403);
    expect((await site.http.inject('/api/backups')).statusCode).toBe(401);
  });

  test('an archive in a bucket is test-restored from there, and the oldest are removed', async () => {
    const bucket = await startBucketServer();
    try {
      const settings = { ...bucket.settings, S3_BUCKET: '', BACKUP_TO: 's3://my_Safe/nightly', BACKUP_KEEP: '1' };
      await backUp(settings);
      const { archive } = await backUp(settings);
      expect([...bucket.objects.keys()]).toEqual([`my_Safe/nightly/${archive}`]);
    } finally {
      bucket.close();
    }
  });

  test('a backup that cannot be stored reports the failure, and the next success clears it', async () => {
    await writeFile(backups, 'a file where the folder should be');
    await expect(backUp()).rejects.toThrow('a file has its name');
    expect(await status()).toMatchObject({
      state: 'failed',
      last: { archivedAt: null, reason: expect.stringContaining('a file has its name') },
    });
    await rm(backups);
    await backUp();
    expect(await status()).toMatchObject({ state: 'off', last: { outcome: 'passed' } });
    expect(await readdir(join(site.dataDir, 'backup-work'))).toEqual([]);
  });
});
