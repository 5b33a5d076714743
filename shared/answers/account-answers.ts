import { z } from 'zod';
import type { OpenSession, SecondFactor, SecondFactorKey, SecuritySettings, User } from '../account.ts';
import { roles } from '../account.ts';
import { auditMonths, type ReadAuditEntry } from '../audit.ts';
import { type AnswerSchema, choice, count, flag, id, text, textOrNull, texts } from './answer-parts.ts';

export const userAnswer: AnswerSchema<User> = z.object({
  _id: id,
  username: text,
  // An unknown role has no rights here.
  role: choice(roles, 'user'),
  email: textOrNull,
  hasTotp: flag,
  createdAt: text,
  sessions: count,
  lastSeenAt: textOrNull,
});

export const secondFactorAnswer: AnswerSchema<SecondFactor> = z.object({
  since: textOrNull,
  recoveryCodes: count,
  isRequired: flag,
});
export const secondFactorKeyAnswer: AnswerSchema<SecondFactorKey> = z.object({ key: z.string(), address: z.string() });
/** New recovery codes; none where the second factor was turned off. */
export const recoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()).optional() })
  .nullish()
  .transform((sent) => sent?.recoveryCodes);

export const openSessionAnswer: AnswerSchema<OpenSession> = z.object({
  _id: id,
  device: text,
  createdAt: text,
  usedAt: text,
  isCurrent: flag,
});

export const securitySettingsAnswer: AnswerSchema<SecuritySettings> = z.object({
  totpRequired: flag,
  auditMonths: z.number().catch(auditMonths.usual),
});

export const auditEntryAnswer: AnswerSchema<ReadAuditEntry> = z.object({
  _id: id,
  at: text,
  actor: z.object({ _id: id, username: textOrNull }).nullable().catch(null),
  action: text,
  section: text,
  record: textOrNull,
  recordName: textOrNull,
  fields: texts,
  call: textOrNull,
  address: textOrNull,
});
