import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#shared/caught.ts';
import { minute, second } from '#shared/units.ts';
import { isBucketAddress, openArchiveStore, type S3Access } from './archive/archive-store.ts';

const longestWait = 5 * second;
const keptMilliseconds = minute;

type Seen = { at: number; newest: string | null; names: Promise<ReadonlySet<string> | undefined> };

/**
 * Looks at what is in the place of the backups now, whatever the records say; for a minute the answer is the same, so
 * that a bucket is not asked for each screen.
 */
export function createBackupPlace(to: string, s3: S3Access) {
  let seen: Seen | undefined;
  return {
    /**
     * The archives there; undefined when the place cannot be read. `newest` is the archive that was recorded last:
     * another one is a reason to look again.
     */
    listArchives(newest: string | null): Promise<ReadonlySet<string> | undefined> {
      const isRecent = seen && seen.newest === newest && Date.now() - seen.at < keptMilliseconds;
      if (!seen || !isRecent) seen = { at: Date.now(), newest, names: readNames(to, s3) };
      return seen.names;
    },
  };
}

async function readNames(to: string, s3: S3Access): Promise<ReadonlySet<string> | undefined> {
  const names = isBucketAddress(to) ? openArchiveStore(to, s3).then((store) => store.list('')) : namesInFolder(to);
  return Promise.race([
    names.then(
      (list) => new Set(list),
      () => undefined,
    ),
    wait(longestWait, undefined, { ref: false }),
  ]);
}

/** Opening the store would make the folder. */
const namesInFolder = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
