import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

// prom-client's own cluster support also queries workers that are still starting, and times out.

type Question = { figuresWanted: string };
type Answer = { figures: string; metrics: MetricObject[] | undefined };

const waitMilliseconds = 5_000;

/** In a worker: sends its metrics when the supervisor asks. */
export function reportMetrics(registry: Registry): void {
  process.on('message', async ({ figuresWanted }: Partial<Question>) => {
    if (!figuresWanted) return;
    const metrics = await registry.getMetricsAsJSON().catch(() => undefined);
    process.send?.({ figures: figuresWanted, metrics } satisfies Answer);
  });
}

/** In the supervisor: the aggregated metrics of all open workers. @throws Error when one does not reply */
export async function aggregateMetrics(isOpen: (worker: Worker) => boolean): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const figures = await Promise.all(workers.filter((worker) => worker.isConnected() && isOpen(worker)).map(ask));
  return AggregatorRegistry.aggregate(figures).metrics();
}

async function ask(worker: Worker): Promise<MetricObject[]> {
  const figuresWanted = randomUUID();
  const messages = on(worker, 'message', { signal: AbortSignal.timeout(waitMilliseconds), close: ['exit'] });
  worker.send({ figuresWanted } satisfies Question);
  for await (const [answer] of messages) {
    const { figures, metrics }: Partial<Answer> = answer;
    if (figures === figuresWanted && metrics) return metrics;
    if (figures === figuresWanted) break;
  }
  throw new Error('A worker did not report its figures.');
}
