import { z } from 'zod';
import { type AnswerSchema, flag, lenient, time } from '../answer-parts.ts';
import type { SecuritySettings } from './account.ts';
import { auditActions, auditMonths } from './audit.ts';
import { roles } from './roles.ts';

/** Someone who can sign in, as administrators see them. */
export const userShape = z.object({
  _id: z.string(),
  username: z.string(),
  role: z.enum(roles),
  email: z.string().nullable().describe('Where links for a forgotten password are mailed.'),
  hasTotp: z.boolean().describe('Whether there is a second factor.'),
  createdAt: time,
  sessions: z.int().describe('How many browsers are signed in.'),
  lastSeenAt: time.nullable().describe('The last use of any of them.'),
});
export type User = z.infer<typeof userShape>;
/** An unknown role has no rights here. */
export const userAnswer = lenient(userShape, { usual: { role: 'user' } });

/** An open invitation of a colleague. */
export const invitationShape = z.object({
  _id: z.string().describe('Becomes the id of the user.'),
  username: z.string(),
  role: z.enum(roles),
  email: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
  invitedBy: z.string().nullable().describe('The name of the administrator; null when there is none of this id.'),
});
export type Invitation = z.infer<typeof invitationShape>;
export const invitationAnswer = lenient(invitationShape, { usual: { role: 'user' } });
export const newInvitationShape = invitationShape.extend({
  link: z.string().nullable().describe('Shown this once, to be passed on; null when it was mailed.'),
});
export const newInvitationAnswer = lenient(newInvitationShape, { usual: { role: 'user' } });

/** The second factor of the signed-in user. */
export const secondFactorShape = z.object({
  since: time.nullable().describe('null while it is off.'),
  recoveryCodes: z.int().describe('How many are left.'),
  isRequired: z.boolean().describe('Whether the setting asks for one.'),
});
export type SecondFactor = z.infer<typeof secondFactorShape>;
export const secondFactorAnswer = lenient(secondFactorShape);

/** A new key. */
export const secondFactorKeyShape = z.object({
  key: z.string().describe('In letters, to be typed.'),
  address: z.string().describe('What an app reads from a QR code.'),
});
export type SecondFactorKey = z.infer<typeof secondFactorKeyShape>;

/** New recovery codes; none where the second factor was turned off. */
export const recoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()).optional() })
  .nullish()
  .transform((sent) => sent?.recoveryCodes);

/** An open session. */
export const openSessionShape = z.object({
  _id: z.string(),
  device: z.string().describe('A few words about the browser; empty for one that nobody knows.'),
  createdAt: time,
  usedAt: time,
  isCurrent: z.boolean().describe('Whether it is the one that asks.'),
});
export type OpenSession = z.infer<typeof openSessionShape>;
export const openSessionAnswer = lenient(openSessionShape);

export const securitySettingsAnswer: AnswerSchema<SecuritySettings> = z.object({
  totpRequired: flag,
  auditMonths: z.number().catch(auditMonths.usual),
});

/** An entry of the log, as administrators read it. */
export const auditEntryShape = z.object({
  _id: z.string(),
  at: time,
  actor: z
    .object({ _id: z.string(), username: z.string().nullable().describe('null when the user is there no more.') })
    .nullable()
    .describe('Who did it; null: nobody who was signed in, or the site itself.'),
  action: z.enum(auditActions),
  section: z.string(),
  record: z.string().nullable(),
  recordName: z
    .string()
    .nullable()
    .describe('What the record is called now; of what people sent, the reference. null when it is gone.'),
  recordSection: z.string().nullable().describe('The section that the record belongs to; null when it is gone.'),
  isThere: z.boolean().describe('Whether there is the record; not while it is in the Trash.'),
  fields: z.array(z.string()).describe('Names of what was changed, never what is in it.'),
  call: z.string().nullable().describe('Method and address, without any value.'),
  address: z.string().nullable().describe('A part of the keyed hash of the network address.'),
});
export type AuditEntry = z.infer<typeof auditEntryShape>;
/** The same in the client, where the action may be unknown. */
export const auditEntryAnswer = lenient(auditEntryShape.extend({ action: z.string() }));
export type ReadAuditEntry = z.output<typeof auditEntryAnswer>;
