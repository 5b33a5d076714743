import type { AskedChallenge, Challenge } from './challenge.ts';
import type { RecordChange } from './history.ts';
import type { MessageKey, MessageParameters } from './message-key.ts';

/** Every kind of refusal; only the HTTP error handler and the loader bridge turn them into status codes. */
export type ErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'totp_required'
  | 'forbidden'
  | 'totp_setup_required'
  | 'not_found'
  | 'too_slow'
  | 'conflict'
  | 'changed'
  | 'too_large'
  | 'wrong_type'
  | 'invalid'
  | 'too_many'
  | 'unavailable';

/** What is wrong with one field: a message key and what it needs. */
export type FieldError = { key: MessageKey; parameters?: MessageParameters };
export type FieldErrors = Record<string, FieldError>;

/** A refusal that the caller is told about, in the caller's language; anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  readonly parameters: MessageParameters;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Of `changed`: who changed what, where that is known. */
  readonly change: RecordChange | undefined;
  /** Of `too_many`: what may be answered instead of waiting. */
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

/** The one shape of every refusal on the wire. */
export type ErrorReply = {
  success: false;
  message: string;
  code: ErrorCode | 'internal';
  errors?: Record<string, string>;
  change?: RecordChange;
  challenge?: AskedChallenge;
};

/** Whether something thrown is a refusal; by name, since the page build holds a copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}
