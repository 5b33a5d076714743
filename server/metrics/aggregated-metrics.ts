import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';

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

/** In the supervisor: the aggregated metrics of open workers. @throws Error when one does not reply */
export async function aggregateMetrics(workers: Iterable<ChildProcess>): Promise<string> {
  const figures = await Promise.all([...workers].filter((worker) => worker.connected).map(ask));
  return AggregatorRegistry.aggregate(figures).metrics();
}

async function ask(worker: ChildProcess): Promise<MetricObject[]> {
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
