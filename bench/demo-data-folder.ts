import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from './site-process.ts';

/** How long the first start on an empty folder took, and from then on the pictures; in milliseconds. */
export type Filling = { firstStart: number; pictures: number };

const longestWait = 20 * 60_000;

/**
 * Fills a folder with the demo content, its pictures in every format and size, or completes what an earlier run left.
 * @returns undefined when the folder was not new.
 */
export async function fillFolder(dataDir: string): Promise<Filling | undefined> {
  const isNew = !existsSync(databaseIn(dataDir));
  const site = await startSite(dataDir);
  try {
    const pictures = await picturesAreMade(dataDir);
    return isNew ? { firstStart: site.startMilliseconds, pictures } : undefined;
  } finally {
    await site.stop();
  }
}

/** Waits until every picture exists in every format and size. @returns the milliseconds */
export async function picturesAreMade(dataDir: string): Promise<number> {
  const begun = performance.now();
  while (pendingPictures(dataDir) > 0) {
    if (performance.now() - begun > longestWait) throw new Error('The pictures were not ready in time.');
    await wait(250);
  }
  return performance.now() - begun;
}

const databaseIn = (dataDir: string) => join(dataDir, 'mansooj.sqlite');

function pendingPictures(dataDir: string): number {
  const database = new DatabaseSync(databaseIn(dataDir), { readOnly: true, timeout: 5_000 });
  try {
    return Number(database.prepare("select count(*) as n from media where variants = 'pending'").get()?.n);
  } finally {
    database.close();
  }
}
