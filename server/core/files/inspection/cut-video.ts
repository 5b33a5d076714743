import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Films in fragments have two boxes for every few seconds. */
const mostBoxes = 4000;

/**
 * Whether the end of a film is missing: a part that players need is longer than what is left of the file. Reads a few bytes
 * of each part, synchronously: thousands of asynchronous reads cost more. Only for the process that inspects files.
 */
export function isCutVideo(file: string): boolean {
  const handle = openSync(file, 'r');
  const readHead = (at: number, length: number) => {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(handle, head, 0, length, at));
  };
  try {
    const { size } = fstatSync(handle);
    const head = readHead(0, 64);
    if (head.toString('latin1', 0, 4) === 'OggS')
      return hasLongPage(readHead(Math.max(0, size - longestPage), longestPage));
    return head.readUInt32BE(0) === 0x1a45dfa3 ? hasLongSegment(head, size) : hasLongBox(readHead, size);
  } finally {
    closeSync(handle);
  }
}

/** The boxes of an MP4 or a QuickTime film (ISO 14496-12, 4.2); the last one may say no length. */
function hasLongBox(readHead: (at: number, length: number) => Buffer, size: number): boolean {
  let at = 0;
  for (let count = 0; count < mostBoxes && at + 8 <= size; count++) {
    const head = readHead(at, 16);
    const isLong = head.readUInt32BE(0) === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0);
    if (length < 8) return false;
    at += length;
    if (at > size) return ['moov', 'mdat'].includes(head.toString('latin1', 4, 8));
  }
  return false;
}

const longestPage = 65_307;
const fixedHead = 27;

/** The last page of an Ogg (RFC 3533, 6), which says how long each of its segments is. */
function hasLongPage(tail: Buffer): boolean {
  const page = tail.subarray(Math.max(0, tail.lastIndexOf('OggS')));
  const segments = page.subarray(fixedHead, fixedHead + (page[fixedHead - 1] ?? 0));
  const length = fixedHead + segments.length + segments.reduce((sum, segment) => sum + segment, 0);
  return page.length < fixedHead + (page[fixedHead - 1] ?? 0) || page.length < length;
}

/** The segment of a WebM after its header (RFC 8794); recorders that do not know its length write none. */
function hasLongSegment(head: Buffer, size: number): boolean {
  const header = readLength(head, 4);
  const begin = header && header.end + header.length;
  if (!begin || begin + 12 > head.length || head.readUInt32BE(begin) !== 0x18538067) return false;
  const segment = readLength(head, begin + 4);
  return segment !== undefined && segment.end + segment.length > size;
}

/** A number whose first byte says how many bytes it has; undefined where it stands for an unknown length. */
function readLength(bytes: Buffer, at: number): { length: number; end: number } | undefined {
  const more = Math.clz32(bytes[at] ?? 0) - 24;
  if (more > 7 || at + more >= bytes.length) return undefined;
  const mask = 2 ** (7 - more) - 1;
  const [first, rest] = [(bytes[at] ?? 0) & mask, bytes.subarray(at + 1, at + 1 + more)];
  if (first === mask && rest.every((byte) => byte === 255)) return undefined;
  return { length: rest.reduce((sum, byte) => sum * 256 + byte, first), end: at + 1 + more };
}
