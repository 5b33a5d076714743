import { type Language, languages } from '#shared/language.ts';

/** Whether to run everything of which a usual run does a part (TEST_FULL=1). */
export const isFullRun = process.env.TEST_FULL === '1';

/** Every language in a full run; else the one in which a journey shows what the tests of the specification leave open. */
export function readersOf(usual: Language): readonly Language[] {
  return isFullRun ? languages : [usual];
}
