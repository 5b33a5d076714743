import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '#server/core/config/config.ts';

const root = join(import.meta.dirname, '../../..');

let folder: string | undefined;

/**
 * For Vitest's `globalSetup`: builds the pages if they are stale and fills one data folder with the demo content.
 * Test files copy it instead of loading the demo again; they find it under TEST_DEMO_FOLDER.
 */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root });
  // The site imports the compiled words, which a fresh clone has only now.
  const { createSite } = await import('#server/main/site.ts');
  folder = await mkdtemp(join(tmpdir(), 'mansooj-demo-'));
  const site = await createSite(
    readConfig({ DATA_DIR: folder, DEMO_CONTENT: 'on', BACKUP_EVERY: 'off', JOURNAL_EVERY: '0', LOG_LEVEL: 'silent' }),
  );
  // As on a site that has been open for a while; else each copy would check all texts for its first dashboard.
  await site.services.textChecks.checkFor(60_000);
  await site.close();
  process.env.TEST_DEMO_FOLDER = folder;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
