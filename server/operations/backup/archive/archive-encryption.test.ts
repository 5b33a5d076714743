import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { givenApplication } from '../../../../tests/support/given/given-application.ts';
import { asAdmin } from '../../../../tests/support/requests/staff-calls.ts';
import { startBucketServer } from '../../../../tests/support/servers/bucket-server.ts';
import { runScript } from '../../../../tests/support/servers/run-script.ts';
import { type BuiltSite, buildSite } from '../../../../tests/support/sites/build-site.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../../tests/support/sites/empty-installation.ts';
import { one } from '../../../../tests/support/sites/first.ts';
import { runBackup } from '../run-backup.ts';
import { decrypted, encrypted } from './archive-encryption.ts';

const key = 'نسيج-of-polypropylene-1998';
const headerBytes = 69;
const chunkBytes = 64 * 1024;

const seal = (plain: Buffer) => buffer(encrypted(Readable.from([plain]), key));
const open = (sealed: Buffer, passphrase: string | undefined = key) =>
  buffer(decrypted(Readable.from([sealed]), passphrase));

function* piecesOf(bytes: Buffer, length: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

describe('an encrypted file', () => {
  test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 500_000])(
    'of %i bytes opens again, in whatever pieces it is read',
    async (length) => {
      const plain = Buffer.alloc(length, 'weaving');
      const sealed = await seal(plain);
      const pieces = Readable.from(piecesOf(sealed, 9973));
      expect((await buffer(decrypted(pieces, key))).equals(plain)).toBe(true);
      expect(sealed.includes('weaving')).toBe(false);
    },
  );

  const chunk = (sealed: Buffer, number: number) => {
    const start = headerBytes + number * (chunkBytes + 16);
    return sealed.subarray(start, start + chunkBytes + 16);
  };

  test('is refused when it is cut off, lengthened, reordered or changed anywhere', async () => {
    const sealed = await seal(Buffer.alloc(4 * chunkBytes, 'weaving'));
    const header = sealed.subarray(0, headerBytes);
    const [first, second, third, last] = [0, 1, 2, 3].map((number) => chunk(sealed, number)) as [
      Buffer,
      Buffer,
      Buffer,
      Buffer,
    ];
    const damaged = [
      Buffer.concat([header, first, second, third]),
      Buffer.concat([header, first, second, last]),
      Buffer.concat([header, second, first, third, last]),
      Buffer.concat([header, first, first, second, third, last]),
      Buffer.concat([sealed, Buffer.from([0])]),
      sealed.subarray(0, -1),
      sealed.subarray(0, headerBytes),
      sealed.subarray(0, 30),
      header,
    ];
    for (const archive of damaged) await expect(open(archive)).rejects.toThrow('The archive is damaged');
    for (const place of [headerBytes, sealed.length - 1, headerBytes + chunkBytes + 3]) {
      const changed = Buffer.from(sealed);
      changed[place] = one(changed, place) ^ 1;
      await expect(open(changed)).rejects.toThrow('The archive is damaged');
    }
    for (const place of [25, 40, 60]) {
      const changed = Buffer.from(sealed);
      changed[place] = one(changed, place) ^ 1;
      await expect(open(changed)).rejects.toThrow('BACKUP_KEY is not the passphrase');
    }
  });

  test('costs no more to open than it says it may', async () => {
    const sealed = await seal(Buffer.from('weaving'));
    for (const cost of [0, 40, 255]) {
      sealed[20] = cost;
      await expect(open(sealed)).rejects.toThrow('The archive is damaged');
    }
  });
});

describe('with BACKUP_KEY', () => {
  let site: BuiltSite;
  let place: EmptyInstallation;
  let backups: string;
  beforeEach(async () => {
    [site, place] = [await buildSite({ settings: { BACKUP_KEY: key } }), await emptyInstallation()];
    backups = join(site.dataDir, 'elsewhere');
    await givenApplication(site, { fullName: 'Samira Khalil' });
  });
  afterEach(async () => {
    await site.close();
    await place.remove();
  });

  const backUp = (settings: Record<string, string> = {}) => {
    const { backup, ...places } = readConfig({ ...site.environment, BACKUP_TO: backups, BACKUP_KEY: key, ...settings });
    return runBackup({ ...backup, places });
  };
  const restore = (file: string, settings: Record<string, string>) =>
    runScript('mansooj.mjs', ['restore', file], { ...place.environment, ...settings });

  test('an archive is restored with the passphrase alone; otherwise it is said why not', async () => {
    const { archive } = await backUp();
    expect(archive).toMatch(/\.tar\.zst\.enc$/);
    const file = join(backups, archive);
    const left = await readdir(place.dataDir);
    expect(await restore(file, {})).toEqual({
      status: 1,
      out: '',
      err: 'The archive is encrypted: set BACKUP_KEY to the passphrase with which it was made.\n',
    });
    expect(await restore(file, { BACKUP_KEY: 'another-passphrase' })).toEqual({
      status: 1,
      out: '',
      err: 'The archive cannot be decrypted: BACKUP_KEY is not the passphrase with which it was made.\n',
    });
    expect(await readdir(place.dataDir)).toEqual(left);
    expect(await restore(file, { BACKUP_KEY: key })).toMatchObject({ status: 0, err: '' });
    const { db } = (await place.open()).database;
    expect(await db.selectFrom('career').selectAll().execute()).toMatchObject([{ full_name: 'Samira Khalil' }]);
  });

  test('an archive that was made without one can be restored, and both count towards BACKUP_KEEP', async () => {
    const plain = (await backUp({ BACKUP_KEY: '' })).archive;
    expect(await restore(join(backups, plain), { BACKUP_KEY: key })).toMatchObject({ status: 0, err: '' });
    const sealed = (await backUp({ BACKUP_KEEP: '2' })).archive;
    expect(await readdir(backups)).toEqual([plain, sealed].sort());
    const newest = (await backUp({ BACKUP_KEEP: '2' })).archive;
    expect(await readdir(backups)).toEqual([sealed, newest]);
  });

  test('an archive in a bucket is encrypted too, and the passphrase is shown nowhere', async () => {
    const bucket = await startBucketServer();
    try {
      const { archive } = await backUp({ ...bucket.settings, S3_BUCKET: '', BACKUP_TO: 's3://safe/nightly' });
      const stored = bucket.objects.get(`safe/nightly/${archive}`)?.bytes;
      expect(stored?.subarray(0, 20).toString()).toBe('mansooj-encrypted-1\n');
    } finally {
      bucket.close();
    }
    const reply = await (await asAdmin(site)).get('/backups');
    // The site has another target: nothing is vouched for that is not there.
    expect(reply.json()).toMatchObject({ isEncrypted: null, last: null });
    const runs = await site.database.db.selectFrom('backup_run').selectAll().execute();
    expect(reply.body + JSON.stringify(runs)).not.toContain(key);
  });

  test('the program printed in the documentation decrypts an archive', async () => {
    const { archive } = await backUp();
    const text = await readFile(join(import.meta.dirname, '../../../../docs/backup-format.md'), 'utf8');
    const [, program = ''] = /```js\n([^`]*)```/.exec(text) ?? [];
    const [script, target] = [join(site.dataDir, 'decrypt.mjs'), join(site.dataDir, 'plain.tar.zst')];
    await writeFile(script, program);
    const parameters = [script, join(backups, archive), target];
    await promisify(execFile)(process.execPath, parameters, { env: { BACKUP_KEY: key } });
    expect(await restore(target, {})).toMatchObject({ status: 0, err: '' });
  });
});
