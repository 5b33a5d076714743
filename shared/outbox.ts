import { z } from 'zod';
import { leadKinds } from './lead.ts';
import { limits } from './limits.ts';
import { requiredEmail } from './text-schema.ts';

/** What mails to departments are about: one lead, or many at once. */
export const staffMailKinds = [...leadKinds, 'digest'] as const;

/** What a mail is about: something sent, the automatic answer to it, or a forgotten password. */
export const mailKinds = [...staffMailKinds, 'answer', 'recovery'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The state of a mail: waiting for delivery or a retry, sent, refused, failed after all attempts, or expired. */
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

/** Errors that affect every mail: the server, or the connection to it. */
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

/** A composed mail, as it will be sent. */
export type OutboxLetter = OutboxEntry & {
  /** null while the mail's receiver is not known any more. */
  to: string | null;
  subject: string | null;
  /** null for mails with a secret, and for those whose lead was deleted. */
  text: string | null;
};

/** Where a test message is to go. */
export const testMailSchema = z.object({ to: requiredEmail(limits.email) });
