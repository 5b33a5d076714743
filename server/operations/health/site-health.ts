import { setTimeout } from 'node:timers/promises';
import { isAlive, isWritable, type OpenDatabase } from '#server/core/db/database.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { type DatabaseTrouble, type StatusPart, siteParts } from '#shared/operations/site-status.ts';

export type SiteHealth = ReturnType<typeof createSiteHealth>;

type Parts = Pick<OpenDatabase, 'db' | 'engine' | 'condition'> & { files: Pick<FileStore, 'temp' | 'check'> };
type Trouble =
  | `database_${DatabaseTrouble}`
  | 'database_silent'
  | 'database_read_only'
  | 'disk_not_writable'
  | 'files_silent';

// A check writes to the disk, so results are cached for a moment.
const keptMilliseconds = 500;
// Below the usual timeout of monitoring programs.
const waitMilliseconds = 3_000;

/**
 * Checks the infrastructure (database, disk, file store), with what queries have found meanwhile. Recovery needs no
 * restart, except from a damaged database.
 */
export function createSiteHealth({ db, engine, condition, files }: Parts) {
  const looks: Record<StatusPart, () => Promise<Trouble | undefined>> = {
    database: async () => {
      const isSilent = !condition.trouble() && !(await within(isAlive(db)));
      const known = condition.trouble();
      if (known) return `database_${known}`;
      if (isSilent) return 'database_silent';
      return (await within(isWritable(db, engine))) ? undefined : 'database_read_only';
    },
    disk: async () => ((await within(succeeds(files.temp.tryWriting()))) ? undefined : 'disk_not_writable'),
    files: async () => ((await within(succeeds(files.check()))) ? undefined : 'files_silent'),
  };
  const underWay = new Map<StatusPart, Promise<Trouble | undefined>>();
  const wellAt = new Map<StatusPart, number>();

  /** Concurrent callers share one check. */
  async function look(part: StatusPart): Promise<Trouble | undefined> {
    if (Date.now() - (wellAt.get(part) ?? 0) < keptMilliseconds) return undefined;
    const looking = underWay.get(part) ?? looks[part]().finally(() => underWay.delete(part));
    underWay.set(part, looking);
    const trouble = await looking;
    if (!trouble) wellAt.set(part, Date.now());
    return trouble;
  }

  /** What each failing part has. */
  async function findTroubles(parts: readonly StatusPart[]): Promise<Partial<Record<StatusPart, Trouble>>> {
    const found = await Promise.all(parts.map(async (part) => [part, await look(part)] as const));
    return Object.fromEntries(found.filter(([, trouble]) => trouble));
  }

  return {
    findTroubles,

    async listTroubles(): Promise<StatusPart[]> {
      const found = await findTroubles(siteParts);
      return siteParts.filter((part) => part in found);
    },

    /** Why the database must be restored; null when it need not be. */
    getDatabaseTrouble: (): DatabaseTrouble | null => condition.trouble() ?? null,

    /** @throws AppError `unavailable` (503) with one sentence for each failing part */
    async requireWell(parts: readonly StatusPart[] = siteParts): Promise<void> {
      const found = Object.entries(await findTroubles(parts));
      if (found.length === 0) return;
      const fields: FieldErrors = Object.fromEntries(
        found.map(([part, trouble]) => [part, { key: `health_${trouble}` as const }]),
      );
      throw new AppError('unavailable', 'error_unavailable', { fields });
    },
  };
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A check that times out counts as failed. */
function within(answer: Promise<boolean>): Promise<boolean> {
  return Promise.race([answer, setTimeout(waitMilliseconds, false, { ref: false })]);
}
