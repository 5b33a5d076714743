import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile, replaceFile } from '#server/core/files/storage/json-file.ts';

const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;
/** When each file of earlier releases was superseded. */
const listSchema = z.record(z.string(), z.string());

const releasesIn = (dataDir: string): string => join(dataDir, 'releases');

/** The folder with scripts and styles of this and earlier releases. */
export const previousAssetsFolder = (dataDir: string): string => join(releasesIn(dataDir), 'assets');

type Keeping = { assets: string; dataDir: string; now?: number };

/**
 * Keeps the files of the folder `assets` of the running release, and those of earlier ones for a week after they were
 * superseded, for pages that are still open. Names contain a content hash, so that equal names are equal files.
 */
export async function storeAssets({ assets, dataDir, now = Date.now() }: Keeping): Promise<void> {
  const kept = previousAssetsFolder(dataDir);
  await mkdir(kept, { recursive: true });
  const current = new Set(await readdir(assets));
  const already = new Set(await readdir(kept));
  for (const name of current.difference(already)) await keepFile(join(assets, name), join(kept, name));
  const list = join(releasesIn(dataDir), 'superseded.json');
  const known = (await readJsonFile(list, listSchema)) ?? {};
  const superseded: Record<string, string> = {};
  for (const name of already.difference(current)) {
    const since = known[name] ?? new Date(now).toISOString();
    if (now - Date.parse(since) > keptMilliseconds) await rm(join(kept, name), { force: true });
    else superseded[name] = since;
  }
  await replaceFile(list, `${JSON.stringify(superseded, null, 2)}\n`);
}

/** A hard link where possible, which takes neither time nor room. */
async function keepFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    // A partial copy has a temporary name.
    const partial = `${to}.${randomUUID()}`;
    await copyFile(from, partial);
    await rename(partial, to);
  }
}
