import { z } from 'zod';
import { lenient, time } from './answers/answer-parts.ts';
import { backupStates } from './site-status.ts';

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

/** How backups do; `everySeconds` is null where none is planned, `lastPassedAt` the start of the last that passed its test restore. */
export const backupStatusShape = z.object({
  state: z.enum(backupStates).describe('late: none has passed for twice the interval.'),
  everySeconds: z.number().nullable(),
  lastPassedAt: time.nullable(),
  lastProvenAt: time.nullable().describe('When an archive was last restored on trial, with success.'),
  isEncrypted: z.boolean().describe('Whether new archives are encrypted with a passphrase.'),
  last: backupRunShape.nullable(),
});
export type BackupStatus = z.infer<typeof backupStatusShape>;
export const backupStatusAnswer = lenient(backupStatusShape, { usual: { state: 'off', outcome: 'running' } });
