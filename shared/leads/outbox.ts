import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { languages } from '../language.ts';
import { limits } from '../limits.ts';
import { requiredEmail } from '../text/text-schema.ts';
import { leadKinds } from './lead.ts';

/**
 * What mails to staff are about: one lead, many at once, what a visitor wrote about a lead later, leads that are to be
 * answered soon or are late or have a next step, or the figures of a week.
 */
export const staffMailKinds = [...leadKinds, 'digest', 'follow_up', 'due', 'late', 'step', 'week'] as const;

/**
 * What a mail is about: something sent, the automatic answer to it, what staff wrote about it later, a forgotten password,
 * an invitation of a colleague, a sign-in from a new device, or a note that mentions a colleague.
 */
export const mailKinds = [
  ...staffMailKinds,
  'answer',
  'thread',
  'recovery',
  'invitation',
  'sign_in',
  'mention',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The state of a mail: waiting for delivery or a retry, sent, refused, failed after all attempts, or expired. */
export const mailStates = ['waiting', 'sent', 'refused', 'given_up', 'expired'] as const;
export type MailState = (typeof mailStates)[number];
/** What the outbox may be narrowed to: `undelivered` is what waits, was refused or failed after all attempts. */
export const outboxFilters = [...mailStates, 'undelivered'] as const;
export type OutboxFilter = (typeof outboxFilters)[number];
export const undeliveredStates = ['waiting', 'refused', 'given_up'] as const satisfies MailState[];
/** The outbox with the mail that did not arrive. */
export const undeliveredPath = '/admin/outbox?state=undelivered';

/** Why a mail could not be delivered. */
export const mailErrors = [
  'unreachable',
  'tls',
  'auth',
  'sender',
  'deferred',
  'refused',
  'address',
  'returned',
  'interrupted',
  'unexpected',
] as const;
export type MailError = (typeof mailErrors)[number];

/** Errors that affect every mail: the server, or the connection to it. */
export const serverErrors = ['unreachable', 'tls', 'auth', 'sender'] as const satisfies MailError[];

/** A mail as staff see it in the outbox. */
export const outboxEntryShape = z.object({
  _id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  language: z.enum(languages),
  reference: z.string().nullable(),
  attempts: z.int(),
  nextAttemptAt: time.nullable(),
  lastError: z.enum(mailErrors).nullable(),
  createdAt: time,
  settledAt: time.nullable(),
});
export type OutboxEntry = z.infer<typeof outboxEntryShape>;

/** A composed mail, as it will be sent; `to` is null while its receiver is not known any more, `text` also when its lead was deleted. */
export const outboxLetterShape = outboxEntryShape.extend({
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable().describe('null of a mail that holds a secret.'),
});
export type OutboxLetter = z.infer<typeof outboxLetterShape>;

const usual = { kind: 'contact', state: 'waiting', language: 'en' } as const;
export const outboxEntryAnswer = lenient(outboxEntryShape, { usual });
export const outboxLetterAnswer = lenient(outboxLetterShape, { usual });

/** Whether mail goes out. */
export const mailDeliveryShape = z.object({
  from: z.string(),
  email: z.string().nullable().describe('The address of the caller.'),
  failingSince: time.nullable().describe('Since when mail to staff has not been delivered.'),
  lastSentAt: time.nullable(),
  waiting: z.int(),
  oldestAt: time.nullable().describe('Since when the oldest of them has been waiting.'),
  lost: z.int().describe('How many were refused or given up.'),
  week: z.object({ sent: z.int(), failed: z.int() }).describe('How the mails of the last seven days ended.'),
  failures: z.array(outboxEntryShape).describe('The newest mails whose last attempt failed.'),
});
export type MailDelivery = z.infer<typeof mailDeliveryShape>;
export const mailDeliveryAnswer = lenient(mailDeliveryShape, { usual });

/** What DNS says of the sender's domain. */
export const mailDomainShape = z.object({
  domain: z.string(),
  isKnown: z.boolean().describe('Whether DNS answered.'),
  receives: z.boolean(),
  spf: z.enum(['named', 'missing', 'several', 'open']),
  dkim: z.enum(['found', 'unseen']),
  hasPolicy: z.boolean().describe('Of DMARC.'),
});
export type MailDomainState = z.infer<typeof mailDomainShape>;
export const mailDomainAnswer = lenient(mailDomainShape, { usual: { spf: 'missing', dkim: 'unseen' } });

/** Where a test message is to go. */
export const testMailSchema = z.object({ to: requiredEmail(limits.email) });
