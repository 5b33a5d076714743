import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sqliteFile } from '#server/core/db/database.ts';
import {
  type ChainEnd,
  type JournalMemory,
  type JournalState,
  openJournalState,
} from '#server/core/db/engines/journal-state.ts';
import { openSqlitePages, type PageSnapshot } from '#server/core/db/engines/sqlite-pages.ts';
import type { LogPosition } from '#server/core/db/engines/write-ahead-log.ts';
import { type FileStore, openFileStore } from '#server/core/files/storage/file-store.ts';
import type { ListedFile } from '#server/core/files/storage/storage-backend.ts';
import { day, hour } from '#shared/units.ts';
import { type ArchiveStore, openArchiveStore, putArchive, readStamp, type S3Access } from '../archive/archive-store.ts';
import { type ArchiveWriter, writeArchive } from '../archive/archive-writer.ts';
import { fileEntry } from '../archive/backup-manifest.ts';
import { noDiskSpace, readFreeSpace, withFullDiskError } from '../archive/disk-space.ts';
import { openStored } from '../archive/make-archive.ts';
import { storedFiles } from '../archive/stored-paths.ts';
import { type ArchivedFiles, journalFolder, journalStateFile, readArchivedFiles } from '../journal-folder.ts';
import { listChains, newChainName, pagesEntry, readSegmentTime, segmentName } from './journal-segment.ts';
import { comparePages, pageRecords } from './page-changes.ts';

export type JournalOrder = {
  dataDir: string;
  /** A folder or `s3://bucket/prefix`, where the archives are. */
  to: string;
  s3: S3Access;
  /** How many chains are kept there. */
  keep: number;
  /** The passphrase with which segments are encrypted; undefined: they are not. */
  key?: string | undefined;
  /** Whether uploaded files are in the data folder; what is in a bucket is not lost with the disk. */
  hasFiles: boolean;
};

// A chain begins with the daily backup; without backups once a day.
const youngest = 20 * hour;
const oldest = day + 2 * hour;

/** The place of a segment in a chain; `previous` is undefined for the first, which contains all pages. */
type Place = { chain: string; number: number; previous: ChainEnd | undefined; archive: string | null };
/** The chain as it goes on: what is in it, and where the log ended. */
type Going = JournalMemory & { position: LogPosition | undefined };

/**
 * Ships what changed in the embedded database since the last time to where the archives are: as segments of a chain that
 * begins with all pages. One process at a time does so for a data folder.
 * @returns undefined while another process does
 */
export async function openJournal(order: JournalOrder) {
  const state = openJournalState(journalStateFile(order.dataDir));
  return state && continueJournal(order, state);
}

async function continueJournal(order: JournalOrder, state: JournalState) {
  const pages = openSqlitePages(sqliteFile(order.dataDir));
  const store = await openArchiveStore(order.to, order.s3);
  const files = order.hasFiles ? await openFileStore({ dataDir: order.dataDir }) : undefined;
  let going = await recallChain(state, store);
  let shippedVersion: number | undefined;
  let declined: string | undefined;

  async function isNewChainDue(archived: ArchivedFiles | undefined): Promise<boolean> {
    if (!going) return true;
    const isKnown = archived === undefined || archived.archive === going.end.archive || archived.archive === declined;
    const due = await isDue(going.end, isKnown ? undefined : archived, store);
    declined = due ? undefined : archived?.archive;
    return due;
  }

  async function ship(archived: ArchivedFiles | undefined): Promise<string | undefined> {
    const earlier = (await isNewChainDue(archived)) ? undefined : going;
    const version = pages.version();
    if (earlier && version === shippedVersion) return undefined;
    const place = await placeAfter(earlier?.end, store, archived);
    const known = earlier?.files ?? new Set(place.archive === null ? [] : archived?.files);
    const listNew = async () => (files ? listNewFiles(files, known, pages.listUnowned) : []);
    const made = await pages.read((snapshot) => writeSegment(snapshot, { order, files, place, earlier, listNew }));
    // After a failure the same number is written again, and replaces what may have arrived.
    if (made) going = await storeSegment({ ...made, state, store, place, known });
    shippedVersion = version;
    if (!earlier) await removeOldChains(store, order.keep);
    return made?.takenAt;
  }

  return {
    /** Whether something was written since the last segment. */
    isWaiting: (): boolean => !going || pages.version() !== shippedVersion,
    /**
     * Ships one segment when something changed.
     * @returns the moment of its snapshot; undefined when nothing changed
     */
    ship: async (): Promise<string | undefined> =>
      withFullDiskError(order.dataDir, async () => ship(await readArchivedFiles(order.dataDir))),
    close(): void {
      pages.close();
      state.close();
    },
  };
}

export type Journal = NonNullable<Awaited<ReturnType<typeof openJournal>>>;

/** The chain of an earlier process, if its last segment is the last one stored. */
async function recallChain(state: JournalState, store: ArchiveStore): Promise<Going | undefined> {
  const memory = state.recall();
  if (!memory) return undefined;
  const last = (await listChains(store)).get(memory.end.chain)?.at(-1);
  return last?.number === memory.end.number ? { ...memory, position: undefined } : undefined;
}

