import { z } from 'zod';
import { usesSection } from '#server/core/http/calls/authentication.ts';
import { answer, callsFor, choiceFilter, inLanguage, json, success } from '#server/core/http/calls/calls.ts';
import type { MailService } from '#server/core/mail/mail-service.ts';
import type { DeskService } from '#server/leads/desk/desk-service.ts';
import type { LeadService } from '#server/leads/lead-service.ts';
import type { BackupService } from '#server/operations/backup/backup-service.ts';
import { siteParts, siteStatusShape } from '#shared/operations/site-status.ts';
import { noticeSchema, noticeShape, systemLogShape, systemStateShape } from '#shared/operations/system.ts';
import type { SystemService } from '../system/system-service.ts';
import type { SiteHealth } from './site-health.ts';

const health = z.object({ status: z.literal('ok') });

const call = callsFor<{
  health: SiteHealth;
  mail: MailService;
  leads: LeadService;
  desk: DeskService;
  backups: BackupService;
  system: SystemService;
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
        waiting: request.account ? await services.desk.countOpen(request.account) : null,
      };
    },
  }),
  call('GET /system', {
    summary: 'Read the version of the program, how its parts do, and what takes room',
    reply: answer('The state of the program.', { name: 'SystemState', schema: systemStateShape }, inLanguage),
    handle: ({ language }, { system }) => system.describe(language),
  }),
  call('GET /system/log', {
    summary: 'Read the newest lines of the log of one process, without personal data',
    reply: answer('The lines.', { name: 'SystemLog', schema: systemLogShape }),
    handle: (_input, { system }) => system.readLog(),
  }),
  call('GET /system/notice', {
    summary: 'Read the maintenance notice',
    reply: answer('The notice.', { name: 'MaintenanceNotice', schema: noticeShape }),
    handle: (_input, { system }) => system.getNotice(),
  }),
  call('PUT /system/notice', {
    summary: 'Show a maintenance notice above every public page, or no longer',
    body: json('MaintenanceNoticeChange', noticeSchema),
    reply: success('It is stored.', 'system_notice_saved'),
    current: (_input, { system }) => system.getNotice(),
    handle: ({ body }, { system }) => system.setNotice(body),
  }),
];
