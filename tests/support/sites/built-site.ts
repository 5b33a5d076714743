import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '#server/core/config/config.ts';
import { createSite, type Site } from '#server/main/site.ts';
import { builtPages } from '#server/site/pages/built-pages.ts';
import { sharedInspector } from '../files/shared-inspector.ts';

/** The SITE_URL of the site under test, which canonical links begin with; nothing answers there. */
export const testSiteUrl = 'https://mansooj.example';

export type DemoSite = Site & {
  /** Where it listens, `http://127.0.0.1:PORT`. */
  address: string;
  dataDir: string;
  close(): Promise<void>;
};

/**
 * The built pages on a copy of the demo content, listening on a real socket. Its worker does not run: pictures have
 * no variants unless `startWork` is called. `settings` are as the environment would give them; `logger` replaces
 * the silent log.
 */
export async function openDemoSite(settings: Record<string, string> = {}, logger?: Logger): Promise<DemoSite> {
  const template = process.env.TEST_DEMO_FOLDER;
  if (!template) throw new Error('The demo folder is made before the tests of the project "browser" (demo-folder.ts).');
  const dataDir = await mkdtemp(join(tmpdir(), 'mansooj-built-'));
  await cp(template, dataDir, { recursive: true });
  const config = readConfig({
    DATA_DIR: dataDir,
    SITE_URL: testSiteUrl,
    LOG_LEVEL: 'silent',
    BACKUP_EVERY: 'off',
    JOURNAL_EVERY: '0',
    // All visitors of a test come from one address.
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  });
  const site = await createSite(config, {
    pages: await builtPages(),
    ...(logger ? { logger } : { inspector: sharedInspector() }),
  });
  return {
    ...site,
    dataDir,
    address: await site.http.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let shared: Promise<DemoSite> | undefined;

/**
 * One demo site per worker, for test files that only read: each page is rendered once for all of them. Used like
 * `useDemoSite()`; it stays open until the worker ends.
 */
export function useSharedDemoSite(): () => DemoSite {
  let site: DemoSite | undefined;
  beforeAll(async () => {
    shared ??= openDemoSite();
    site = await shared;
  });
  return () => requireOpen(site);
}

function requireOpen(site: DemoSite | undefined): DemoSite {
  if (!site) throw new Error('The site opens when the tests of the file begin.');
  return site;
}

/** One demo site for all tests of a file: `const site = useDemoSite()`, then `site().address`. */
export function useDemoSite(settings?: Record<string, string>, logger?: Logger): () => DemoSite {
  let site: DemoSite | undefined;
  beforeAll(async () => {
    site = await openDemoSite(settings, logger);
  });
  afterAll(() => site?.close());
  return () => requireOpen(site);
}
