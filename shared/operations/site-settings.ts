import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { optionalText } from '../text/text-schema.ts';

/** The parts of the system whose settings administrators may change on the screen. */
export const settingParts = ['mail', 'backups'] as const;
export type SettingPart = (typeof settingParts)[number];

/** `tls`: from the first byte; `required` and `offered`: by STARTTLS. */
export const mailEncryptions = ['tls', 'required', 'offered', 'off'] as const;

const secret = z
  .string({ error: 'error_invalid_text' })
  .max(1024, { error: 'error_too_long' })
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: 'error_invalid_text' })
  .default('');
const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'error_whole_number' })
    .int({ error: 'error_whole_number' })
    .min(min, { error: 'error_number_at_least' })
    .max(max, { error: 'error_number_at_most' });

/** How mail is sent. An empty password is the one of before. */
export const mailChangeSchema = z.object({
  host: optionalText(253).describe('Empty: no mail goes out.'),
  port: whole(1, 65_535).describe('465 with `tls`, else 587 or 25.'),
  encryption: z.enum(mailEncryptions, { error: 'error_invalid_choice' }),
  isVerified: z.boolean({ error: 'error_invalid_choice' }),
  user: optionalText(320),
  password: secret,
  from: optionalText(320).describe("A name with an address, or an address; empty: the company's."),
  replyTo: optionalText(320).describe('Where answers to letters about a lead go; empty: to the sender.'),
});
export type MailChange = z.infer<typeof mailChangeSchema>;

/** Where and when backups are made. An empty passphrase or secret key is the one of before. */
export const backupChangeSchema = z.object({
  to: optionalText(1000).describe('A folder or s3://bucket/prefix; empty: in the data folder.'),
  every: optionalText(10).describe('30m, 6h, 1d or off.'),
  keep: whole(1, 9999),
  key: secret.describe('The passphrase with which new archives are encrypted.'),
  isKeyKept: z.boolean({ error: 'error_invalid_choice' }).default(false).describe('Whether it is kept elsewhere too.'),
  isOpen: z.boolean({ error: 'error_invalid_choice' }).default(false).describe('No longer encrypted.'),
  endpoint: optionalText(500),
  region: optionalText(100),
  accessKeyId: optionalText(200),
  secretKey: secret,
});
export type BackupChange = z.infer<typeof backupChangeSchema>;

const stateShape = {
  fixed: z.array(z.string()).describe('The settings that the environment or the settings file gives: it wins.'),
  chosen: z.array(z.string()).describe('Those that were set on the screen; others have their default.'),
  changedAt: time.nullable(),
  canUndo: z.boolean().describe('Whether the ones before the last change are known.'),
  isIgnored: z.boolean().describe('Whether what was set on the screen is no longer valid.'),
};

/** The settings that can be changed on the screen: never a secret. */
export const siteSettingsShape = z.object({
  mail: z.object({
    ...stateShape,
    host: z.string(),
    port: z.int(),
    encryption: z.enum(mailEncryptions),
    isVerified: z.boolean(),
    user: z.string(),
    hasPassword: z.boolean(),
    from: z.string(),
    replyTo: z.string(),
  }),
  backups: z.object({
    ...stateShape,
    to: z.string(),
    every: z.string(),
    keep: z.int(),
    hasKey: z.boolean(),
    endpoint: z.string(),
    region: z.string(),
    accessKeyId: z.string(),
    hasSecretKey: z.boolean(),
  }),
});
export type SiteSettings = z.infer<typeof siteSettingsShape>;
export const siteSettingsAnswer = lenient(siteSettingsShape, { usual: { encryption: 'required' } });
