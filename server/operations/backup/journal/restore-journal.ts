import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connectDatabase, sqliteFile } from '#server/core/db/database.ts';
import { listMigrations } from '#server/core/db/migrator.ts';
import { countRows, listTables, requireIntegrity } from '#server/core/db/tables/table-rows.ts';
import { hashingTap } from '#server/core/files/storage/content-hash.ts';
import { errorMessage } from '#shared/caught.ts';
import { unpackArchive, unpackEntries } from '../archive/archive-reader.ts';
import { type ArchiveStore, openArchiveStore, type S3Access } from '../archive/archive-store.ts';
import { withFullDiskError } from '../archive/disk-space.ts';
import { type DataLocations, placeSqlite, requireNoDatabase, requireNoFiles } from '../archive/restore-archive.ts';
import { withStaging } from '../archive/restore-staging.ts';
import { forgetUnowned } from '../archive/unowned-queries.ts';
import {
  listChains,
  pagesEntry,
  parseSegmentManifest,
  type SegmentManifest,
  type StoredSegment,
  segmentName,
} from './journal-segment.ts';

export type JournalPlace = {
  /** A folder or `s3://bucket/prefix`. */
  to: string;
  s3: S3Access;
  /** The passphrase of encrypted segments. */
  key?: string | undefined;
};

type Options = {
  /** The name of a chain; undefined: the newest. */
  chain?: string | undefined;
  /** Whether to end before the first segment that is damaged or missing, instead of refusing. */
  asFarAsPossible?: boolean;
};

export type JournalReport = {
  chain: string;
  segments: number;
  /** Everything acknowledged before this moment was restored. */
  takenAt: string;
  /** The archive from which files were taken. */
  archive: string | undefined;
  files: number;
  /** The number of rows by table. */
  rows: Record<string, number>;
  /** Why it is not all that was there; undefined when it is. */
  endedBy: string | undefined;
};

/**
 * Restores the newest state of an embedded installation from the segments of its journal, and its files from these and
 * the archive beside them. Everything is built and verified next to the target; the database appears last.
 * @throws Error naming the first segment or archive that is damaged or missing; the target is then unchanged
 */
export async function restoreJournal(
  from: JournalPlace,
  places: DataLocations,
  options: Options = {},
): Promise<JournalReport> {
  if (places.databaseUrl)
    throw new Error('A journal is restored without DATABASE_URL; the command "move" comes afterwards.');
  await requireNoDatabase(places);
  return withStaging(places.dataDir, async (staging) => {
    const store = await openArchiveStore(from.to, from.s3);
    return await withFullDiskError(places.dataDir, () => rebuild({ store, from, staging, places, options }));
  });
}

type Rebuilding = {
  store: ArchiveStore;
  from: JournalPlace;
  staging: string;
  places: DataLocations;
  options: Options;
};

async function rebuild(rebuilding: Rebuilding): Promise<JournalReport> {
  const { store, from, staging, places, options } = rebuilding;
  const { chain, segments } = await chooseChain(store, from.to, options.chain);
  let last: Applied | undefined;
  let endedBy: string | undefined;
  try {
    for (let number = 0; number <= (segments.at(-1)?.number ?? 0); number++)
      last = await applySegment(rebuilding, { chain, number, stored: segments, previous: last });
  } catch (error) {
    // Without the first segment there is nothing.
    if (!options.asFarAsPossible || !last) throw error;
    endedBy = errorMessage(error);
  }
  if (!last) throw new Error(`The chain ${chain} has no segments.`);
  const { pageCount, pageSize, takenAt, number } = last.manifest;
  await truncate(sqliteFile(staging), pageCount * pageSize);
  const { archive, failure } = await addArchivedFiles(rebuilding, last.manifest.archive);
  const rows = await checkDatabase(staging);
  const files = existsSync(join(staging, 'files')) ? await countFiles(join(staging, 'files')) : 0;
  if (files > 0) await requireNoFiles(places);
  await placeSqlite(staging, places);
  const problems = [endedBy, failure].filter(Boolean).join(' ');
  return { chain, segments: number + 1, takenAt, archive, files, rows, endedBy: problems || undefined };
}

async function chooseChain(store: ArchiveStore, place: string, wanted: string | undefined) {
  const chains = await listChains(store);
  const chain = wanted ?? [...chains.keys()].at(-1);
  const segments = chain === undefined ? undefined : chains.get(chain);
  if (chain && segments) return { chain, segments };
  const known = [...chains.keys()].join(', ');
  throw new Error(
    wanted ? `There is no chain ${wanted} in ${place}; there are: ${known}.` : `There is no journal in ${place}.`,
  );
}

