import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Credentials, createFirstAdministrator } from '#server/accounts/users/first-administrator.ts';
import type { Config } from '#server/core/config/config.ts';
import type { LogMemory } from '#server/core/config/log-memory.ts';
import { createLogger } from '#server/core/config/logger.ts';
import { runMaintenance } from '#server/core/db/tables/database-maintenance.ts';
import { type LiveSettings, openLiveSettings } from '#server/core/settings/live-settings.ts';
import { buildHttpApp } from '#server/main/api/http-app.ts';
import { openData } from '#server/operations/backup/open-data.ts';
import type { PageSource } from '#server/site/pages/http-parts.ts';
import { createBackgroundJobs } from '#server/site/services/background-jobs.ts';
import { createServices, type Services } from '#server/site/services/services.ts';
import { multiplied, spamLimits } from '#shared/leads/spam-limits.ts';
import { day, hour, second } from '#shared/units.ts';
import { fillWithDemo, loadDemoContent, openDemoMedia } from '../content/demo/demo-content.ts';
import { type ChangeSignal, openChangeSignal } from '../core/db/change-signal.ts';
import { type OpenDatabase, sqliteFile } from '../core/db/database.ts';
import { checkIntegrity, type IntegrityCheck } from '../core/db/integrity-check.ts';
import { openReadCache } from '../core/db/read-cache.ts';
import { createFileInspector, type FileInspector } from '../core/files/inspection/file-inspector.ts';
import { type FileStore, openFileStore } from '../core/files/storage/file-store.ts';
import { requireWritable } from '../core/files/storage/writable-folder.ts';
import { explainRefusal } from '../core/http/replies/explain-refusal.ts';
import { watchConnections } from '../core/http/server-connections.ts';
import type { JobRunner } from '../core/jobs/job-runner.ts';
import { removeStaging } from '../operations/backup/archive/restore-staging.ts';
import { startBackupSchedule } from '../operations/backup/backup-schedule.ts';
import { startJournal } from '../operations/backup/journal/journal-schedule.ts';
import { toBackupOrder } from '../operations/backup/run-backup.ts';
import type { SiteMetrics } from '../operations/metrics/site-metrics.ts';
import { repeatedPart, restartedPart, runParts, type SitePart } from './site-parts.ts';

/** A started site that does not listen yet; call `http.listen`. */
export type Site = {
  http: FastifyInstance;
  services: Services;
  database: OpenDatabase;
  /** On the first start without ADMIN_PASSWORD: the credentials to print once. */
  newAdministrator: Credentials | undefined;
  /** Metrics of this process; undefined when disabled. */
  metrics: SiteMetrics | undefined;
  /** The background jobs. */
  jobs: JobRunner;
  /** Starts background work: sending mail, image variants, clean-up. */
  startWork(): void;
  /** Shuts down in order after all replies: takes up to ten seconds. */
  stop(): Promise<void>;
  /** Shuts down in order, without waiting for idle connections. */
  close(): Promise<void>;
};

type SiteOptions = {
  pages?: PageSource;
  logger?: Logger;
  /** The newest lines of that log. */
  log?: LogMemory;
  inspector?: FileInspector;
  /** Whether the embedded database was checked just now; otherwise it is once work has started. */
  isChecked?: boolean;
};

/**
 * Assembles the site: config → database → files → services → http.
 * @throws Error with one line when the database cannot be opened or is newer than the program.
 */
export async function createSite(config: Config, options: SiteOptions = {}): Promise<Site> {
  const logger = options.logger ?? createLogger(config);
  await requireWritable(config.dataDir);
  const database = await openData(config);
  await removeStaging(config.dataDir);
  const changes = await openChangeSignal({
    ...config,
    onFailure: (error) => logger.error({ err: error }, 'changes of the database could not be watched'),
  });
  openReadCache(database.db, changes);
  const settings = await openLiveSettings({ db: database.db, config, changes, logger });
  const files = await openFileStore(config);
  const { demoContent: wanted, admin } = config;
  const inspector = options.inspector ?? createFileInspector({ logger });
  const services = createServices({
    ...database,
    ...{ files, inspector, logger, changes, config, settings, explain: explainRefusal },
    log: options.log,
  });
  const { db } = database;
  const fill = async () => fillWithDemo({ db, media: await openDemoMedia({ db, files, logger }), logger });
  await loadDemoContent({ db, wanted, fill });
  const newAdministrator = await createFirstAdministrator(database.db, admin);
  // Make their keys now rather than when the disk may be full.
  await services.leads.beginForm();
  await services.auth.prepare();
  const metrics = config.metrics && (await openMetrics(database.db, services));
  const http = await buildHttpApp({
    config,
    metrics,
    db: database.db,
    services,
    changes,
    logger,
    ...(options.pages && { pages: options.pages }),
  });
  const jobs = createBackgroundJobs(services, { db: database.db, logger });
  const { pages, isChecked = false } = options;
  const opened = {
    config,
    settings,
    database,
    changes,
    inspector,
    files,
    services,
    http,
    jobs,
    logger,
    pages,
    isChecked,
  };
  const { start: startWork, stop, close } = runParts(listParts(opened));
  return { http, services, database, newAdministrator, metrics, jobs, startWork, stop, close };
}

