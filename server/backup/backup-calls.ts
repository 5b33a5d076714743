import { z } from 'zod';
import { adminCall } from '#server/http/admin-call.ts';
import type { ApiCall } from '#server/http/api-call.ts';
import { type BackupStatus, backupStates } from '#shared/backup.ts';

const time = z.string().meta({ format: 'date-time' });
const run = z.object({
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
const status = z.object({
  state: z.enum(backupStates).describe('late: none has passed for twice the interval.'),
  everySeconds: z.number().nullable(),
  lastPassedAt: time.nullable(),
  last: run.nullable(),
}) satisfies z.ZodType<BackupStatus>;

export const backupCalls: ApiCall[] = [
  adminCall({
    method: 'get',
    path: '/backups',
    tag: 'Site',
    summary: 'Ask how old the last backup is and whether restoring it worked',
    reply: { status: 200, description: 'The state of the backups.', shape: { name: 'BackupStatus', schema: status } },
  }),
];
