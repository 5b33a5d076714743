import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Every file of a site, stored and on its way in, besides the database. */
export async function storedFiles({ dataDir }: { dataDir: string }): Promise<{ kept: string[]; onTheirWay: string[] }> {
  return { kept: await filesIn(join(dataDir, 'files')), onTheirWay: await filesIn(join(dataDir, 'tmp')) };
}
