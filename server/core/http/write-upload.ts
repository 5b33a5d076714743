import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TolerantFileStream } from '#server/core/files/tolerant-file-stream.ts';
import { tooLarge } from '#server/core/files/upload-rules.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { RoomReservation } from './room-reservation.ts';

type Target = {
  field: string;
  file: string;
  maxBytes: number;
  reservedBytes: number;
  /** This much of a refused file is read and discarded, so that the following texts still arrive; 0: none. */
  readOnBytes: number;
  room: RoomReservation;
};

/** The result: bytes, the refusal if any, and the disk error if any. */
export type WrittenUpload = { bytes: number; refusal: AppError | undefined; trouble: unknown };

const retryAfterSeconds = 10;

function noRoom(field: string): AppError {
  const key = 'career_cv_no_room';
  return new AppError('unavailable', key, { fields: { [field]: { key } }, retryAfterSeconds });
}

/**
 * Writes an upload to a temporary file, never more than the field allows, and nothing without room: the rest is read
 * and discarded. A refused file is removed and its room released.
 * @throws AppError `too_large` (413), `too_slow` (408), `unavailable` (503) when the rest is not read or continues too
 * long
 */
export async function writeUpload(stream: Readable, target: Target): Promise<WrittenUpload> {
  const { field, file, reservedBytes, room } = target;
  if (!room.take(reservedBytes)) {
    const written = { bytes: 0, refusal: noRoom(field), trouble: undefined };
    return readOn(stream, written, target);
  }
  const written = await writeAccepted(stream, target);
  if (!written.refusal) {
    room.watchRest();
    return written;
  }
  await rm(file, { force: true });
  room.free();
  return readOn(stream, written, target);
}

/** Writes while the file is acceptable. */
async function writeAccepted(stream: Readable, { field, file, maxBytes, room }: Target): Promise<WrittenUpload> {
  let bytes = 0;
  let refusal: AppError | undefined;
  async function* accepted() {
    const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) refusal = tooLarge(field, maxBytes);
      else if (room.isTooSlow()) refusal = fieldRefused(field, 'file_too_slow', 'too_slow');
      if (refusal) return;
      yield chunk;
    }
  }
  const sink = new TolerantFileStream(file);
  try {
    await pipeline(accepted, sink);
  } finally {
    // A file still being opened would be created after its removal.
    if (!sink.closed) await once(sink, 'close');
  }
  return { bytes, refusal, trouble: sink.trouble };
}

/** Reads and discards the rest of a refused file. */
async function readOn(stream: Readable, written: WrittenUpload, target: Target): Promise<WrittenUpload> {
  const { field, maxBytes, readOnBytes } = target;
  let { bytes, refusal } = written;
  if (bytes > readOnBytes) throw refusal;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) refusal = tooLarge(field, maxBytes);
    if (bytes > readOnBytes) throw refusal;
  }
  return { ...written, bytes, refusal };
}
