import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type LogContent, type LogPosition, logGeneration, readLog } from './write-ahead-log.ts';

/** The pages of a database at one moment; valid while `read` of `openSqlitePages` runs. */
export type PageSnapshot = {
  /** Everything committed before this moment is in it; ISO 8601. */
  takenAt: string;
  pageSize: number;
  pageCount: number;
  position: LogPosition;
  /** The content of a page, counted from 1. */
  page(number: number): Buffer;
  /** All pages in order; a content is valid until the next one is asked for. */
  all(): Generator<{ number: number; content: Buffer }>;
  /** The pages that may have changed since; undefined when the log does not tell. */
  changedSince(position: LogPosition): Set<number> | undefined;
};

const headerBytes = 100;
const mostAttempts = 5;
const pagesAtOnce = 256;
const restarted = new Error('The log of the database began again while its pages were read.');

/**
 * Reads a database in use page by page, in a process of its own: SQLite's locks on a file end when any of a process's
 * descriptors of it is closed, so that the one opened here stays open as long as the connection.
 */
export function openSqlitePages(file: string) {
  const log = `${file}-wal`;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  database.exec('PRAGMA cache_size = -64');
  const version = database.prepare('PRAGMA data_version');
  const touch = database.prepare('select count(*) from sqlite_schema');
  const fd = openSync(file, 'r');
  // The first one stays in its transaction while a snapshot is read.
  const present = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });

  /**
   * A reader keeps checkpoints from writing what is newer than its beginning into the file. What is in the log is newer
   * than the file, so that the file and any later commit of the log make one consistent state.
   */
  async function attempt<Result>(work: (snapshot: PageSnapshot) => Promise<Result>): Promise<Result> {
    const takenAt = new Date().toISOString();
    database.exec('begin');
    try {
      touch.get();
      return await readFrom(takenAt, work);
    } finally {
      database.exec('rollback');
    }
  }

  async function readFrom<Result>(takenAt: string, work: (snapshot: PageSnapshot) => Promise<Result>) {
    const pageSize = readPageSize(fd);
    const content = readLog(log, pageSize);
    const pages = pageReader({ fd, log, pageSize }, content);
    try {
      const pageCount = content.pageCount ?? pages.page(1).readUInt32BE(28);
      const { position, changedSince } = content;
      const { page } = pages;
      const snapshot = { takenAt, pageSize, pageCount, position, changedSince, page, all: () => pages.all(pageCount) };
      const result = await work(snapshot);
      // Possible only when all of the log was in the file at the beginning.
      if (position.generation !== '' && logGeneration(log) !== position.generation) throw restarted;
      return result;
    } finally {
      pages.close();
    }
  }

  return {
    /** A number that is another one after each commit of another connection. */
    version: (): number => Number(version.get()?.data_version),
    /** Runs `work` on a snapshot; more than once when the log begins again meanwhile, so that it must start afresh. */
    async read<Result>(work: (snapshot: PageSnapshot) => Promise<Result>): Promise<Result> {
      for (let number = 1; ; number++) {
        try {
          return await attempt(work);
        } catch (error) {
          if (error !== restarted || number === mostAttempts) throw error;
        }
      }
    },
    /** The paths of uploads that no record has taken over, as they are now. */
    listUnowned: (): string[] =>
      present
        .prepare('select path from kept_upload')
        .all()
        .map(({ path }) => String(path)),
    close(): void {
      database.close();
      present.close();
      closeSync(fd);
    },
  };
}

function readPageSize(fd: number): number {
  const header = Buffer.alloc(headerBytes);
  readSync(fd, header, 0, headerBytes, 0);
  const size = header.readUInt16BE(16);
  // 65536 does not fit into the field.
  return size === 1 ? 65_536 : size;
}

type Files = { fd: number; log: string; pageSize: number };

function pageReader({ fd, log, pageSize }: Files, { newest }: LogContent) {
  const logFd = newest.size > 0 ? openSync(log, 'r') : undefined;

  /** @returns whether the page is in the log */
  function readLogged(number: number, into: Buffer): boolean {
    const place = newest.get(number);
    if (place === undefined || logFd === undefined) return false;
    readSync(logFd, into, 0, pageSize, place);
    return true;
  }

  return {
    page(number: number): Buffer {
      const content = Buffer.alloc(pageSize);
      if (!readLogged(number, content)) readSync(fd, content, 0, pageSize, (number - 1) * pageSize);
      return content;
    },
    *all(pageCount: number) {
      const block = Buffer.alloc(pagesAtOnce * pageSize);
      for (let first = 1; first <= pageCount; first += pagesAtOnce) {
        const read = readSync(fd, block, 0, block.length, (first - 1) * pageSize);
        // Pages that are only in the log lie behind the end of the file.
        block.fill(0, read);
        for (let number = first; number < first + pagesAtOnce && number <= pageCount; number++) {
          const content = block.subarray((number - first) * pageSize, (number - first + 1) * pageSize);
          readLogged(number, content);
          yield { number, content };
        }
      }
    },
    close(): void {
      if (logFd !== undefined) closeSync(logFd);
    },
  };
}
