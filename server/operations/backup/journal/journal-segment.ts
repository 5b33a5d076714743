import { z } from 'zod';
import { second } from '#shared/units.ts';
import { type ArchiveStore, readStampTime, timeStamp } from '../archive/archive-store.ts';
import { ArchiveError, archiveSuffixes, count, entriesSchema, sha256 } from '../archive/backup-manifest.ts';

/** The entry of a segment with pages: each its number in four bytes (big-endian), then its content. */
export const pagesEntry = 'pages';

const journalPrefix = 'journal-';

const segmentManifestSchema = z.object({
  format: z.literal('mansooj-journal-1'),
  /** The name of the chain, and the number of the segment in it, from 0. */
  chain: z.string(),
  number: count,
  /** The SHA-256 of the segment before, as it was stored; null in the first. */
  previous: sha256.nullable(),
  /** Everything acknowledged before this moment is in the database up to this segment. */
  takenAt: z.iso.datetime(),
  pageSize: z.int().min(512).max(65_536),
  /** The size of the database in pages. */
  pageCount: count,
  /** The archive in which the files of the first segment's moment are; null: they are in the segment. */
  archive: z.string().nullable(),
  entries: entriesSchema,
});

export type SegmentManifest = z.infer<typeof segmentManifestSchema>;

/** @throws ArchiveError when the text is not a manifest of a segment */
export function parseSegmentManifest(text: string): SegmentManifest {
  try {
    return segmentManifestSchema.parse(JSON.parse(text));
  } catch {
    throw new ArchiveError('The archive is damaged: its list of contents cannot be read.');
  }
}

/** The name of a segment, `journal-20261121T150042Z-000012.tar.zst`. */
export function segmentName(chain: string, number: number, isEncrypted: boolean): string {
  const suffix = isEncrypted ? archiveSuffixes.encrypted : archiveSuffixes.plain;
  return `${chain}-${String(number).padStart(6, '0')}${suffix}`;
}

/** A stored segment. */
export type StoredSegment = { name: string; number: number };

/** The chains in a store, oldest first, each with its segments in order. */
export async function listChains(store: ArchiveStore): Promise<Map<string, StoredSegment[]>> {
  const chains = new Map<string, StoredSegment[]>();
  for (const name of await store.list(journalPrefix)) {
    const { chain, number } = /^(?<chain>journal-\d{8}T\d{6}Z)-(?<number>\d{6,9})\.tar\./.exec(name)?.groups ?? {};
    if (!chain || !number) continue;
    chains.set(chain, [...(chains.get(chain) ?? []), { name, number: Number(number) }]);
  }
  return chains;
}

/** The name of a chain that comes after all others, also after one of a clock that was ahead: the last is restored. */
export async function newChainName(store: ArchiveStore): Promise<string> {
  const last = [...(await listChains(store)).keys()].at(-1);
  return journalPrefix + timeStamp(Math.max(Date.now(), last ? readSegmentTime(last) + second : 0));
}

/** The moment in the name of a chain or of an archive, in milliseconds since 1970. */
export const readSegmentTime = (name: string): number => Date.parse(readStampTime(name));
