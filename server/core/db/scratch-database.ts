import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase, type DatabaseSettings, sqliteFile } from './database.ts';

/** An empty database for a trial; disposing removes it. */
export type ScratchDatabase = AsyncDisposable & { settings: { dataDir: string; databaseUrl?: string } };

/**
 * Makes an empty place for a copy of the database: a folder in the data folder or, for PostgreSQL, a database on the same server.
 * @throws Error when the PostgreSQL role may not create databases; its message says how to allow it
 */
export async function makeScratchDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<ScratchDatabase> {
  const id = randomUUID().slice(0, 8);
  const folder = join(dataDir, `rehearsal-${id}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!databaseUrl) return { settings: { dataDir: folder }, [Symbol.asyncDispose]: removeFolder };
  const name = `mansooj_rehearsal_${id}`;
  try {
    await createDatabase({ dataDir, databaseUrl }, name);
  } catch (error) {
    await removeFolder();
    throw error;
  }
  const address = new URL(databaseUrl);
  address.pathname = `/${name}`;
  return {
    settings: { dataDir: folder, databaseUrl: address.href },
    async [Symbol.asyncDispose]() {
      await using database = connectDatabase({ dataDir, databaseUrl });
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(database.db);
      await removeFolder();
    },
  };
}

async function createDatabase(settings: DatabaseSettings, name: string): Promise<void> {
  await using database = connectDatabase(settings);
  try {
    await sql`create database ${sql.id(name)}`.execute(database.db);
  } catch (error) {
    const role = new URL(settings.databaseUrl ?? '').username;
    throw new Error(
      `PostgreSQL did not let ${role || 'the role'} make a database for the rehearsal: ALTER ROLE "${role}" CREATEDB allows it.`,
      { cause: error },
    );
  }
}

/** Copies the embedded database as of now into the folder `target`; the site may be writing. */
export async function copySqlite(settings: DatabaseSettings, target: string): Promise<void> {
  await using database = connectDatabase(settings);
  await sql`vacuum into ${sqliteFile(target)}`.execute(database.db);
}
