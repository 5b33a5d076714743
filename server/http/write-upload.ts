import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PatientTarget } from '#server/files/patient-target.ts';
import { tooLarge } from '#server/files/upload-rules.ts';
import { AppError, fieldRefused } from '#shared/errors.ts';
import type { HeldRoom } from './held-room.ts';

type Target = {
  field: string;
  file: string;
  /** What the field takes. */
  maxBytes: number;
  /** How much room is taken for it. */
  reservedBytes: number;
  /** So much is read of a file that is refused, and dropped, so that the texts after it still arrive; 0: nothing. */
  readOnBytes: number;
  room: HeldRoom;
};

/** What came: its bytes, why it was refused if it was, and what the disk said if it took no more. */
export type WrittenUpload = { bytes: number; refusal: AppError | undefined; trouble: unknown };

const retryAfterSeconds = 10;

function noRoom(field: string): AppError {
  const key = 'career_cv_no_room';
  return new AppError('unavailable', key, { fields: { [field]: { key } }, retryAfterSeconds });
}

/**
 * Writes an upload to a temporary file. Never more is written than the field takes, and nothing where there is no
 * room: the rest is read and dropped. Nothing of a refused file stays, nor does it hold room.
 * @throws AppError `too_large` (413), `too_slow` (408), `unavailable` (503) when the rest is not read or goes on for too long
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

/** Writes as far as the file is accepted. */
async function writeAccepted(stream: Readable, { field, file, maxBytes, room }: Target): Promise<WrittenUpload> {
  let bytes = 0;
  let refusal: AppError | undefined;
  async function* accepted() {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) refusal = tooLarge(field, maxBytes);
      else if (room.isTooSlow()) refusal = fieldRefused(field, 'file_too_slow', 'too_slow');
      if (refusal) return;
      yield chunk;
    }
  }
  const sink = new PatientTarget(file);
  try {
    await pipeline(accepted, sink);
  } finally {
    // A file that is still being opened would come into being after it was removed.
    if (!sink.closed) await once(sink, 'close');
  }
  return { bytes, refusal, trouble: sink.trouble };
}

/** Reads and drops the rest of a refused file. */
async function readOn(stream: Readable, written: WrittenUpload, target: Target): Promise<WrittenUpload> {
  const { field, maxBytes, readOnBytes } = target;
  let { bytes, refusal } = written;
  if (bytes > readOnBytes) throw refusal;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) refusal = tooLarge(field, maxBytes);
    if (bytes > readOnBytes) throw refusal;
  }
  return { ...written, bytes, refusal };
}
