import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { AppError } from '#shared/errors.ts';
import {
  backupChangeSchema,
  mailChangeSchema,
  settingParts,
  siteSettingsShape,
} from '#shared/operations/site-settings.ts';
import type { SettingsService } from './settings-service.ts';

const call = callsFor<{ settings: SettingsService }>('Site');

export const settingsCalls = [
  call('GET /system/settings', {
    summary: 'Read the settings of mail and backups, without secrets',
    reply: answer('The settings as they are now.', { name: 'SiteSettings', schema: siteSettingsShape }),
    handle: (_input, { settings }) => settings.describe(),
  }),
  call('PUT /system/settings/mail', {
    summary: 'Change how mail is sent; the mail server is tried first',
    confirmed: true,
    body: json('MailChange', mailChangeSchema),
    reply: success('It is stored and in effect.', 'setting_saved'),
    handle: ({ body }, { settings }) => settings.changeMail(body),
  }),
  call('PUT /system/settings/backups', {
    summary: 'Change where and when backups are made; the place is tried first',
    confirmed: true,
    body: json('BackupChange', backupChangeSchema),
    reply: success('It is stored and in effect.', 'setting_saved'),
    handle: ({ body }, { settings }) => settings.changeBackups(body),
  }),
  call('POST /system/settings/:part/undo', {
    summary: 'Take the settings from before the last change again',
    confirmed: true,
    reply: success('They are in effect.', 'setting_undone'),
    refusals: ['conflict'],
    async handle({ params }, { settings }) {
      const part = settingParts.find((name) => name === params.part);
      if (!part) throw new AppError('not_found', 'error_not_found');
      await settings.undo(part);
    },
  }),
];
