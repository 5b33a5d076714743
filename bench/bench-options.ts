import type { Engine } from '../server/core/db/engines/engine.ts';
import type { Filling } from './demo-data-folder.ts';

export type BenchOptions = {
  rounds: number;
  /** The least number of requests per address and round. */
  requests: number;
  /** A data folder to fill once and keep for the next run; a temporary one without it. */
  dataDir?: string;
  /** On which databases lists are measured. */
  database: Engine | 'both';
};

/** What a part measures on: a folder with the demo content, and how long it took if this run filled it. */
export type Bench = BenchOptions & { dataDir: string; filling: Filling | undefined };
