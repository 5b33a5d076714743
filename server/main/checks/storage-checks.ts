import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import type { Config } from '#server/core/config/config.ts';
import { findReleaseAround } from '#server/core/config/release-around.ts';
import { spellCommand } from '#server/core/config/spell-command.ts';
import { connectDatabase, sqliteFile } from '#server/core/db/database.ts';
import { type InspectedDatabase, inspectDatabase } from '#server/core/db/inspect-database.ts';
import { requireSoundDatabase } from '#server/core/db/integrity-check.ts';
import { openBackend } from '#server/core/files/storage/file-store.ts';
import { explainWriting, nearestFolder, tryWriting } from '#server/core/files/storage/writable-folder.ts';
import { openArchiveStore } from '#server/operations/backup/archive/archive-store.ts';
import { isFullDisk, megabytes, readFreeSpace, sharesDisk } from '#server/operations/backup/archive/disk-space.ts';
import { faultOfBucket, type ObjectStore, tryObject } from '#server/operations/backup/archive/try-store.ts';
import { requireDatabaseFile, requireNewInstallation } from '#server/operations/backup/lost-database.ts';
import { requireRoomForBackup } from '#server/operations/backup/room-for-backup.ts';
import { errorMessage } from '#shared/caught.ts';
import { mebibyte } from '#shared/units.ts';
import { type Check, failure, ok, type Remark, readReason, warning } from './run-checks.ts';

const forEverybody = 0o007;
const littleRoom = 1_000 * mebibyte;
/** Milliseconds; the other looks at the database need some of the time, too. */
const longestReading = 3_500;

/** Why a folder takes no files, or cannot be made, with what to do about it; it is not made here. */
async function faultOfFolder(folder: string, advice: string): Promise<string | undefined> {
  try {
    await tryWriting(await nearestFolder(resolve(folder)));
    return undefined;
  } catch (error) {
    return `${folder} ${explainWriting(error)} ${isFullDisk(error) ? 'Make room there.' : advice}`;
  }
}

/** What file systems that lie in memory say of themselves: tmpfs and ramfs. */
const typesInMemory = [0x01021994, 0x858458f6];

async function isInMemory(folder: string): Promise<boolean> {
  const found = await statfs(await nearestFolder(resolve(folder))).catch(() => undefined);
  return found !== undefined && typesInMemory.includes(found.type);
}

const lostWithMemory = (folder: string): Remark =>
  warning(`${resolve(folder)} lies in memory, and is lost when this machine restarts. Name a folder on a disk.`);

// With what a disk of its own, an archive that is to be restored, and other checks bring along.
const ours =
  /^(?:.*\.trial|files|journal|releases|tmp|update(?:s|\.sock)|backups|backup-work|(?:restore|rehearsal)-.*|(?:current-release|last-update)\.json.*|share|datasheets|mansooj.*|lost\+found|\..*)$/;

/** Things of others where the data of a new site would lie. */
async function findStrangers({ dataDir, databaseUrl }: Config): Promise<string[]> {
  if (databaseUrl || existsSync(sqliteFile(resolve(dataDir)))) return [];
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => !ours.test(name));
}

async function lookAtDataFolder(config: Config): Promise<Remark> {
  const { dataDir } = config;
  const fault = await faultOfFolder(dataDir, 'Give it to the user of the site, or name another folder.');
  if (fault) return failure(fault);
  const around = findReleaseAround(dataDir);
  if (around) return warning(around);
  const folder = resolve(dataDir);
  const [stranger] = await findStrangers(config);
  if (stranger)
    return warning(`${folder} holds other things, such as ${stranger}. Name a folder of its own: ${folder}/mansooj.`);
  const mode = (await stat(folder).catch(() => undefined))?.mode ?? 0;
  if (mode & forEverybody) return warning(`Everybody on this machine may look into ${folder}: chmod 700 ${folder}.`);
  if (await isInMemory(folder)) return lostWithMemory(folder);
  const room = await readFreeSpace(await nearestFolder(folder));
  const says = `${folder} can be written to; ${megabytes(room)} MB of its disk are free.`;
  return room < littleRoom ? warning(`${says} Make room: pictures and backups need more.`) : ok(says);
}

async function lookAtEmbeddedDatabase(config: Config): Promise<Remark[] | undefined> {
  if (config.databaseUrl) return undefined;
  await requireDatabaseFile(config);
  const file = sqliteFile(resolve(config.dataDir));
  if (!existsSync(file)) return [ok('There is no database yet: the first start makes one.')];
  const found = describe(await inspectDatabase(config), file);
  if (await requireSoundDatabase(config, longestReading)) return [found];
  return [
    found,
    ok(`Whether ${file} is damaged was not looked at: it is too large for that. The site looks each day.`),
  ];
}

async function lookAtPostgres(config: Config): Promise<Remark[] | undefined> {
  if (!config.databaseUrl) return undefined;
  const found = await inspectDatabase(config);
  const lacks = found.lacks.map(({ says, isFatal }) => (isFatal ? failure(says) : warning(says)));
  const { host, pathname } = new URL(config.databaseUrl);
  if (found.isNew) await requireNewInstallation(config);
  const isReady = !found.lacks.some(({ isFatal }) => isFatal);
  return [...lacks, ...(isReady ? [describe(found, `${host}${pathname}`)] : [])];
}

