import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Distinguishes a repeated submission from a different one: the normalised fields, and the content of its file. */
export type BodyHash = { fields: string; file?: string };

/** The hash of a form's fields, in any order. */
export function hashFields(form: string, fields: object): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('hex');
}

/** The hash of a file's bytes. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
