import type { FastifyInstance } from 'fastify';
import { forAdmins } from '#server/http/signed-in.ts';
import type { BackupService } from './backup-service.ts';

/** GET /backups, for administrators. */
export function backupRoutes(api: FastifyInstance, { backups }: { backups: BackupService }): void {
  api.get('/backups', forAdmins, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return backups.getStatus();
  });
}
