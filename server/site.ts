import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { type Credentials, createFirstAdministrator } from './auth/first-administrator.ts';
import { startBackupSchedule } from './backup/backup-schedule.ts';
import type { Config } from './config.ts';
import { openChangeSignal } from './db/change-signal.ts';
import type { OpenDatabase } from './db/database.ts';
import { loadDemoContent } from './demo/demo-content.ts';
import { openFileStore } from './files/file-store.ts';
import { buildHttpApp } from './http/http-app.ts';
import type { PageSource } from './http/http-parts.ts';
import { startHousekeeping } from './media/housekeeping.ts';
import type { SiteMetrics } from './metrics/site-metrics.ts';
import { openData } from './open-data.ts';
import { repeat } from './repeated-work.ts';
import { createServices, type Services } from './services.ts';
import { startSubmissionSweep } from './submissions/submission-sweep.ts';

/** A running house without its front door: `http.listen` opens it, `close` shuts everything in order. */
export type Site = {
  http: FastifyInstance;
  services: Services;
  database: OpenDatabase;
  /** On the first start without ADMIN_PASSWORD: what to show the owner once. */
  newAdministrator: Credentials | undefined;
  /** Figures about this process; undefined when nobody asks for them. */
  metrics: SiteMetrics | undefined;
  /** Begins what goes on in the background: making image variants, removing leftovers. */
  startWork(): void;
  close(): Promise<void>;
};

export function createLogger(config: Config): Logger {
  // No field that a logger would add by itself (host name, process id) is of use to one person operating it.
  return pino({ level: config.logLevel, base: null, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}

/**
 * Puts the site together: config → database → files → services → http.
 * @throws Error with one clear line when the database cannot be opened or is newer than the program.
 */
export async function createSite(config: Config, options: { pages?: PageSource; logger?: Logger } = {}): Promise<Site> {
  const logger = options.logger ?? createLogger(config);
  const database = await openData(config);
  const changes = await openChangeSignal({
    ...config,
    onFailure: (error) => logger.error({ err: error }, 'changes of the database could not be watched'),
  });
  const files = await openFileStore(config);
  const { demoContent: wanted, admin, rateLimitFactor, smtpUrl, siteUrl, clamavSocket } = config;
  const services = createServices({
    db: database.db,
    files,
    logger,
    rateLimitFactor,
    smtpUrl,
    changes,
    siteUrl,
    clamavSocket,
    backupEveryMilliseconds: config.backup.everyMilliseconds,
  });
  await loadDemoContent({ db: database.db, media: services.media, logger, wanted });
  const newAdministrator = await createFirstAdministrator(database.db, admin);
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
  let repeated: { stop(): Promise<void> }[] = [];
  let housekeeping: { stop(): void } | undefined;
  let submissionSweep: { stop(): Promise<void> } | undefined;
  return {
    http,
    services,
    database,
    newAdministrator,
    metrics,
    startWork() {
      services.media.startVariantWorker();
      housekeeping = startHousekeeping({ ...services, logger });
      submissionSweep = startSubmissionSweep(services.submissions, logger);
      repeated = [...repeatContentWork(services, logger), ...scheduleBackups(config, database, logger)];
    },
    async close() {
      housekeeping?.stop();
      await http.close();
      await Promise.all(repeated.map((work) => work.stop()));
      await submissionSweep?.stop();
      await services.media.stopVariantWorker();
      await changes.close();
      await database.close();
    },
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

const publishEveryMilliseconds = 10_000;
const sweepTrashEveryMilliseconds = 60 * 60 * 1000;

/** Publishes scheduled posts when their time has come and empties the Trash of what has lain in it long enough. */
function repeatContentWork({ blog, trash }: Services, logger: Logger): { stop(): Promise<void> }[] {
  const failed = (message: string) => (error: unknown) => logger.error({ err: error }, message);
  return [
    repeat(blog.publishDuePosts, {
      everyMilliseconds: publishEveryMilliseconds,
      onFailure: failed('scheduled posts could not be published'),
    }),
    repeat(trash.sweep, {
      everyMilliseconds: sweepTrashEveryMilliseconds,
      onFailure: failed('the Trash could not be swept'),
    }),
  ];
}
