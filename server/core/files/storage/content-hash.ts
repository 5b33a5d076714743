import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of a stream's bytes, in hexadecimal digits. */
export async function hashContent(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** The SHA-256 of a file's bytes. */
export const hashFile = (file: string): Promise<string> => hashContent(createReadStream(file));

/** A stream that passes bytes on; `result` counts and hashes those that passed. */
export function hashingTap() {
  const hash = createHash('sha256');
  let bytes = 0;
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { tap, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