/** Whether a new chain is due: this one is too old, or its files are better taken from a newer archive. */
async function isDue(end: ChainEnd, newer: ArchivedFiles | undefined, store: ArchiveStore): Promise<boolean> {
  if (Date.now() - readSegmentTime(end.chain) > oldest) return true;
  if (!newer) return false;
  const stored = await store.list('mansooj-');
  if (!stored.includes(newer.archive)) return false;
  return (
    end.archive === null ||
    !stored.includes(end.archive) ||
    readSegmentTime(newer.archive) - readSegmentTime(end.archive) > youngest
  );
}

async function placeAfter(
  previous: ChainEnd | undefined,
  store: ArchiveStore,
  archived: ArchivedFiles | undefined,
): Promise<Place> {
  if (previous) return { chain: previous.chain, number: previous.number + 1, previous, archive: previous.archive };
  const isStored = archived !== undefined && (await store.list('mansooj-')).includes(archived.archive);
  return { chain: await newChainName(store), number: 0, previous, archive: isStored ? archived.archive : null };
}

type Segment = {
  order: JournalOrder;
  /** undefined: they are in a bucket. */
  files: FileStore | undefined;
  place: Place;
  earlier: Going | undefined;
  /** The files that have to be in it, of those stored now. */
  listNew: () => Promise<ListedFile[]>;
};
type Made = {
  file: string;
  name: string;
  takenAt: string;
  pages: Buffer;
  position: LogPosition;
  changed: number[] | undefined;
  added: string[];
};

/** @returns undefined when no page is other than it was */
async function writeSegment(snapshot: PageSnapshot, segment: Segment): Promise<Made | undefined> {
  const { order, files, place, earlier, listNew } = segment;
  const { takenAt, pageSize, pageCount, position } = snapshot;
  const { changed, pages } = comparePages(snapshot, earlier ?? { pages: Buffer.alloc(0), position: undefined });
  if (earlier && changed.length === 0 && pages.length === earlier.pages.length) return undefined;
  const name = segmentName(place.chain, place.number, order.key !== undefined);
  const file = join(journalFolder(order.dataDir), 'outgoing');
  await mkdir(journalFolder(order.dataDir), { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  const bytes = changed.length * (4 + pageSize);
  // Files are stored before the rows that name them: those of the snapshot are there.
  const newFiles = await listNew();
  const room = await readFreeSpace(journalFolder(order.dataDir));
  if (newFiles.reduce((sum, file) => sum + file.bytes, bytes) > room) throw noDiskSpace(order.dataDir, room);
  const writer = writeArchive(file, order.key);
  try {
    await writer.addStream(pagesEntry, bytes, Readable.from(pageRecords(snapshot, changed)));
    const added = files ? await addFiles(writer, files, newFiles) : [];
    const { chain, number, archive, previous } = place;
    const head = { format: 'mansooj-journal-1', chain, number, previous: previous?.hash ?? null } as const;
    await writer.finish({ ...head, takenAt, pageSize, pageCount, archive, entries: writer.entries });
    return { file, name, takenAt, pages, position, changed: earlier && changed, added };
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

/**
 * The stored files that are not known, without those that no record has. Whose these are is asked after they were listed:
 * what a lead takes over later comes with the next segment, as its row does.
 */
async function listNewFiles(files: FileStore, known: ReadonlySet<string>, listUnowned: () => string[]) {
  const listed: ListedFile[] = [];
  for await (const file of storedFiles(files)) if (!known.has(file.path)) listed.push(file);
  const unowned = new Set(listed.length > 0 ? listUnowned() : []);
  return listed.filter(({ path }) => !unowned.has(path));
}

async function addFiles(writer: ArchiveWriter, files: FileStore, listed: readonly ListedFile[]): Promise<string[]> {
  const added: string[] = [];
  for (const { path } of listed) {
    const stored = await openStored(files, path);
    if (!stored) continue;
    await writer.addStream(fileEntry(path), stored.bytes, stored.content);
    added.push(path);
  }
  return added;
}

type Storing = Made & { state: JournalState; store: ArchiveStore; place: Place; known: ReadonlySet<string> };

async function storeSegment({ state, store, place, known, ...made }: Storing): Promise<Going> {
  const hash = await putArchive(store, made.name, made.file);
  const end = { chain: place.chain, number: place.number, hash, archive: place.archive };
  const files = new Set([...known, ...made.added]);
  state.remember({ end, pages: made.pages, changed: made.changed, files: made.changed ? made.added : files });
  return { end, pages: made.pages, files, position: made.position };
}

/** Removes chains that began before the oldest archive, and all but the newest `keep`; never the newest. */
async function removeOldChains(store: ArchiveStore, keep: number): Promise<void> {
  const chains = [...(await listChains(store))];
  const oldestArchive = readStamp((await store.list('mansooj-'))[0] ?? '');
  const isOld = (chain: string, place: number) => readStamp(chain) < oldestArchive || chains.length - place > keep;
  const old = chains.slice(0, -1).filter(([chain], place) => isOld(chain, place));
  // The first segment last: without it nobody takes the others for a chain.
  for (const [, segments] of old) for (const { name } of segments.toReversed()) await store.remove(name);
}
