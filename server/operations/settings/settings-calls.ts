import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import {
  type AnswersState,
  answersChangeSchema,
  answersStateShape,
  backupChangeSchema,
  mailChangeSchema,
  settingParts,
  siteSettingsShape,
} from '#shared/operations/site-settings.ts';
import type { SettingsService } from './settings-service.ts';

type Trial = { send(language: Language): Promise<void>; describe(): Promise<AnswersState> };
const call = callsFor<{ settings: SettingsService; mailTrial: Trial }>('Site');

export const settingsCalls = [
  call('GET /system/settings', {
    summary: 'Read the settings of mail, answers by e-mail and backups, without secrets',
    reply: answer('The settings as they are now.', { name: 'SiteSettings', schema: siteSettingsShape }),
    handle: (_input, { settings }) => settings.describe(),
  }),
  call('PUT /system/settings/mail', {
    summary: 'Change how mail is sent; the mail server is tried first',
    confirmed: true,
    body: json('MailChange', mailChangeSchema),
    reply: success('It is stored and in effect.', 'setting_saved'),
    refusals: ['too_many'],
    current: async (_input, { settings }) => (await settings.describe()).mail,
    handle: ({ body }, { settings }) => settings.changeMail(body),
  }),
  call('PUT /system/settings/answers', {
    summary: 'Change how answers by e-mail come in; the mailbox is tried first',
    confirmed: true,
    body: json('AnswersChange', answersChangeSchema),
    reply: success('It is stored and in effect.', 'setting_saved'),
    refusals: ['too_many'],
    current: async (_input, { settings }) => (await settings.describe()).answers,
    handle: ({ body }, { settings }) => settings.changeAnswers(body),
  }),
  call('GET /system/answers', {
    summary: 'Ask whether answers by e-mail come in',
    reply: answer('The mailbox, and the last test letter.', { name: 'AnswersState', schema: answersStateShape }),
    handle: (_input, { mailTrial }) => mailTrial.describe(),
  }),
  call('POST /system/answers/trial', {
    summary: 'Send a test letter to the address for answers, which has to come back',
    confirmed: true,
    reply: success('The mail server has taken it.', 'answers_trial_sent'),
    refusals: ['conflict', 'too_many', 'unavailable'],
    audit: 'changed',
    handle: ({ language }, { mailTrial }) => mailTrial.send(language),
  }),
  call('PUT /system/settings/backups', {
    summary: 'Change where and when backups are made; the place is tried first',
    confirmed: true,
    body: json('BackupChange', backupChangeSchema),
    reply: success('It is stored and in effect.', 'setting_saved'),
    refusals: ['too_many'],
    current: async (_input, { settings }) => (await settings.describe()).backups,
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
