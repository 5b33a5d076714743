import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/core/config/config.ts';
import { createSite, type Site } from '#server/main/site.ts';
import { freshTestDatabase } from './test-database.ts';

export type EmptyInstallation = {
  dataDir: string;
  environment: Record<string, string>;
  /** Opens its data as a site, closed with the place. */
  open(settings?: Record<string, string>): Promise<Site>;
  remove(): Promise<void>;
};

/** A place where an installation can be put: an empty folder and, with TEST_DATABASE=postgres, an empty database. */
export async function emptyInstallation(): Promise<EmptyInstallation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-place-'));
  const database = await freshTestDatabase();
  const environment = { DATA_DIR: dataDir, ...database.settings };
  const sites: Site[] = [];
  return {
    dataDir,
    environment,
    async open(settings = {}) {
      const site = await createSite(
        readConfig({
          ...environment,
          LOG_LEVEL: 'silent',
          DEMO_CONTENT: 'off',
          BACKUP_EVERY: 'off',
          JOURNAL_EVERY: '0',
          ...settings,
        }),
      );
      sites.push(site);
      return site;
    },
    async remove() {
      for (const site of sites) await site.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
