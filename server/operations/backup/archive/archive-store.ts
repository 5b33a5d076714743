import { randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { readBucketAddress } from '#server/core/config/bucket-address.ts';
import { hashContent, hashFile } from '#server/core/files/storage/content-hash.ts';
import { placeFile } from '#server/core/files/storage/flush.ts';
import type { S3Settings } from '#server/core/files/storage/storage-backend.ts';
import { requireWritable } from '#server/core/files/storage/writable-folder.ts';
import { trimEnd } from '#shared/text/trim-end.ts';
import { archiveSuffixes } from './backup-manifest.ts';

/** Name prefix of archives made by the command `backup` and by the schedule. */
export const archivePrefix = 'mansooj';
/** Name prefix of archives that failed their test; the newest is kept, since it may be better than nothing. */
export const failedPrefix = `failed-${archivePrefix}`;

/** Credentials and endpoint for buckets. */
export type S3Access = Omit<S3Settings, 'bucket'>;

export type StoredArchive = { name: string; bytes: number };

/** The place where archives are stored: a folder or a bucket. */
export type ArchiveStore = {
  kind: 'folder' | 'bucket';
  /** Stores a finished archive under `name`, completely or not at all. */
  put(name: string, file: string): Promise<void>;
  read(name: string): Promise<Readable>;
  /** The archives whose names begin with `prefix`, oldest first. */
  list(prefix: string): Promise<string[]>;
  /** The same with their bytes. */
  measure(prefix: string): Promise<StoredArchive[]>;
  remove(name: string): Promise<void>;
};

/** Opens `s3://bucket/prefix`, or a folder, which is created when missing. */
export async function openArchiveStore(to: string, s3: S3Access): Promise<ArchiveStore> {
  const address = readBucketAddress(to);
  if (!address) return folderStore(resolve(to));
  const { bucket, prefix } = address;
  return bucketStore({ ...s3, bucket }, prefix && `${trimEnd(prefix, '/')}/`);
}

/** `20261121T150042Z`. */
export const timeStamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
/** The moment in the name of an archive or a chain, in a form that can be compared; '' without one. */
export const readStamp = (name: string): string => /\d{8}T\d{6}Z/.exec(name)?.[0] ?? '';
/** The same in ISO 8601. */
export const readStampTime = (name: string): string =>
  readStamp(name).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');

/**
 * `mansooj-20261121T150042Z-3f9a2c1b.tar.zst`, and `.enc` when encrypted; of two within one second the later one counts as
 * made in the next. The last piece is by chance: what begins at the same moment, here or elsewhere, has another name.
 */
export async function newArchiveName(store: ArchiveStore, prefix: string, isEncrypted: boolean): Promise<string> {
  const taken = await store.list(`${prefix}-`);
  const suffix = isEncrypted ? archiveSuffixes.encrypted : archiveSuffixes.plain;
  for (let time = Date.now(); ; time += 1000) {
    const stem = `${prefix}-${timeStamp(time)}`;
    if (!taken.some((name) => name.startsWith(stem))) return `${stem}-${randomUUID().slice(0, 8)}${suffix}`;
  }
}

/**
 * Stores an archive and reads it back.
 * @returns its SHA-256
 * @throws Error when the stored archive cannot be read or differs; it is removed
 */
export async function putArchive(store: ArchiveStore, name: string, file: string): Promise<string> {
  const sent = await hashFile(file);
  await store.put(name, file);
  const arrived = await store
    .read(name)
    .then(hashContent)
    .catch(async (error) => {
      await store.remove(name);
      throw error;
    });
  if (arrived === sent) return sent;
  await store.remove(name);
  throw new Error(`The archive ${name} did not arrive as it was sent.`);
}

type Kept = { keep: number; made: string };

/** Removes all but `keep` archives with this prefix: the one just `made`, whatever its clock says, and the newest others. */
export async function removeOldArchives(store: ArchiveStore, prefix: string, { keep, made }: Kept): Promise<void> {
  const others = (await store.list(`${prefix}-`)).filter((name) => name !== made);
  for (const name of others.slice(0, Math.max(0, others.length + 1 - keep))) await store.remove(name);
}

/** Makes a folder for backups if it is missing. @throws Error with one line when nothing can be stored there */
export const requireBackupFolder = (folder: string): Promise<void> =>
  requireWritable(folder, `The folder ${folder} for backups`);

async function folderStore(folder: string): Promise<ArchiveStore> {
  // One that is there may be only for reading, as at a restore.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) await requireBackupFolder(folder);
  const list = async (prefix: string) => chosen(await readdir(folder), prefix);
  return {
    kind: 'folder',
    put: (name, file) => placeFile(file, join(folder, name), { mayMove: true }),
    read: async (name) => createReadStream(join(folder, name)),
    list,
    measure: async (prefix) =>
      Promise.all((await list(prefix)).map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size }))),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function bucketStore(settings: S3Settings, prefix: string): Promise<ArchiveStore> {
  // The bucket client is a large package, so it is loaded on demand.
  const { openBucket } = await import('#server/core/files/storage/s3-bucket.ts');
  const bucket = openBucket(settings);
  async function measure(start: string): Promise<StoredArchive[]> {
    const objects = await Array.fromAsync(bucket.listKeys(prefix + start));
    const bytes = new Map(objects.map((object) => [object.path.slice(prefix.length), object.bytes]));
    return chosen([...bytes.keys()], start).map((name) => ({ name, bytes: bytes.get(name) ?? 0 }));
  }
  return {
    kind: 'bucket',
    put: (name, file) => bucket.put(prefix + name, file, { mayMove: false }),
    read: (name) => bucket.read(prefix + name),
    list: async (start) => (await measure(start)).map(({ name }) => name),
    measure,
    remove: (name) => bucket.remove(prefix + name),
  };
}

const isArchive = (name: string): boolean => Object.values(archiveSuffixes).some((suffix) => name.endsWith(suffix));

// The time in the name orders them.
const chosen = (names: string[], prefix: string): string[] =>
  names.filter((name) => name.startsWith(prefix) && isArchive(name) && !name.includes('/')).sort();
