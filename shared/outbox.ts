import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredEmail } from './text-schema.ts';

/** What visitors send, and a department is told of by mail. */
export const leadMailKinds = ['contact', 'consultation', 'career'] as const;
export type LeadMailKind = (typeof leadMailKinds)[number];

/** What mails to departments are about: one lead, or many at once. */
export const staffMailKinds = [...leadMailKinds, 'digest'] as const;

/** What a mail is about: something sent, the automatic answer to it, or a forgotten password. */
export const mailKinds = [...staffMailKinds, 'answer', 'recovery'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Where a mail is: waiting for its turn or the next attempt, gone, refused by the receiver, tried too often, or too late. */
export const mailStates = ['waiting', 'sent', 'refused', 'given_up', 'expired'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail could not be handed over. */
export const mailErrors = [
  'unreachable',
  'tls',
  'auth',
  'sender',
  'deferred',
  'refused',
  'address',
  'interrupted',
  'unexpected',
] as const;
export type MailError = (typeof mailErrors)[number];

/** The errors that concern every mail: the server, or how we reach it. */
export const serverErrors = ['unreachable', 'tls', 'auth', 'sender'] as const satisfies MailError[];

/** A mail as staff see it in the outbox. */
export type OutboxEntry = {
  _id: string;
  kind: MailKind;
  state: MailState;
  language: 'en' | 'ar';
  /** Of a mail about something that a visitor sent. */
  reference: string | null;
  attempts: number;
  /** When the next attempt is due; null when there will be none. */
  nextAttemptAt: string | null;
  lastError: MailError | null;
  createdAt: string;
  settledAt: string | null;
};

/** A mail as it will be written, or would be now. */
export type OutboxLetter = OutboxEntry & {
  /** null while the mail's receiver is not known any more. */
  to: string | null;
  subject: string | null;
  /** null of a mail that holds a secret, and of one whose occasion was deleted. */
  text: string | null;
};

/** Where a test message is to go. */
export const testMailSchema = z.object({ to: requiredEmail(limits.email) });
