import { setPriority } from 'node:os';
import { answerOfError, type InspectionAnswer, type InspectionName } from '../inspection-answer.ts';
import { inspections } from './inspections.ts';

// The argument: a lower priority than that of page requests. Set first, since threads inherit it when they are created.
const [, , priority] = process.argv;
if (priority) setPriority(Number(priority));

process.on('message', async ({ name, input }: { name: InspectionName; input: never[] }) => {
  // The question was built with the types of the same table.
  const inspect: (...input: never[]) => Promise<unknown> = inspections[name];
  const answer: InspectionAnswer = await inspect(...input).then((result) => ({ result }), answerOfError);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C signals the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => {});
process.send?.('ready');
