import { readFile } from 'node:fs/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { inspections } from '#server/core/files/inspection/inspections.ts';
import { answerOfError, type InspectionQuestion } from '#server/core/files/inspection-answer.ts';

/**
 * Inspects files like the usual program, except for marked ones: `%hang`, `%crash`, `%bloat` (allocates without limit)
 * or `%slow`.
 */
process.on('message', async ({ name, input }: InspectionQuestion) => {
  const [, trouble] = /%(hang|crash|bloat|slow)/.exec(await readFile(String(input[0]), 'latin1')) ?? [];
  if (trouble) await troubles[trouble]?.();
  const inspect = inspections[name] as (...input: unknown[]) => Promise<unknown>;
  process.send?.(await inspect(...input).then((result) => ({ result }), answerOfError));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

const troubles: Record<string, () => unknown> = {
  hang() {
    for (;;);
  },
  crash: () => process.kill(process.pid, 'SIGKILL'),
  async bloat() {
    for (const taken: Buffer[] = []; ; await passed(2)) taken.push(Buffer.alloc(4 * 1024 ** 2, 1));
  },
  slow: () => passed(400),
};
