import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/core/config/config.ts';
import type { ChangeSignal } from '#server/core/db/change-signal.ts';
import type { OpenDatabase } from '#server/core/db/database.ts';
import type { SiteMetrics } from '#server/operations/metrics/site-metrics.ts';
import type { Services } from '#server/site/services/services.ts';

/** The source of pages: a build, or Vite in development. */
export type PageSource = {
  /** The server build; requested for each page, so that development sees changes. */
  load(): Promise<ServerBuild>;
  /** Serves scripts, styles, fonts and public files; those of earlier releases come from the data folder. */
  registerAssets(app: FastifyInstance, dataDir: string): Promise<void>;
  /** The text of a style sheet by its address; absent in development, where all are linked. */
  styleText?(address: string): string | undefined;
  /** Copies this release's assets to the data folder for open pages after the next release; absent in development. */
  keepAssets?(dataDir: string): Promise<void>;
  mode: 'production' | 'development';
};

export type HttpParts = {
  config: Config;
  db: OpenDatabase['db'];
  services: Services;
  /** The change signal of public content. */
  changes: ChangeSignal;
  logger: FastifyBaseLogger;
  /** Counts replies; absent without metrics. */
  metrics?: SiteMetrics | undefined;
  /** Absent in tests of the API only. */
  pages?: PageSource;
};
