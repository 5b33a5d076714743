import { setPriority } from 'node:os';
import { answerOfError, type InspectionAnswer, type InspectionQuestion } from './inspection-answer.ts';
import { inspections } from './inspections.ts';

// A process of its own, which yields to the one that serves pages and takes nothing down with it.
setPriority(5);

process.on('message', async ({ name, input }: InspectionQuestion) => {
  // Who asks has put the question together from the types of the same table.
  const inspect = inspections[name] as (...input: unknown[]) => Promise<unknown>;
  const answer: InspectionAnswer = await inspect(...input).then((result) => ({ result }), answerOfError);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
// Who stops the server from a terminal signals its whole group; the parent decides when this ends.
process.on('SIGINT', () => {});
process.send?.('ready');
