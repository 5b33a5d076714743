import { z } from 'zod';
import { usesSection } from '#server/core/http/calls/authentication.ts';
import { answer, callsFor, choiceFilter, inLanguage } from '#server/core/http/calls/calls.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import type { BackupService } from '#server/operations/backup/backup-service.ts';
import { siteParts, siteStatusShape } from '#shared/operations/site-status.ts';
import type { SiteHealth } from './site-health.ts';

const health = z.object({ status: z.literal('ok') });

const call = callsFor<{
  health: SiteHealth;
  mail: MailService;
  leads: LeadService;
  backups: BackupService;
}>('Site');

export const healthCalls = [
  call('GET /health', {
    summary: 'Ask whether the site can do all its work',
    access: 'anyone',
    query: {
      of: choiceFilter(
        siteParts,
        'One part alone: the database, the disk for what is on its way, or the stored files.',
      ),
    },
    reply: answer('All is well.', { name: 'Health', schema: health }, inLanguage),
    refusals: ['unavailable'],
    async handle({ query }, services) {
      await services.health.requireWell(query.of && [query.of]);
      return { status: 'ok' as const };
    },
  }),
  call('GET /status', {
    summary: 'Read what staff must know about the site itself',
    reply: answer('How the site does.', { name: 'SiteStatus', schema: siteStatusShape }),
    async handle({ request }, services) {
      const backups = usesSection(request, 'backups') ? await services.backups.getStatus() : undefined;
      return {
        mail: await services.mail.getMailStatus(),
        troubles: await services.health.listTroubles(),
        database: services.health.getDatabaseTrouble(),
        full: await services.leads.listFull(),
        backup: backups?.state ?? null,
        journal: backups?.journal.state ?? null,
      };
    },
  }),
];
