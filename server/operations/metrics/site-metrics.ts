import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/core/db/database.ts';
import { metricQueries } from './metric-queries.ts';

/** An answered request; `route` is the route pattern, so that labels contain no personal data. */
export type AnsweredRequest = { method: string; route: string; status: number; milliseconds: number };

/** Reads when the last backup began that also passed its test restore. */
type LastBackup = () => Promise<string | undefined>;
type Source = {
  db: Database;
  lastBackup: LastBackup;
};
type PageCacheCounts = () => { hits: number; misses: number };

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const secondsSince = (time: string): number => (Date.now() - Date.parse(time)) / 1000;

/** Counts the activity of this process, and reads shared figures from the database. */
export function createSiteMetrics({ db, lastBackup }: Source) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'mansooj_request_seconds',
    help: 'How long answers took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  measureJobs(db, registers);
  measureBackups(lastBackup, registers);
  return {
    observe: ({ method, route, status, milliseconds }: AnsweredRequest) =>
      durations.observe({ method, route, status }, milliseconds / 1000),
    /** Also reports page cache hits. */
    watchPageCache: (counts: PageCacheCounts) => measurePageCache(counts, registers),
    /** All metrics in the Prometheus text format. */
    text: () => registry.metrics(),
  };
}

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

type Registers = { registers: Registry[] }['registers'];

function measureJobs(db: Database, registers: Registers): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `mansooj_jobs_${name}`, help, labelNames: ['kind'], registers });
  const dead = gauge('dead', 'Work in the background that was given up.');
  const failing = gauge('failing_seconds', 'How long some work has been failing, such as the sending of mail.');
  new Gauge({
    name: 'mansooj_jobs_due',
    help: 'Work in the background that waits for a process.',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const each of [this, dead, failing]) each.reset();
      for (const { kind, due, dead: given, failingSince } of await metricQueries.countJobs(db)) {
        this.set({ kind }, due);
        dead.set({ kind }, given);
        failing.set({ kind }, failingSince ? secondsSince(failingSince) : 0);
      }
    },
  });
}

function measureBackups(lastBackup: LastBackup, registers: Registers): void {
  new Gauge({
    name: 'mansooj_backup_age_seconds',
    help: 'Age of the last backup that was also restored on trial; absent when there is none.',
    registers,
    async collect() {
      const last = await lastBackup();
      if (last) this.set(secondsSince(last));
      else this.remove();
    },
  });
}

function measurePageCache(counts: PageCacheCounts, registers: Registers): void {
  const read = (kind: 'hits' | 'misses', help: string) =>
    new Counter({
      name: `mansooj_page_cache_${kind}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(counts()[kind]);
      },
    });
  read('hits', 'Pages answered from memory.');
  read('misses', 'Pages rendered.');
}
