import { hash } from 'node:crypto';
import { hashBytes } from '#server/core/db/engines/journal-state.ts';
import type { PageSnapshot } from '#server/core/db/engines/sqlite-pages.ts';
import type { LogPosition } from '#server/core/db/engines/write-ahead-log.ts';

export type PageChanges = {
  /** The numbers of the pages that are new or other than they were. */
  changed: number[];
  /** The hashes of all pages now. */
  pages: Buffer;
};

type Earlier = {
  /** The hashes of all pages then. */
  pages: Buffer;
  /** Where the log ended then; undefined: not known. */
  position: LogPosition | undefined;
};

/**
 * Compares a snapshot with the hashes of an earlier one. Only pages that the log names since are read, unless it began
 * again or the earlier position is not known: then all are.
 */
export function comparePages(snapshot: PageSnapshot, { pages: earlier, position }: Earlier): PageChanges {
  const pages = Buffer.alloc(snapshot.pageCount * hashBytes);
  earlier.copy(pages);
  const known = Math.min(earlier.length / hashBytes, snapshot.pageCount);
  const changed: number[] = [];
  const compare = (number: number, content: Buffer) => {
    const found = hash('sha256', content, 'buffer');
    const start = (number - 1) * hashBytes;
    if (number <= known && found.compare(pages, start, start + hashBytes, 0, hashBytes) === 0) return;
    found.copy(pages, start, 0, hashBytes);
    changed.push(number);
  };
  const candidates = position && snapshot.changedSince(position);
  if (candidates) {
    const inOrder = [...candidates].filter((number) => number <= snapshot.pageCount).sort((one, other) => one - other);
    for (const number of inOrder) compare(number, snapshot.page(number));
  } else {
    for (const { number, content } of snapshot.all()) compare(number, content);
  }
  return { changed, pages };
}

/** Pages as a segment has them, in pieces of about a megabyte. */
export function* pageRecords(snapshot: PageSnapshot, numbers: readonly number[]): Generator<Buffer> {
  const recordBytes = 4 + snapshot.pageSize;
  const atOnce = Math.max(1, Math.floor(1024 ** 2 / recordBytes));
  for (let start = 0; start < numbers.length; start += atOnce) {
    const records = numbers.slice(start, start + atOnce).map((number) => {
      const head = Buffer.alloc(4);
      head.writeUInt32BE(number);
      return Buffer.concat([head, snapshot.page(number)]);
    });
    yield Buffer.concat(records);
  }
}
