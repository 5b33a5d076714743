import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { backupStates, journalStates } from './site-status.ts';

/** One backup; bytes, rows and files are of its archive. */
const backupRunShape = z.object({
  startedAt: time,
  archive: z.string().nullable(),
  bytes: z.int().nullable(),
  rows: z.int().nullable(),
  files: z.int().nullable(),
  archivedAt: time.nullable().describe('When the archive was complete.'),
  drilledAt: time.nullable().describe('When the trial restore succeeded.'),
  outcome: z.enum(['running', 'passed', 'failed']),
  reason: z.string().nullable(),
});
export type BackupRun = z.infer<typeof backupRunShape>;

/** The journal between backups: segments of the program, or what PostgreSQL archives of its log. */
const journalShape = z.object({
  state: z.enum(journalStates).describe('late: changes have waited for more than five minutes.'),
  by: z.enum(['program', 'postgres']),
  everySeconds: z.number().nullable(),
  newestAt: time.nullable().describe('Up to when everything is in the journal, if nothing changed since.'),
  error: z.string().nullable().describe('Why the last attempt failed; null when it did not.'),
});
export type JournalStatus = z.infer<typeof journalShape>;

/** How backups do; `everySeconds` is null where none is planned, `lastPassedAt` the start of the last that passed its test restore. */
export const backupStatusShape = z.object({
  state: z.enum(backupStates).describe('late: none has passed for twice the interval.'),
  everySeconds: z.number().nullable(),
  lastPassedAt: time.nullable().describe('Of an archive that is in the present place.'),
  lastProvenAt: time.nullable().describe('When an archive was last restored on trial, with success.'),
  isEncrypted: z
    .boolean()
    .nullable()
    .describe('Whether the last good archive is encrypted with a passphrase; null when there is none.'),
  isOnSameDisk: z.boolean().describe('Whether archives and data would be lost with the same disk.'),
  last: backupRunShape.nullable(),
  journal: journalShape,
});
export type BackupStatus = z.infer<typeof backupStatusShape>;
export const backupStatusAnswer = lenient(backupStatusShape, {
  usual: { state: 'off', outcome: 'running', by: 'program' },
});
