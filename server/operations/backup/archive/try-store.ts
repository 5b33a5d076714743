import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** What stores, reads and removes objects under a name. */
export type ObjectStore = {
  put(name: string, file: string): Promise<void>;
  read(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
};

/** Stores, reads and removes an object that nobody else has. @throws the error of the store */
export async function tryObject(store: ObjectStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mansooj-check-'));
  const name = `check-${randomUUID()}`;
  try {
    await writeFile(join(folder, name), name);
    await store.put(name, join(folder, name));
    const back = await buffer(await store.read(name));
    await store.remove(name);
    if (back.toString() !== name) throw new Error('another object came back');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the error of a bucket means: no such bucket, a wrong clock here, refused keys, or no answer as of a store. */
export function faultOfBucket(error: unknown): 'missing' | 'clock' | 'keys' | 'silent' {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket' || status === 404) return 'missing';
  if (name === 'RequestTimeTooSkewed') return 'clock';
  return name === 'CredentialsProviderError' || status === 401 || status === 403 ? 'keys' : 'silent';
}
