import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { type Credentials, createFirstAdministrator } from '#server/accounts/first-administrator.ts';
import { buildHttpApp } from '#server/api/http-app.ts';
import { openData } from '#server/backup/open-data.ts';
import type { Config } from '#server/config/config.ts';
import { repeat } from '#server/jobs/repeated-work.ts';
import type { PageSource } from '#server/pages/http-parts.ts';
import { createBackgroundWork } from '#server/services/background-work.ts';
import { createServices, type Services } from '#server/services/services.ts';
import { startBackupSchedule } from './backup/backup-schedule.ts';
import { openChangeSignal } from './db/change-signal.ts';
import type { OpenDatabase } from './db/database.ts';
import { keepUp } from './db/keep-up.ts';
import { keepReads } from './db/kept-reads.ts';
import { loadDemoContent } from './demo/demo-content.ts';
import { createFileInspector, type FileInspector } from './files/file-inspector.ts';
import { openFileStore } from './files/file-store.ts';
import { requireWritable } from './files/writable-folder.ts';
import { explainRefusal } from './http/explain-refusal.ts';
import { watchConnections } from './http/server-connections.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';

/** A running site that does not listen yet: `http.listen` opens it. */
export type Site = {
  http: FastifyInstance;
  services: Services;
  database: OpenDatabase;
  /** On the first start without ADMIN_PASSWORD: what to show the owner once. */
  newAdministrator: Credentials | undefined;
  /** Figures about this process; undefined when nobody asks for them. */
  metrics: SiteMetrics | undefined;
  /** The work that waits in the database. */
  jobs: JobRunner;
  /** Begins what goes on in the background: sending mail, making image variants, removing leftovers. */
  startWork(): void;
  /** Shuts everything in order, after everybody has had their answer: takes up to ten seconds. */
  stop(): Promise<void>;
  /** Shuts everything in order, without waiting for connections that are not in use. */
  close(): Promise<void>;
};

// Each process has temporary files and a connection of its own, so that no job of all processes could see to them.
const hour = 60 * 60 * 1000;
const day = 24 * hour;

export function createLogger(config: Config): Logger {
  // No field that a logger would add by itself (host name, process id) is of use to one person operating it.
  return pino({ level: config.logLevel, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}

type SiteOptions = { pages?: PageSource; logger?: Logger; inspector?: FileInspector };

/**
 * Puts the site together: config → database → files → services → http.
 * @throws Error with one clear line when the database cannot be opened or is newer than the program.
 */
export async function createSite(config: Config, options: SiteOptions = {}): Promise<Site> {
  const logger = options.logger ?? createLogger(config);
  await requireWritable(config.dataDir);
  const database = await openData(config);
  const changes = await openChangeSignal({
    ...config,
    onFailure: (error) => logger.error({ err: error }, 'changes of the database could not be watched'),
  });
  keepReads(database.db, changes);
  const files = await openFileStore(config);
  const { demoContent: wanted, admin } = config;
  const inspector = options.inspector ?? createFileInspector({ logger });
  const services = createServices({ ...database, files, inspector, logger, changes, config, explain: explainRefusal });
  await loadDemoContent({ db: database.db, media: services.media, logger, wanted });
  const newAdministrator = await createFirstAdministrator(database.db, admin);
  // The key of forms is made now, not when the disk happens to be full.
  await services.submissions.beginForm();
  const metrics = config.metrics && (await openMetrics({ db: database.db }));
  const http = await buildHttpApp({
    config,
    metrics,
    db: database.db,
    services,
    changes,
    logger,
    ...(options.pages && { pages: options.pages }),
  });
  const connections = watchConnections(http.server);
  const jobs = createBackgroundWork(services, { db: database.db, logger });
  let backups: { stop(): Promise<void> }[] = [];
  let tempSweep: { stop(): Promise<void> } | undefined;
  let upkeep: { stop(): Promise<void> } | undefined;
  let releases: { stop(): Promise<void> } | undefined;

  /** What is under way may end; what waits is done after the next start. */
  async function stopWork(): Promise<void> {
    const repeated = [tempSweep, upkeep, releases, ...backups].map((work) => work?.stop());
    await Promise.all([...repeated, jobs.stop(), services.media.stopVariantWorker()]);
  }

  async function close(): Promise<void> {
    await http.close();
    await stopWork();
    await services.visits.close();
    inspector.close();
    await changes.close();
    await database.close();
  }

  return {
    http,
    services,
    database,
    newAdministrator,
    metrics,
    jobs,
    startWork() {
      services.media.startVariantWorker();
      jobs.start();
      backups = scheduleBackups(config, database, logger);
      tempSweep = repeat(files.temp.sweep, {
        everyMilliseconds: hour,
        onFailure: (error) => logger.error({ err: error }, 'unfinished uploads could not be removed'),
      });
      upkeep = repeat(() => keepUp(database), {
        everyMilliseconds: hour,
        onFailure: (error) => logger.error({ err: error }, 'the upkeep of the database failed'),
      });
      releases = repeat(async () => options.pages?.keepAssets?.(config.dataDir), {
        everyMilliseconds: day,
        onFailure: (error) => logger.error({ err: error }, 'scripts and styles could not be kept for later'),
      });
    },
    async stop() {
      // At the same time: both may take ten seconds.
      await Promise.all([connections.end(), stopWork()]);
      await close();
    },
    close,
  };
}

/** The counting is a package of its own, loaded by those who want figures. */
async function openMetrics(parts: { db: OpenDatabase['db'] }): Promise<SiteMetrics> {
  const { createSiteMetrics } = await import('./metrics/site-metrics.ts');
  return createSiteMetrics(parts);
}

function scheduleBackups(config: Config, { db }: OpenDatabase, logger: Logger): { stop(): Promise<void> }[] {
  const { everyMilliseconds, ...backup } = config.backup;
  if (!everyMilliseconds) return [];
  const { dataDir, databaseUrl, s3 } = config;
  const places = { dataDir, ...(databaseUrl && { databaseUrl }), ...(s3 && { s3 }) };
  return [startBackupSchedule({ db, order: { ...backup, places }, everyMilliseconds, logger })];
}
