import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { LogMemory } from '#server/core/config/log-memory.ts';
import { type OpenDatabase, storedBytes } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import { readSetting, writeSetting } from '#server/core/db/settings.ts';
import type { FileStore } from '#server/core/files/storage/file-store.ts';
import { readJsonFile } from '#server/core/files/storage/json-file.ts';
import { say } from '#server/core/i18n/say.ts';
import type { Language } from '#shared/language.ts';
import { siteParts } from '#shared/operations/site-status.ts';
import {
  type Notice,
  noticeSchema,
  type StorageName,
  type SystemLog,
  type SystemState,
} from '#shared/operations/system.ts';
import { updateFailure } from '#shared/operations/updates.ts';
import { day, second } from '#shared/units.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { readStampTime } from '../backup/archive/archive-store.ts';
import { readFreeSpace } from '../backup/archive/disk-space.ts';
import { storedFiles } from '../backup/archive/stored-paths.ts';
import type { ArchivePlace } from '../backup/backup-place.ts';
import type { SiteHealth } from '../health/site-health.ts';

export type SystemService = ReturnType<typeof createSystemService>;

type Parts = Pick<OpenDatabase, 'db' | 'engine'> & {
  dataDir: string;
  files: FileStore;
  place: ArchivePlace;
  health: Pick<SiteHealth, 'findTroubles'>;
  /** undefined: the lines of the log are not kept. */
  log: LogMemory | undefined;
  /** Called when the notice that visitors see has changed. */
  onNotice: () => void;
};

type Measured = Pick<SystemState['storage'][number], 'bytes' | 'newBytes'>;

const noticeSetting = 'maintenance_notice';
const noNotice: Notice = { isOn: false, en: '', ar: '' };
const longestMeasuring = 5 * second;
const isNew = (storedAt: number): boolean => storedAt > Date.now() - 30 * day;
const startedAt = new Date(Date.now() - process.uptime() * second).toISOString();

const updateSchema = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  error: z.string().nullable(),
  // Another release may have written it.
  failure: updateFailure.catch(null).default(null),
});

/** What administrators see of the program itself, and the notice above the public pages. */
export function createSystemService(parts: Parts) {
  const { db, engine, dataDir, health, log, onNotice } = parts;

  async function getNotice(): Promise<Notice> {
    const cached = await cachedReads(db);
    return cached({ tables: ['setting'], key: [noticeSetting] }, async () => {
      const read = noticeSchema.safeParse(await readSetting(db, noticeSetting));
      return read.success ? read.data : noNotice;
    });
  }

  return {
    async describe(language: Language): Promise<SystemState> {
      const [troubles, storage, freeBytes, lastUpdate = null] = await Promise.all([
        health.findTroubles(siteParts),
        measureStorage(parts),
        readFreeSpace(dataDir),
        readJsonFile(join(dataDir, 'last-update.json'), updateSchema),
      ]);
      const findTrouble = (part: (typeof siteParts)[number]) => {
        const trouble = troubles[part];
        return trouble ? say(`health_${trouble}`, {}, language) : null;
      };
      return {
        version: packageJson.version,
        node: process.versions.node,
        ...{ engine, startedAt, lastUpdate, storage, freeBytes },
        parts: siteParts.map((name) => ({ name, trouble: findTrouble(name) })),
      };
    },

    readLog: (): SystemLog => ({ since: startedAt, lines: log?.newest() ?? [] }),

    getNotice,

    async setNotice(notice: Notice): Promise<void> {
      await writeSetting(db, noticeSetting, notice);
      onNotice();
    },

    /** What stands above every public page; undefined while it is off. */
    async getShownNotice(language: Language): Promise<string | undefined> {
      // Pages are shown from memory while the database is away.
      const notice = await getNotice().catch(() => noNotice);
      return notice.isOn ? notice[language] : undefined;
    },
  };
}

async function measureStorage({ db, engine, dataDir, files, place }: Parts): Promise<SystemState['storage']> {
  const archives = place.measureAll();
  const ofArchives = async (isMeant: (name: string) => boolean) =>
    total(
      [...(await archives)]
        .filter(([name]) => isMeant(name))
        .map(([name, bytes]) => ({ bytes, at: Date.parse(readStampTime(name)) })),
    );
  const isJournal = (name: string) => name.startsWith('journal-');
  const measures: Record<StorageName, Promise<Measured>> = {
    database: storedBytes({ db, engine }).then((bytes) => ({ bytes, newBytes: null })),
    files: Array.fromAsync(storedFiles(files), ({ bytes, storedAt }) => ({ bytes, at: storedAt.getTime() })).then(
      total,
    ),
    backups: ofArchives((name) => !isJournal(name)),
    journal: ofArchives(isJournal),
    caches: measureCaches(dataDir).then((bytes) => ({ bytes, newBytes: null })),
  };
  return Promise.all(
    Object.entries(measures).map(async ([name, measure]) => ({
      name: name as StorageName,
      ...(await Promise.race([measure.catch(() => unknown), wait(longestMeasuring, unknown, { ref: false })])),
    })),
  );
}

const unknown: Measured = { bytes: null, newBytes: null };

function total(stored: { bytes: number; at: number }[]): Measured {
  const sum = (some: { bytes: number }[]) => some.reduce((all, { bytes }) => all + bytes, 0);
  return { bytes: sum(stored), newBytes: sum(stored.filter(({ at }) => isNew(at))) };
}

/** Folders of the data folder that are measured on their own, or are the data. */
const measured = new Set(['files', 'backups', 'journal']);

/** Everything else in the data folder but the database: what may be emptied, and what is under way. */
async function measureCaches(dataDir: string): Promise<number> {
  const folders = (await readdir(dataDir, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !measured.has(entry.name),
  );
  let bytes = 0;
  for (const { name } of folders)
    for (const entry of await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        bytes += await stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        );
  return bytes;
}
