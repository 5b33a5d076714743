import { answer, callsFor } from '#server/core/http/calls/calls.ts';
import { backupStatusShape } from '#shared/operations/backup.ts';
import type { BackupService } from './backup-service.ts';

export const backupCalls = [
  callsFor<{ backups: BackupService }>('Site')('GET /backups', {
    summary: 'Ask how old the last backup is and whether restoring it worked',
    reply: answer('The state of the backups.', { name: 'BackupStatus', schema: backupStatusShape }),
    handle: (_input, { backups }) => backups.getStatus(),
  }),
];
