import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readErrorCode } from '#shared/caught.ts';

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log

const headerBytes = 32;
const frameHeaderBytes = 24;
const littleEndianMagic = 0x377f0682;
const bigEndianMagic = 0x377f0683;

type Checksum = readonly [number, number];

/** A place in the log: the generation (both salts), the number of frames before it, and the checksum over them. */
export type LogPosition = { generation: string; frames: number; checksum: Checksum };

/** The committed part of a write-ahead log. */
export type LogContent = {
  position: LogPosition;
  /** The size of the database in pages after the last commit; undefined when nothing is committed. */
  pageCount: number | undefined;
  /** The newest frame of each page: the byte at which its content begins. */
  newest: Map<number, number>;
  /** The pages in frames after `since`; undefined when the log no longer contains that position. */
  changedSince(since: LogPosition): Set<number> | undefined;
};

type Frame = { page: number; commit: number; checksum: Checksum; content: number };
type Header = { generation: string; checksum: Checksum; isLittleEndian: boolean };

const emptyLog: LogPosition = { generation: '', frames: 0, checksum: [0, 0] };

/** Which log is there now: it is another one after SQLite began again at its start. */
export function logGeneration(file: string): string {
  return withLog(file, (fd) => readHeader(fd)?.generation) ?? '';
}

/** Reads the frames up to the last commit. A frame that is being written does not match its checksum. */
export function readLog(file: string, pageSize: number): LogContent {
  return withLog(file, (fd) => readFrames(fd, pageSize)) ?? readContent(emptyLog, []);
}

function readFrames(fd: number, pageSize: number): LogContent | undefined {
  const header = readHeader(fd);
  if (!header) return undefined;
  const { generation, isLittleEndian } = header;
  const frames: Frame[] = [];
  let committed = 0;
  let checksum = header.checksum;
  const end = fstatSync(fd).size;
  const frameBytes = frameHeaderBytes + pageSize;
  const frame = Buffer.alloc(frameBytes);
  for (let start = headerBytes; start + frameBytes <= end; start += frameBytes) {
    readSync(fd, frame, 0, frameBytes, start);
    if (frame.toString('hex', 8, 16) !== generation) break;
    checksum = sum(
      frame.subarray(frameHeaderBytes),
      sum(frame.subarray(0, 8), checksum, isLittleEndian),
      isLittleEndian,
    );
    if (frame.readUInt32BE(16) !== checksum[0] || frame.readUInt32BE(20) !== checksum[1]) break;
    const commit = frame.readUInt32BE(4);
    frames.push({ page: frame.readUInt32BE(0), commit, checksum, content: start + frameHeaderBytes });
    if (commit > 0) committed = frames.length;
  }
  frames.length = committed;
  const position = { generation, frames: committed, checksum: frames.at(-1)?.checksum ?? header.checksum };
  return readContent(position, frames);
}

function readContent(position: LogPosition, frames: readonly Frame[]): LogContent {
  return {
    position,
    pageCount: frames.at(-1)?.commit,
    newest: new Map(frames.map(({ page, content }) => [page, content])),
    changedSince({ generation, frames: seen, checksum }) {
      const last = frames[seen - 1];
      const isThere = generation === position.generation && String(last?.checksum) === String(checksum);
      return isThere ? new Set(frames.slice(seen).map(({ page }) => page)) : undefined;
    },
  };
}

function readHeader(fd: number): Header | undefined {
  const header = Buffer.alloc(headerBytes);
  if (readSync(fd, header, 0, headerBytes, 0) < headerBytes) return undefined;
  const magic = header.readUInt32BE(0);
  if (magic !== littleEndianMagic && magic !== bigEndianMagic) return undefined;
  const isLittleEndian = magic === littleEndianMagic;
  const checksum = [header.readUInt32BE(24), header.readUInt32BE(28)] as const;
  if (String(sum(header.subarray(0, 24), [0, 0], isLittleEndian)) !== String(checksum)) return undefined;
  return { generation: header.toString('hex', 16, 24), checksum, isLittleEndian };
}

/** SQLite's checksum, continued from another. */
function sum(bytes: Buffer, [first, second]: Checksum, isLittleEndian: boolean): Checksum {
  let [one, two] = [first | 0, second | 0];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let i = 0; i < bytes.length; i += 8) {
    one = (one + view.getInt32(i, isLittleEndian) + two) | 0;
    two = (two + view.getInt32(i + 4, isLittleEndian) + one) | 0;
  }
  return [one >>> 0, two >>> 0];
}

/** The log carries no locks of SQLite, so that it may be opened and closed here. */
function withLog<Result>(file: string, work: (fd: number) => Result): Result | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return work(fd);
  } finally {
    closeSync(fd);
  }
}
