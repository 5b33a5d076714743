import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** What a file of JSON holds; one that is missing, or of another version, counts as never written. */
export async function readJsonFile<Content>(file: string, schema: z.ZodType<Content>): Promise<Content | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces a file at once, for readers in other processes. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
}
