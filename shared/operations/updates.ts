import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { updateFailures } from './update-failures.ts';

/** Whether the program can be updated from the screen, or why not. */
export const updateWays = ['on', 'folder', 'off', 'clone', 'alone'] as const;

export const updateFailure = z.enum(updateFailures).nullable().describe('null for a reason that has no name.');

/** What a rehearsal says that had nothing to try; otherwise it names the migrations. */
export const noMigrationNeeded = 'The release needs no migration.';

/** Compared with the release that answers. */
export const releaseAges = ['newer', 'same', 'older'] as const;

/** Archives of releases, what was made of them, and the releases to go to. */
export const updateStateShape = z.object({
  way: z
    .enum(updateWays)
    .describe(
      'folder: archives that the operator put there alone; clone: not from an archive; alone: nothing to order.',
    ),
  folder: z.string().describe('Where archives are looked for.'),
  archives: z.array(z.object({ _id: z.string(), bytes: z.number() })),
  ready: z
    .array(z.object({ _id: z.string(), age: z.enum(releaseAges), says: z.string(), at: time }))
    .describe('Unpacked releases, and what their rehearsal on a copy of the data said.'),
  before: z.string().nullable().describe('The version that served before the last update, if it is still there.'),
  underWay: z.object({ name: z.string(), isPreparing: z.boolean(), says: z.string(), since: time }).nullable(),
  failed: z
    .object({ name: z.string(), failure: updateFailure, reason: z.string().describe('In English, for the operator.') })
    .nullable()
    .describe('Why the last attempt ended.'),
});
export type UpdateState = z.infer<typeof updateStateShape>;
export const updateStateAnswer = lenient(updateStateShape, { usual: { way: 'alone', age: 'newer' } });

/** The name of a release, and of its archive without the ending. */
export const releaseName = /^mansooj-[\w-]+(?:\.[\w-]+)*$/;
