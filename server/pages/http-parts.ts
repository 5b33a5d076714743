import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config/config.ts';
import type { ChangeSignal } from '#server/db/change-signal.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { SiteMetrics } from '#server/metrics/site-metrics.ts';
import type { Services } from '#server/services/services.ts';

/** Where pages come from: a finished build, or Vite while developing. */
export type PageSource = {
  /** The server build; asked for each request, so that development sees its changes. */
  load(): Promise<ServerBuild>;
  /** Serves scripts, styles, fonts and public files; those of earlier releases come from the data folder. */
  registerAssets(app: FastifyInstance, dataDir: string): Promise<void>;
  /** Puts into the data folder what pages of this release need after the next one; absent while developing. */
  keepAssets?(dataDir: string): Promise<void>;
  mode: 'production' | 'development';
};

export type HttpParts = {
  config: Config;
  db: OpenDatabase['db'];
  services: Services;
  /** What changes of what visitors see. */
  changes: ChangeSignal;
  logger: FastifyBaseLogger;
  /** Counts what was answered; absent when nobody asks for figures. */
  metrics?: SiteMetrics | undefined;
  /** Where the built pages come from; absent in tests of the API alone. */
  pages?: PageSource;
};
