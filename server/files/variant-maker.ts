import { setPriority } from 'node:os';
import { encodeVariants, type VariantTarget } from './encode-variants.ts';

// A process of its own, which yields to the one that serves pages and takes nothing down if a picture kills it.
// Set before the first picture, since threads inherit it when they are made.
setPriority(10);

export type VariantJob = { source: string; targets: VariantTarget[] };
export type VariantOutcome = { error?: string };

process.on('message', async (job: VariantJob) => {
  const outcome: VariantOutcome = await encodeVariants(job.source, job.targets).then(
    () => ({}),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(outcome);
});
process.on('disconnect', () => process.exit(0));
// Whoever stops the server from a terminal signals its whole group; the parent decides when this ends.
process.on('SIGINT', () => {});