type Applied = { manifest: SegmentManifest; hash: string };
type Step = { chain: string; number: number; stored: readonly StoredSegment[]; previous: Applied | undefined };

async function applySegment(rebuilding: Rebuilding, { chain, number, stored, previous }: Step): Promise<Applied> {
  const name = stored.find((segment) => segment.number === number)?.name;
  if (!name) {
    const missing = segmentName(chain, number, stored[0]?.name.endsWith('.enc') ?? false);
    throw new Error(`The segment ${missing} is missing.`);
  }
  const folder = join(rebuilding.staging, 'segment');
  try {
    const applied = await unpackSegment(rebuilding, name, folder);
    const { manifest } = applied;
    const follows = manifest.chain === chain && manifest.number === number;
    if (!follows || manifest.previous !== (previous?.hash ?? null))
      throw new Error('it does not follow the one before it.');
    await writePages(join(folder, pagesEntry), sqliteFile(rebuilding.staging), manifest);
    await moveFiles(join(folder, 'files'), join(rebuilding.staging, 'files'));
    return applied;
  } catch (error) {
    throw new Error(`The segment ${name} cannot be used: ${errorMessage(error)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpackSegment({ store, from }: Rebuilding, name: string, folder: string): Promise<Applied> {
  await mkdir(folder, { mode: 0o700 });
  const { tap, result } = hashingTap();
  const source = await store.read(name);
  source.once('error', (error) => tap.destroy(error));
  const manifest = await unpackEntries(source.pipe(tap), folder, {
    isDurable: false,
    key: from.key,
    isData: (entry) => entry === pagesEntry,
    parse: parseSegmentManifest,
    required: () => [pagesEntry],
  });
  return { manifest, hash: result().sha256 };
}

const recordsAtOnce = 256;

async function writePages(from: string, to: string, { pageSize, pageCount }: SegmentManifest): Promise<void> {
  await using records = await open(from, 'r');
  await using database = await open(to, existsSync(to) ? 'r+' : 'wx', 0o600);
  const recordBytes = 4 + pageSize;
  const block = Buffer.alloc(recordsAtOnce * recordBytes);
  for (let bytesRead = -1; bytesRead !== 0; ) {
    ({ bytesRead } = await records.read(block, 0, block.length, null));
    for (let start = 0; start < bytesRead; start += recordBytes) {
      const number = block.readUInt32BE(start);
      if (number < 1 || number > pageCount || start + recordBytes > bytesRead)
        throw new Error('its pages are damaged.');
      await database.write(block, start + 4, pageSize, (number - 1) * pageSize);
    }
  }
}

/** Files never change under their path: one that is there already is the same. */
async function moveFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target);
  }
}

type ArchivedFiles = { archive: string | undefined; failure?: string };

/** Takes the files that were there before the chain from its archive, or from a newer one when it is gone. */
async function addArchivedFiles(rebuilding: Rebuilding, wanted: string | null): Promise<ArchivedFiles> {
  if (wanted === null) return { archive: undefined };
  const { store, staging, options, from } = rebuilding;
  const stored = await store.list('mansooj-');
  const archive = stored.find((name) => name >= wanted);
  const folder = join(staging, 'archive');
  try {
    if (!archive) throw new Error(`The archive ${wanted} is missing, which has the files.`);
    await mkdir(folder, { mode: 0o700 });
    await unpackArchive(await store.read(archive), folder, { isDurable: true, key: from.key });
    await moveFiles(join(folder, 'files'), join(staging, 'files'));
    return { archive };
  } catch (error) {
    const failure = archive ? `The archive ${archive} cannot be used: ${errorMessage(error)}` : errorMessage(error);
    if (!options.asFarAsPossible) throw new Error(failure, { cause: error });
    return { archive: undefined, failure };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws Error when the database is corrupt, or of a newer program */
async function checkDatabase(dataDir: string): Promise<Record<string, number>> {
  await using database = connectDatabase({ dataDir });
  const { db, engine } = database;
  await requireIntegrity(db, engine);
  await listMigrations(db);
  if ((await listTables(db, engine)).includes('kept_upload')) await forgetUnowned(db);
  return await countRows(db, engine);
}

async function countFiles(folder: string): Promise<number> {
  let count = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) if (entry.isFile()) count += 1;
  return count;
}
