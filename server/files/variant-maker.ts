import { setPriority } from 'node:os';
import { encodeVariants, type VariantTarget } from './encode-variants.ts';

// A separate process at low priority, so that a crash during encoding affects nothing else. Set before the first
// picture, since threads inherit the priority when they are created.
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
// Ctrl-C signals the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => {});
