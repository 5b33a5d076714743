import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isBucketAddress } from '#server/core/config/bucket-address.ts';
import { readErrorCode } from '#shared/caught.ts';
import { minute, second } from '#shared/units.ts';
import { archivePrefix, failedPrefix, openArchiveStore, type S3Access } from './archive/archive-store.ts';

const longestWait = 5 * second;
const keptMilliseconds = minute;

/** The bytes of the archives there, by name; undefined when the place cannot be read. */
type Found = Promise<ReadonlyMap<string, number> | undefined>;
type Where = { to: string; s3: S3Access };
type Seen = { at: number; to: string; newest: string | null; found: Found };

export type ArchivePlace = ReturnType<typeof createBackupPlace>;

/** Looks at what is in the present place of the backups, whatever the records say. */
export function createBackupPlace(where: () => Where) {
  let seen: Seen | undefined;
  const look = (): Found =>
    Promise.race([
      measureArchives(where(), ownPrefixes).catch(() => undefined),
      wait(longestWait, undefined, { ref: false }),
    ]);
  return {
    look,
    /** The bytes of all archives there by name, also those before updates and parts of the journal. */
    measureAll: () => measureArchives(where(), ['']),
    /**
     * For a minute the answer is the same, so that a bucket is not asked for each screen. `newest` is the archive that
     * was recorded last: another one is a reason to look again.
     */
    listArchives(newest: string | null): Found {
      const { to } = where();
      const isSame = seen?.newest === newest && seen.to === to;
      if (!seen || !isSame || Date.now() - seen.at >= keptMilliseconds)
        seen = { at: Date.now(), to, newest, found: look() };
      return seen.found;
    },
  };
}

const ownPrefixes = [`${archivePrefix}-`, `${failedPrefix}-`];

async function measureArchives({ to, s3 }: Where, prefixes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  // Opening the store would make the folder.
  if (!isBucketAddress(to) && (await isMissing(to))) return new Map();
  const store = await openArchiveStore(to, s3);
  const found = await Promise.all(prefixes.map((prefix) => store.measure(prefix)));
  return new Map(found.flat().map(({ name, bytes }) => [name, bytes]));
}

const isMissing = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => false,
    // Opening says in words what else is wrong with it.
    (error: unknown) => readErrorCode(error) === 'ENOENT',
  );
