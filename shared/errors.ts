import type { RecordChange } from './content/history.ts';
import type { AskedChallenge, Challenge } from './leads/challenge.ts';
import type { MessageKey, MessageParameters } from './text/message-key.ts';

/** Every error code; only the HTTP error handler and the loader bridge map them to status codes. */
export const errorCodes = [
  'malformed',
  'unauthenticated',
  'totp_required',
  'forbidden',
  'totp_setup_required',
  'confirmation_required',
  'not_found',
  'too_slow',
  'conflict',
  'changed',
  'too_large',
  'wrong_type',
  'invalid',
  'ambiguous',
  'too_many',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/**
 * The error of a field: a message key with its parameters; `figure`: what the sentence calls so, or its example, a message
 * of its own; `nearestDay`: the day, YYYY-MM-DD, that the sentence calls the nearest; `names`: which of several files or
 * bags it is about.
 */
export type FieldError = {
  key: MessageKey;
  parameters?: MessageParameters;
  names?: readonly string[];
  figure?: { key: MessageKey; parameters: MessageParameters };
  nearestDay?: string;
};
export type FieldErrors = Record<string, FieldError>;

/** An expected error, reported to the caller in their language; any other error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  readonly parameters: MessageParameters;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** For `changed`: the author and fields of the newer change, if known. */
  readonly change: RecordChange | undefined;
  /** For `too_many`: a challenge to answer instead of waiting. */
  readonly challenge: Challenge | undefined;

  constructor(
    code: ErrorCode,
    messageKey: MessageKey,
    options: {
      parameters?: MessageParameters;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      change?: RecordChange;
      challenge?: Challenge;
    } = {},
  ) {
    super(messageKey);
    this.name = 'AppError';
    this.code = code;
    this.messageKey = messageKey;
    this.parameters = options.parameters ?? {};
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.change = options.change;
    this.challenge = options.challenge;
  }
}

/** A 422 about one field. */
export function fieldRefused(
  field: string,
  key: MessageKey,
  code: ErrorCode = 'invalid',
  parameters: MessageParameters = {},
): AppError {
  return new AppError(code, key, { parameters, fields: { [field]: { key, parameters } } });
}

/** A 422 about several fields: `ambiguous` where one of them asks which of two numbers is meant. */
export function fieldsRefused(fields: FieldErrors): AppError {
  const isAsked = Object.values(fields).some(({ key }) => key === 'measure_ambiguous' || key === 'phone_ambiguous');
  return new AppError(isAsked ? 'ambiguous' : 'invalid', 'error_validation', { fields });
}

/** The one shape of every refusal on the wire. */
export type ErrorReply = {
  success: false;
  message: string;
  code: ErrorCode | 'internal';
  errors?: Record<string, string>;
  change?: RecordChange;
  challenge?: AskedChallenge;
};

/** Whether an error is an AppError; by name, since the page build contains its own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}
