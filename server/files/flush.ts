import { open } from 'node:fs/promises';

/** Makes a file's bytes, or a folder's names, durable. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
