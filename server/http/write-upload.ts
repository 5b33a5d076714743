import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PatientTarget } from '#server/files/patient-target.ts';
import { tooLarge } from '#server/files/upload-rules.ts';
import { AppError } from '#shared/errors.ts';

type Target = {
  field: string;
  file: string;
  /** What the field takes. */
  maxBytes: number;
  /** So much is read of a file that is refused, and forgotten, so that the texts after it still arrive; 0: nothing. */
  readOnBytes: number;
  /** Whether there is room for it. */
  hasRoom: boolean;
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
 * room: the rest is counted and forgotten, and nothing of a refused file stays.
 * @throws AppError `too_large` (413), `unavailable` (503) when the rest is not read or goes on for too long
 */
export async function writeUpload(stream: Readable, target: Target): Promise<WrittenUpload> {
  const { field, file, maxBytes, readOnBytes, hasRoom } = target;
  let bytes = 0;
  let refusal = hasRoom ? undefined : noRoom(field);
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) refusal = tooLarge(field, maxBytes);
      if (refusal && bytes > readOnBytes) throw refusal;
      if (!refusal) yield chunk;
    }
  }
  const sink = new PatientTarget(file);
  try {
    await pipeline(stream, counted, sink);
  } finally {
    // A file that is still being opened would come into being after it was removed.
    if (!sink.closed) await once(sink, 'close');
  }
  if (refusal) await rm(file, { force: true });
  return { bytes, refusal, trouble: sink.trouble };
}
