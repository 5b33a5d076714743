import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { hashingTap } from '#server/core/files/storage/content-hash.ts';
import { isStoragePath } from '#server/core/files/storage/storage-path.ts';
import { decrypted } from './archive-encryption.ts';
import type { Entries } from './archive-writer.ts';
import { ArchiveError, type BackupManifest, manifestName, parseManifest, tableEntry } from './backup-manifest.ts';
import { noDiskSpace, readFreeSpace } from './disk-space.ts';

/** The manifest has about 170 bytes per file, and at most a million files. */
const longestManifest = 256 * 1024 ** 2;
const mostFiles = 1_000_000;
const mostTables = 500;
/** Rows are unpacked and then inserted into a database, whose log needs the space a second time. */
const roomOfRow = 3;
/** The disk space of the smallest file. */
const leastRoom = 4096;

export type Unpacking = {
  /** Whether the unpacked files must survive a power cut. */
  isDurable: boolean;
  /** The passphrase of encrypted archives. */
  key?: string | undefined;
};

/** What an archive consists of besides files and its manifest. */
type Layout<Manifest> = {
  /** Whether this is the name of an entry with rows or pages. */
  isData(name: string): boolean;
  parse(text: string): Manifest;
  /** The entries without which the archive is damaged. */
  required(manifest: Manifest): string[];
};

const archiveLayout: Layout<BackupManifest> = {
  isData: (name) => /^tables\/[a-z][a-z0-9_]*\.jsonl$/.test(name),
  parse: parseManifest,
  required: ({ tables }) => Object.keys(tables).map(tableEntry),
};

/**
 * Unpacks an archive into `folder` (`tables/…`, `files/…`) and verifies every byte against its manifest.
 * @throws ArchiveError when anything is missing, unexpected, truncated or modified; Error when there is too little disk
 * space
 */
export function unpackArchive(source: Readable, folder: string, unpacking: Unpacking): Promise<BackupManifest> {
  return unpackEntries(source, folder, { ...archiveLayout, ...unpacking });
}

/** Unpacks an archive of any layout, as `unpackArchive` does. */
export async function unpackEntries<Manifest extends { entries: Entries }>(
  source: Readable,
  folder: string,
  { isDurable, key, ...layout }: Unpacking & Layout<Manifest>,
): Promise<Manifest> {
  const found: Entries = {};
  let manifest: Manifest | undefined;
  const room = await readFreeSpace(folder);
  const admit = admission(folder, room, layout.isData);
  const tar = extract();
  const unpacked = (async () => {
    for await (const entry of tar) {
      const { name } = entry.header;
      admit(entry.header);
      if (name === manifestName) manifest = layout.parse(await text(Readable.from(entry)));
      else found[name] = await unpackEntry(Readable.from(entry), join(folder, name), isDurable);
    }
  })();
  const read = pipeline(
    source,
    (bytes) => decrypted(bytes, key),
    createZstdDecompress(),
    atMost(2 * room, folder),
    tar,
  );
  const outcomes = await Promise.allSettled([read, unpacked]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw toArchiveError(failures);
  if (!manifest) throw new ArchiveError('The archive is damaged: it ends too early.');
  compare(found, manifest.entries, layout.required(manifest));
  return manifest;
}

/** Stops decompression bombs, also outside of entries (zero blocks, chained headers). */
function atMost(bytes: number, folder: string): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(noDiskSpace(folder, bytes / 2));
      else done(null, chunk);
    },
  });
}

/**
 * Checks each entry header before reading its content. Names in our archives have a known form; anything else could
 * escape the folder. Declared sizes that do not fit on the disk are refused.
 */
function admission(folder: string, room: number, isData: IsData): (header: Header) => void {
  const seen = { files: 0, data: 0, manifests: 0 };
  const names = new Set<string>();
  let taken = 0;
  return ({ name, type, size = 0 }) => {
    const kind = findKind(name, isData);
    if (!kind || type !== 'file' || names.has(name)) throw notOurs();
    names.add(name);
    seen[kind] += 1;
    const isTooMuch = seen.files > mostFiles || seen.data > mostTables;
    if (isTooMuch || (kind === 'manifests' && size > longestManifest)) throw notOurs();
    taken += kind === 'data' ? roomOfRow * size : Math.ceil(size / leastRoom) * leastRoom;
    if (taken > room) throw noDiskSpace(folder, room);
  };
}

const notOurs = () => new ArchiveError('The archive was not made by this program.');

type IsData = (name: string) => boolean;

function findKind(name: string, isData: IsData): 'files' | 'data' | 'manifests' | undefined {
  if (name === manifestName) return 'manifests';
  if (isData(name)) return 'data';
  return name.startsWith('files/') && isStoragePath(name.slice('files/'.length)) ? 'files' : undefined;
}

async function unpackEntry(content: Readable, place: string, flush: boolean) {
  await mkdir(dirname(place), { recursive: true });
  const { tap, result } = hashingTap();
  await pipeline(content, tap, createWriteStream(place, { flush, flags: 'wx', mode: 0o600 }));
  return result();
}

function compare(found: Entries, entries: Entries, required: string[]): void {
  const wanted = new Set([...Object.keys(entries), ...required]);
  const names = [...wanted.union(new Set(Object.keys(found)))];
  const wrong = names.find(
    (name) =>
      found[name]?.sha256 !== entries[name]?.sha256 || found[name]?.bytes !== entries[name]?.bytes || !found[name],
  );
  if (wrong) throw new ArchiveError(`The archive is damaged: ${wrong} is not as it was when the backup was made.`);
}

// The errors of zlib and the tar reader for invalid bytes.
const notReadable = /^(?:ZSTD_|Z_)|unexpected end|Invalid (?:tar )?header|Header exceeds|Unexpected end of data/i;

function toArchiveError(failures: NodeJS.ErrnoException[]): Error {
  // When one end of the pipeline fails, the other only reports a premature close.
  const cutOff: NodeJS.ErrnoException = new Error('unexpected end');
  const error = failures.find(({ code }) => code !== 'ERR_STREAM_PREMATURE_CLOSE') ?? cutOff;
  if (error instanceof ArchiveError) return error;
  const isDamage = notReadable.test(error.code ?? '') || notReadable.test(error.message);
  return isDamage ? new ArchiveError('The archive is damaged: it is cut off, or no archive of this program.') : error;
}
