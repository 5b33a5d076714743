import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';

/** The infrastructure: the database, the disk for uploads, and the file store. */
export const siteParts = ['database', 'disk', 'files'] as const;
export type StatusPart = (typeof siteParts)[number];

/**
 * `lost`: the files of the embedded database were deleted or replaced while it was open · `damaged`: a query or a check
 * found damage.
 */
export const databaseTroubles = ['lost', 'damaged'] as const;
export type DatabaseTrouble = (typeof databaseTroubles)[number];

/** Limits on visitors' data in total: running uploads, CVs of rejected forms, messages. */
export const boundedStores = ['uploads', 'cvs', 'messages'] as const;
export type BoundedStore = (typeof boundedStores)[number];

/**
 * `off`: backups are disabled · `waiting`: none is in the present place yet · `fresh` · `retrying`: the last one failed
 * and is tried again within the hour · `failed`: so did the one before it, or nothing tries again · `late`: none
 * succeeded for twice the interval · `unreachable`: their place cannot be read.
 */
export const backupStates = ['off', 'waiting', 'fresh', 'retrying', 'failed', 'late', 'unreachable'] as const;
export type BackupState = (typeof backupStates)[number];

/**
 * `off`: there is no journal · `waiting`: it has no segment yet · `current` · `late`: changes have waited for more than
 * five minutes.
 */
export const journalStates = ['off', 'waiting', 'current', 'late'] as const;
export type JournalCondition = (typeof journalStates)[number];

/** Whether backups, or the journal between them, need attention. */
export const isAlarming = (backup: BackupState | null, journal: JournalCondition | null): boolean =>
  backup === 'failed' || backup === 'late' || backup === 'unreachable' || journal === 'late';

/** Facts about the site for all staff. Without a mail server mail stays in the outbox. */
export const siteStatusShape = z.object({
  mail: z.object({
    isSetUp: z.boolean(),
    failingSince: time.nullable().describe('Since when mail to staff has not been delivered; null while all is well.'),
    undelivered: z.int(),
  }),
  troubles: z.array(z.enum(siteParts)).describe('What cannot do its work now.'),
  database: z
    .enum(databaseTroubles)
    .nullable()
    .describe('Why the database must be restored; null when it need not be.'),
  full: z
    .array(z.enum(boundedStores))
    .describe('What has reached the bound for all visitors together: they are asked for more than usual.'),
  backup: z.enum(backupStates).nullable().describe('How the backups do; null for staff who are no administrators.'),
  waiting: z
    .int()
    .nullable()
    .describe('How many leads of the kinds of the caller’s role wait for staff; null without any.'),
  journal: z.enum(journalStates).nullable().describe('How the journal between backups does; null likewise.'),
});
export type SiteStatus = z.infer<typeof siteStatusShape>;
export const siteStatusAnswer = lenient(siteStatusShape, { usual: { isSetUp: true } });