function describe({ engine, pending, isNew }: InspectedDatabase, place: string): Remark {
  const next = isNew ? 'it is empty, and the first start fills it' : `the next start runs ${pending.join(', ')}`;
  return ok(`${place} answers as ${engine}; ${pending.length > 0 ? next : 'its tables are those of this version'}.`);
}

async function lookAtBucket({ s3 }: Config): Promise<Remark | undefined> {
  if (!s3) return undefined;
  const backend = await openBackend({ dataDir: '', s3 });
  const put = (name: string, file: string) => backend.put(name, file, { mayMove: false });
  return judgeObjects({ ...backend, put }, s3.bucket, s3.endpoint);
}

async function judgeObjects(store: ObjectStore, bucket: string, endpoint = 'Amazon'): Promise<Remark> {
  try {
    await tryObject(store);
    return ok(`The bucket ${bucket} at ${endpoint} stores, reads and removes.`);
  } catch (error) {
    return failure(explainBucket(error, bucket, endpoint));
  }
}

function explainBucket(error: unknown, bucket: string, endpoint: string): string {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  const said = status ? `answers ${status} (${name})` : `does not answer as a store (${readReason(error)})`;
  const sentences = {
    missing: `There is no bucket ${bucket} at ${endpoint}. Make it with ${spellCommand('bucket')}, or correct the name.`,
    clock: `${endpoint} says that the clock of this machine is wrong. Set it.`,
    keys:
      name === 'CredentialsProviderError'
        ? `No keys for ${bucket} at ${endpoint} are set. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
        : `${endpoint} refuses the keys (${name}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; they must be allowed to read, write and delete in ${bucket}.`,
    silent: `${endpoint} ${said}. Start it, or correct S3_ENDPOINT.`,
  };
  return sentences[faultOfBucket(error)];
}

async function lookAtBackups(config: Config): Promise<Remark[]> {
  const { to, s3, key, everyMilliseconds } = config.backup;
  const off = everyMilliseconds ? [] : [warning('No backups are made. Set a time such as 1d.', 'BACKUP_EVERY')];
  if (!isBucketAddress(to)) return [...off, await judgeBackupFolder(config)];
  const open = key ? [] : [warning('Archives leave this machine unencrypted. Set a passphrase.', 'BACKUP_KEY')];
  return [...off, ...open, await judgeObjects(await openArchiveStore(to, s3), to, s3.endpoint)];
}

async function judgeBackupFolder({ backup, dataDir }: Config): Promise<Remark> {
  const advice = 'Give it to the user of the site (systemd: also name it in ReadWritePaths).';
  const fault = await faultOfFolder(backup.to, advice);
  if (fault) return failure(fault);
  if (!(await sharesDisk(dataDir, backup.to)))
    return (await isInMemory(backup.to))
      ? lostWithMemory(backup.to)
      : ok(`${resolve(backup.to)} can be written to, on a disk of its own.`);
  return warning(`${resolve(backup.to)} is on the disk of the data, and lost with it. Name another disk or a bucket.`);
}

/** As each backup does before it begins. */
async function lookAtRoom(config: Config): Promise<Remark | undefined> {
  const { dataDir, databaseUrl, s3, backup } = config;
  const isThere = (databaseUrl || existsSync(sqliteFile(dataDir))) && (s3 || existsSync(join(dataDir, 'files')));
  if (!isThere || !existsSync(dataDir)) return undefined;
  const target = isBucketAddress(backup.to) ? undefined : await nearestFolder(resolve(backup.to));
  try {
    await using database = connectDatabase(config, { onlyRead: true });
    await requireRoomForBackup({ database, files: await openBackend(config) }, { workFolder: dataDir, target });
    return ok('There is room for the next backup.');
  } catch (error) {
    // What cannot be reached is reported of its own setting.
    return readReason(error) === errorMessage(error) ? failure(errorMessage(error)) : undefined;
  }
}

async function lookAtJournal({ databaseUrl, journalMilliseconds }: Config): Promise<Remark | undefined> {
  if (databaseUrl || journalMilliseconds) return undefined;
  return warning('What changes between two backups is lost with the disk. Set a number of seconds, such as 30.');
}

const ofBucket = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** What is stored: database, files, backups. */
export const storageChecks: Check[] = [
  { settings: ['DATA_DIR'], look: lookAtDataFolder },
  { settings: ['DATA_DIR', 'DATABASE_URL'], look: lookAtEmbeddedDatabase },
  { settings: ['DATABASE_URL', 'DATA_DIR'], look: lookAtPostgres },
  { settings: ['S3_BUCKET', ...ofBucket], look: lookAtBucket },
  { settings: ['BACKUP_TO', 'BACKUP_EVERY', 'BACKUP_KEY', 'DATA_DIR', ...ofBucket], look: lookAtBackups },
  { settings: ['BACKUP_TO', 'DATABASE_URL', 'DATA_DIR', ...ofBucket], look: lookAtRoom },
  { settings: ['JOURNAL_EVERY', 'DATABASE_URL'], look: lookAtJournal },
];
