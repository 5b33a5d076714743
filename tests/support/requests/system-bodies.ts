import { usualWorkingHours } from '#shared/leads/working-hours.ts';
import type { BodyExample } from './every-body.ts';

const holidays = [{ from: '2027-01-01', to: '2027-01-01', name: 'New year' }];
const ramadan = { from: '2027-02-08', to: '2027-03-09', spans: '09:00-14:00' };
const mail = { host: 'smtp.example.com', port: 587, encryption: 'required', isVerified: true, user: '', password: '' };

/** What administrators send about the installation, by the names of the bodies. */
export const systemBodies: Record<string, BodyExample> = {
  MaintenanceNoticeChange: {
    body: { isOn: true, en: 'Back soon', ar: 'نعود قريبًا' },
    call: () => 'PUT /system/notice',
  },
  ListViewChange: {
    body: { list: 'contacts', name: 'Waiting', search: 'q=feed', hidden: ['email'], isWhole: false },
    call: () => 'PUT /list-views',
    choices: ['list', 'hidden.0'],
  },
  WorkingHours: {
    body: { ...usualWorkingHours, holidays, ramadan },
    call: () => 'PUT /working-hours',
    choices: [
      ...Object.keys(usualWorkingHours.week).map((day) => `week.${day}`),
      ...Object.keys(ramadan).map((field) => `ramadan.${field}`),
      ...['holidays.0.from', 'holidays.0.to'],
    ],
  },
  MailChange: {
    body: { ...mail, from: '' },
    call: () => 'PUT /system/settings/mail',
    isOnlyRead: true,
  },
  AnswersChange: {
    body: { ...mail, folder: 'INBOX', replyTo: '', becomesLead: false },
    call: () => 'PUT /system/settings/answers',
    isOnlyRead: true,
  },
  BackupChange: {
    body: { to: '', every: '1d', keep: 7, key: '', endpoint: '', region: '', accessKeyId: '', secretKey: '' },
    call: () => 'PUT /system/settings/backups',
    isOnlyRead: true,
  },
};
