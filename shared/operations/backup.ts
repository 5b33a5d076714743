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
  fixed: z.array(z.string()).describe('The settings of backups that settings file or environment give.'),
  last: backupRunShape.nullable(),
  journal: journalShape,
});
export type BackupStatus = z.infer<typeof backupStatusShape>;
export const backupStatusAnswer = lenient(backupStatusShape, {
  usual: { state: 'off', outcome: 'running', by: 'program' },
});

/** An archive that is in the place of the backups; `_id` is its name. */
const storedBackupShape = z.object({
  _id: z.string(),
  madeAt: time,
  bytes: z.int(),
  isEncrypted: z.boolean(),
  rows: z.int().nullable().describe('null where it is not recorded, as after a restore; so are files.'),
  files: z.int().nullable(),
  provenAt: time.nullable().describe('When it was last restored on trial, with success.'),
  fault: z.string().nullable().describe('Why the last test restore of it failed.'),
});
export type StoredBackup = z.infer<typeof storedBackupShape>;

/** What is in the place of the backups, and what administrators asked for last. */
export const backupPlaceShape = z.object({
  archives: z.array(storedBackupShape).nullable().describe('Newest first; null when the place cannot be read.'),
  underWay: z.object({ isTest: z.boolean(), since: time }).nullable(),
  lastAsked: z
    .object({ isTest: z.boolean(), startedAt: time, archive: z.string().nullable(), fault: z.string().nullable() })
    .nullable()
    .describe('The backup or test restore that an administrator asked for last, once it has ended.'),
});
export type BackupPlace = z.infer<typeof backupPlaceShape>;
export const backupPlaceAnswer = lenient(backupPlaceShape);
