import { z } from 'zod';
import { answer, callsFor } from '#server/http/calls.ts';
import { type BackupStatus, backupStates } from '#shared/backup.ts';
import type { BackupService } from './backup-service.ts';

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

export const backupCalls = [
  callsFor<{ backups: BackupService }>('Site')('GET /backups', {
    summary: 'Ask how old the last backup is and whether restoring it worked',
    reply: answer('The state of the backups.', { name: 'BackupStatus', schema: status }),
    handle: (_input, { backups }) => backups.getStatus(),
  }),
];