type Opened = Pick<Site, 'http' | 'services' | 'database' | 'jobs'> & {
  config: Config;
  settings: LiveSettings;
  changes: ChangeSignal;
  inspector: FileInspector;
  files: FileStore;
  logger: Logger;
  pages: PageSource | undefined;
  isChecked: boolean;
};

/** Through a proxy all visitors have its connections. */
const findMostOfNetwork = ({ trustProxy, rateLimitFactor }: Config, inAll: number): number =>
  trustProxy > 0 ? inAll : Math.min(multiplied(spamLimits.connections, rateLimitFactor), inAll / 2);

/** What is started, stopped and closed, in the order in which it was opened. */
function listParts(opened: Opened): SitePart[] {
  const { settings, database, changes, inspector, services, http, jobs } = opened;
  const connections = watchConnections(http.server, findMostOfNetwork(opened.config, http.server.maxConnections));
  return [
    { name: 'database', close: database.close },
    { name: 'change signal', close: changes.close },
    { name: 'settings', close: settings.close },
    { name: 'file inspector', close: async () => inspector.close() },
    { name: 'PDFs', close: async () => services.press.close() },
    { name: 'PDFs of staff', close: async () => services.staffPress.close() },
    { name: 'visit counts', close: services.visits.close },
    { name: 'counts of searches', close: services.askedSearches.close },
    { name: 'jobs', start: jobs.start, stop: jobs.stop },
    backupPart(opened),
    { name: 'backups that were asked for', stop: services.archives.stop },
    journalPart(opened),
    ...upkeepParts(opened),
    ...integrityParts(opened),
    { name: 'live desk', stop: services.deskWatch.stop },
    { name: 'http', stop: connections.end, close: async () => http.close() },
  ];
}

/** Upkeep begins this long after the start, so that it does not slow the first pages. */
const afterFirstPages = 10 * second;

/** Temporary files and connections are per process, so no shared job can handle them. */
function upkeepParts({ config, database, files, pages, logger }: Opened): SitePart[] {
  const failed = (message: string) => (error: unknown) => logger.error({ err: error }, message);
  return [
    repeatedPart('unfinished uploads', {
      everyMilliseconds: hour,
      work: files.temp.sweep,
      onFailure: failed('unfinished uploads could not be removed'),
    }),
    repeatedPart('database upkeep', {
      everyMilliseconds: hour,
      firstAfter: afterFirstPages,
      work: () => runMaintenance(database),
      onFailure: failed('the upkeep of the database failed'),
    }),
    repeatedPart('assets of earlier releases', {
      everyMilliseconds: day,
      firstAfter: afterFirstPages,
      work: async () => pages?.keepAssets?.(config.dataDir),
      onFailure: failed('scripts and styles could not be kept for later'),
    }),
  ];
}

/** Nothing else reads the pages that nobody asks for. */
function integrityParts({ config, database, logger, isChecked }: Opened): SitePart[] {
  if (database.engine !== 'sqlite') return [];
  let check: IntegrityCheck | undefined;
  const part = repeatedPart('integrity of the database', {
    everyMilliseconds: day,
    firstAfter: isChecked ? day : 0,
    async work() {
      check = checkIntegrity(sqliteFile(config.dataDir));
      const fault = await check.fault;
      if (fault === undefined) return;
      database.condition.noteDamage();
      logger.error({ fault }, 'the database is damaged');
    },
    onFailure: (error) => logger.error({ err: error }, 'the database could not be checked'),
  });
  const stop = async () => {
    check?.cancel();
    await part.stop?.();
  };
  return [{ ...part, stop }];
}

function backupPart({ settings, database: { db }, logger }: Opened): SitePart {
  const start = () => {
    const config = settings.now();
    const { everyMilliseconds } = config.backup;
    if (!everyMilliseconds) return undefined;
    return startBackupSchedule({ db, order: toBackupOrder(config), everyMilliseconds, logger });
  };
  return partOfBackups('backups', start, { settings, logger });
}

/** What runs by the settings of backups. */
function partOfBackups(
  name: string,
  start: Parameters<typeof restartedPart>[1]['start'],
  { settings, logger }: Pick<Opened, 'settings' | 'logger'>,
): SitePart {
  return restartedPart(name, {
    start,
    onChange: (restart) => settings.onChange('backups', restart),
    onFailure: (error) => logger.error({ err: error, part: name }, 'a part could not be started with its new settings'),
  });
}

function journalPart({ settings, database: { condition }, logger }: Opened): SitePart {
  const start = () => {
    const { backup, dataDir, s3, journalMilliseconds: everyMilliseconds } = settings.now();
    if (!everyMilliseconds) return undefined;
    const { everyMilliseconds: _, ...places } = backup;
    const order = { ...places, dataDir, hasFiles: !s3 };
    return startJournal({ order, everyMilliseconds, trouble: condition.trouble, logger });
  };
  return partOfBackups('journal', start, { settings, logger });
}

/** The metrics package is loaded only when enabled. */
async function openMetrics(db: OpenDatabase['db'], { backups }: Services): Promise<SiteMetrics> {
  const { createSiteMetrics } = await import('../operations/metrics/site-metrics.ts');
  const lastBackup = async () => (await backups.getStatus()).lastPassedAt ?? undefined;
  return createSiteMetrics({ db, lastBackup });
}
