import type { FastifyInstance } from 'fastify';
import type { BackupService } from '#server/backup/backup-service.ts';
import { forStaff, usesSection } from '#server/http/signed-in.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import type { MailService } from '#server/mail/mail-service.ts';
import type { SiteStatus } from '#shared/site-status.ts';
import type { SiteHealth } from './site-health.ts';

type Services = {
  mail: MailService;
  health: SiteHealth;
  leads: LeadService;
  backups: BackupService;
};

/** GET /status, for staff: problems shown on every screen of the back office. */
export function statusRoutes(api: FastifyInstance, { mail, health, leads, backups }: Services): void {
  api.get('/status', forStaff, async (request, reply): Promise<SiteStatus> => {
    reply.header('cache-control', 'no-store');
    return {
      mail: await mail.getMailStatus(),
      troubles: await health.listTroubles(),
      full: await leads.listFull(),
      backup: usesSection(request, 'backups') ? (await backups.getStatus()).state : null,
    };
  });
}
