import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
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

function ask(worker: Worker): Promise<MetricObject[]> {
  const figuresWanted = randomUUID();
  return new Promise((resolve, reject) => {
    const settle = (metrics: MetricObject[] | undefined) => {
      clearTimeout(timer);
      worker.off('message', listen);
      worker.off('exit', onExit);
      if (metrics) resolve(metrics);
      else reject(new Error('A worker did not report its figures.'));
    };
    const listen = ({ figures, metrics }: Partial<Answer>) => {
      if (figures === figuresWanted) settle(metrics);
    };
    const onExit = () => settle(undefined);
    const timer = setTimeout(onExit, waitMilliseconds);
    worker.on('message', listen).on('exit', onExit);
    worker.send({ figuresWanted } satisfies Question);
  });
}
