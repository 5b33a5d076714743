import { describe, test } from 'vitest';
import { isFullRun } from './full-run.ts';

/** A test, or a group of tests, that only a full run does (docs/decisions/0067-tests-in-minutes.md). */
export const testInFull = test.runIf(isFullRun);
export const describeInFull = describe.runIf(isFullRun);
