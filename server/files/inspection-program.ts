import { setPriority } from 'node:os';
import { answerOfError, type InspectionAnswer, type InspectionQuestion } from './inspection-answer.ts';
import { inspections } from './inspections.ts';

// Before anything else, since threads inherit it when they are made.
if (process.argv.includes('--yielding')) setPriority(5);

process.on('message', async ({ name, input }: InspectionQuestion) => {
  // The question was built with the types of the same table.
  const inspect = inspections[name] as (...input: unknown[]) => Promise<unknown>;
  const answer: InspectionAnswer = await inspect(...input).then((result) => ({ result }), answerOfError);
  process.send?.(answer);
  // The next file finds the memory of this one free (`--expose-gc`).
  globalThis.gc?.();
});
process.on('disconnect', () => process.exit(0));
// Who stops the server from a terminal signals its whole group; the parent decides when this ends.
process.on('SIGINT', () => {});
process.send?.('ready');
