import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readSqliteCode } from './infrastructure-errors.ts';

/** The end of a chain of segments. */
export type ChainEnd = {
  chain: string;
  /** The number of its last segment, and the SHA-256 of that as it was stored. */
  number: number;
  hash: string;
  /** The archive in which the files of the beginning are; null: the first segment has them. */
  archive: string | null;
};

/** What is contained in the chain up to its last segment. */
export type JournalMemory = {
  end: ChainEnd;
  /** The hashes of all pages, one after the other. */
  pages: Buffer;
  /** The stored files that the archive of the chain and its segments contain. */
  files: Set<string>;
};

export type Shipped = {
  end: ChainEnd;
  pages: Buffer;
  /** The pages whose hashes are others, counted from 1; undefined: all. */
  changed: Iterable<number> | undefined;
  /** The files that were added; in a new chain, all that it and its archive contain. */
  files: Iterable<string>;
};

/** Bytes of a page's hash. */
export const hashBytes = 16;
const busy = 5;

/**
 * Opens the memory of the journal, which one process at a time may have: the lock ends with the process.
 * @returns undefined while another process has it
 */
export function openJournalState(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  try {
    // In this mode the lock is kept after the transaction.
    database.exec(`
      PRAGMA busy_timeout = 0;
      PRAGMA locking_mode = EXCLUSIVE;
      BEGIN EXCLUSIVE;
      CREATE TABLE IF NOT EXISTS chain (name TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL, archive TEXT);
      CREATE TABLE IF NOT EXISTS page (number INTEGER PRIMARY KEY, hash BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY) WITHOUT ROWID;
      COMMIT;
    `);
  } catch (error) {
    database.close();
    if (error instanceof Error && readSqliteCode(error) === busy) return undefined;
    throw error;
  }
  return {
    recall: () => recall(database),
    remember: (shipped: Shipped) => remember(database, shipped),
    close: () => database.close(),
  };
}

export type JournalState = NonNullable<ReturnType<typeof openJournalState>>;

function recall(database: DatabaseSync): JournalMemory | undefined {
  const row = database.prepare('select name, number, hash, archive from chain').get();
  if (!row) return undefined;
  const hashes = database.prepare('select hash from page order by number').all();
  const files = database.prepare('select path from file').all();
  return {
    end: {
      chain: String(row.name),
      number: Number(row.number),
      hash: String(row.hash),
      archive: row.archive === null ? null : String(row.archive),
    },
    pages: Buffer.concat(hashes.map(({ hash }) => (hash instanceof Uint8Array ? hash : Buffer.alloc(hashBytes)))),
    files: new Set(files.map(({ path }) => String(path))),
  };
}

function remember(database: DatabaseSync, { end, pages, changed, files }: Shipped): void {
  const count = pages.length / hashBytes;
  database.exec('begin');
  try {
    if (!changed) database.exec('delete from page; delete from file');
    const setPage = database.prepare('insert or replace into page (number, hash) values (?, ?)');
    for (const number of changed ?? numbersTo(count))
      if (number <= count) setPage.run(number, pages.subarray((number - 1) * hashBytes, number * hashBytes));
    database.prepare('delete from page where number > ?').run(count);
    const addFile = database.prepare('insert or ignore into file (path) values (?)');
    for (const path of files) addFile.run(path);
    database.exec('delete from chain');
    const { chain, number, hash, archive } = end;
    const setChain = 'insert into chain (name, number, hash, archive) values (?, ?, ?, ?)';
    database.prepare(setChain).run(chain, number, hash, archive);
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function* numbersTo(count: number): Generator<number> {
  for (let number = 1; number <= count; number++) yield number;
}

/** Whether a process, perhaps this one, has the memory of the journal open. */
export function isJournalTaken(file: string): boolean {
  const state = openJournalState(file);
  state?.close();
  return state === undefined;
}
