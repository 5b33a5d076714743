import { type Stats, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type DatabaseSettings, sqliteFile } from '#server/core/db/database.ts';
import { readErrorCode } from '#shared/caught.ts';

/** What an installation leaves in its data folder beside the database. */
const remainders = ['journal', 'backups', 'files'];

/** @throws Error with one line when a missing or empty embedded database had contents before: it is not created again */
export async function requireDatabaseFile(settings: DatabaseSettings): Promise<void> {
  if (!settings.databaseUrl && !findDatabaseFile(settings.dataDir)?.size) await requireNewInstallation(settings);
}

/** The file of the embedded database, if it is there. @throws Error with one line when this user may not look */
export function findDatabaseFile(dataDir: string): Stats | undefined {
  try {
    return statSync(sqliteFile(dataDir), { throwIfNoEntry: false });
  } catch (error) {
    if (readErrorCode(error) !== 'EACCES') return undefined;
    const says = 'This user may not enter it: call the command as root, or as the owner of the folder.';
    throw new Error(`What DATA_DIR ${resolve(dataDir)} holds cannot be seen. ${says}`, { cause: error });
  }
}

/** @throws Error with one line when the data folder of an empty database shows that it had contents once */
export async function requireNewInstallation({ dataDir, databaseUrl }: DatabaseSettings): Promise<void> {
  const found: string[] = [];
  for (const name of remainders) if (await holdsFiles(join(dataDir, name))) found.push(name);
  const log = await stat(`${sqliteFile(dataDir)}-wal`).catch(() => undefined);
  if (!databaseUrl && log?.size) found.push('the log of a database');
  if (found.length === 0) return;
  const place = databaseUrl ? 'the database that DATABASE_URL names is empty' : 'its database is missing';
  // A restore takes no place with a trace of an earlier database, even an empty one.
  const inTheWay = databaseUrl ? [] : await namesOfDatabase(dataDir);
  if (found.includes('files')) inTheWay.unshift('files');
  const first = inTheWay.length > 0 ? `move ${inTheWay.map((name) => `"${name}"`).join(', ')} away and run` : 'run';
  throw new Error(
    `${dataDir} holds ${found.join(', ')}, but ${place}; nothing was changed. To bring it back, ${first} the command "restore" (docs/operations.md); for a new site name an empty DATA_DIR.`,
  );
}

/** The files of an embedded database that are there. */
async function namesOfDatabase(dataDir: string): Promise<string[]> {
  const name = basename(sqliteFile(dataDir));
  const there = await readdir(dataDir);
  return [name, `${name}-wal`, `${name}-shm`].filter((file) => there.includes(file));
}

/** Whether there is a file in a folder, at any depth. */
async function holdsFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some((entry) => !entry.isDirectory())) return true;
  for (const entry of entries) if (await holdsFiles(join(folder, entry.name))) return true;
  return false;
}
