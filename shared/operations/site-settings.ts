import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { optionalText } from '../text/text-schema.ts';

/** The parts of the system whose settings administrators may change on the screen. */
export const settingParts = ['mail', 'answers', 'backups'] as const;
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

const mailServer = {
  host: optionalText(253).describe('Empty: none.'),
  port: whole(1, 65_535),
  encryption: z.enum(mailEncryptions, { error: 'error_invalid_choice' }),
  isVerified: z.boolean({ error: 'error_invalid_choice' }),
  user: optionalText(320),
  password: secret,
};
export type MailServerChange = z.infer<z.ZodObject<typeof mailServer>>;

/** How mail is sent. An empty password is the one of before. */
export const mailChangeSchema = z.object({
  ...mailServer,
  from: optionalText(320).describe("A name with an address, or an address; empty: the company's."),
});
export type MailChange = z.infer<typeof mailChangeSchema>;

/** How answers by e-mail come in: the server of the mailbox, and the address of it that letters name. */
export const answersChangeSchema = z.object({
  ...mailServer,
  folder: optionalText(200).describe('Empty: INBOX.'),
  replyTo: optionalText(320).describe('Where answers to letters about a lead go; empty: to the sender.'),
  becomesLead: z
    .boolean({ error: 'error_invalid_choice' })
    .describe('What a letter to no lead becomes; else it stays.'),
});
export type AnswersChange = z.infer<typeof answersChangeSchema>;

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
  canUndo: z.boolean().describe('Whether those before the last change are known and differ.'),
  isIgnored: z.boolean().describe('Whether what was set on the screen is no longer valid.'),
};

const mailServerShape = {
  host: z.string(),
  port: z.int(),
  encryption: z.enum(mailEncryptions),
  isVerified: z.boolean(),
  user: z.string(),
  hasPassword: z.boolean(),
};

/** The settings that can be changed on the screen: never a secret. */
export const siteSettingsShape = z.object({
  mail: z.object({ ...stateShape, ...mailServerShape, from: z.string() }),
  answers: z.object({
    ...stateShape,
    ...mailServerShape,
    folder: z.string(),
    replyTo: z.string(),
    becomesLead: z.boolean(),
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

/** Why a mailbox cannot be read. */
export const mailboxFaults = ['unreachable', 'tls', 'auth', 'folder', 'unexpected'] as const;

/** Whether answers by e-mail come in, and the last letter that was sent to see it. */
export const answersStateShape = z.object({
  failing: z
    .object({ since: time, reason: z.enum(mailboxFaults) })
    .nullable()
    .describe('null while the mailbox is read.'),
  trial: z
    .object({ address: z.string(), sentAt: time, cameBackAt: time.nullable(), isLost: z.boolean() })
    .nullable()
    .describe('`isLost`: it should have come back by now.'),
});
export type AnswersState = z.infer<typeof answersStateShape>;
export const answersStateAnswer = lenient(answersStateShape, { usual: { reason: 'unexpected' } });
