import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#shared/caught.ts';
import { minute, second } from '#shared/units.ts';
import {
  archivePrefix,
  failedPrefix,
  isBucketAddress,
  openArchiveStore,
  type S3Access,
} from './archive/archive-store.ts';

const longestWait = 5 * second;
const keptMilliseconds = minute;

/** The bytes of the archives there, by name; undefined when the place cannot be read. */
type Found = Promise<ReadonlyMap<string, number> | undefined>;
type Seen = { at: number; newest: string | null; found: Found };

export type ArchivePlace = ReturnType<typeof createBackupPlace>;

/** Looks at what is in the place of the backups now, whatever the records say. */
export function createBackupPlace(to: string, s3: S3Access) {
  let seen: Seen | undefined;
  const look = (): Found =>
    Promise.race([
      measureArchives(to, s3, ownPrefixes).catch(() => undefined),
      wait(longestWait, undefined, { ref: false }),
    ]);
  return {
    look,
    /** The bytes of all archives there by name, also those before updates and parts of the journal. */
    measureAll: () => measureArchives(to, s3, ['']),
    /**
     * For a minute the answer is the same, so that a bucket is not asked for each screen. `newest` is the archive that
     * was recorded last: another one is a reason to look again.
     */
    listArchives(newest: string | null): Found {
      const isRecent = seen && seen.newest === newest && Date.now() - seen.at < keptMilliseconds;
      if (!seen || !isRecent) seen = { at: Date.now(), newest, found: look() };
      return seen.found;
    },
  };
}

const ownPrefixes = [`${archivePrefix}-`, `${failedPrefix}-`];

async function measureArchives(
  to: string,
  s3: S3Access,
  prefixes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // Opening the store would make the folder.
  if (!isBucketAddress(to) && (await isMissing(to))) return new Map();
  const store = await openArchiveStore(to, s3);
  const found = await Promise.all(prefixes.map((prefix) => store.measure(prefix)));
  return new Map(found.flat().map(({ name, bytes }) => [name, bytes]));
}

const isMissing = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => false,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return true;
      throw error;
    },
  );
