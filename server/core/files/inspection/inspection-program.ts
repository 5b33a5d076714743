import { lowerPriority } from '#server/core/config/lower-priority.ts';
import { answerParent } from '../helper-program.ts';
import { answerOfError, type InspectionAnswer, type InspectionName } from '../inspection-answer.ts';
import { inspections } from './inspections.ts';

// The argument: a lower priority than that of page requests. Set first, since threads inherit it when they are created.
const [, , priority] = process.argv;
if (priority) lowerPriority(Number(priority));

// Libraries warn of what browsers have and Node does not; what fails reaches the parent as an answer.
console.warn = () => {};

answerParent(({ name, input }: { name: InspectionName; input: never[] }): Promise<InspectionAnswer> => {
  // The question was built with the types of the same table.
  const inspect: (...input: never[]) => Promise<unknown> = inspections[name];
  return inspect(...input).then((result) => ({ result }), answerOfError);
});
