import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

/** The hidden field of a page's form that does for it what the Idempotency-Key header does for an API call. */
export const submissionKeyField = 'idempotencyKey';

/** How long a spent key is remembered. */
export const spentKeyMilliseconds = 7 * 24 * 60 * 60 * 1000;

const prefix = 'form-';
const randomLength = 24;

/** A key that nobody can guess, for one form in one page. */
export function newFormKey(): string {
  return prefix + randomBytes(randomLength).toString('base64url');
}

/** Whether a key may have come from `newFormKey`; only under such a key a CV is kept. */
export function isFormKey(key: string | undefined): key is string {
  return /^form-[\w-]{32}$/.test(key ?? '');
}

/** Reads a key as sent; undefined when none was. @throws AppError `malformed` unless it is 1–200 visible ASCII characters. */
export function readSubmissionKey(sent: string | string[] | undefined): string | undefined {
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(sent)) {
    throw new AppError('malformed', 'submission_key_malformed');
  }
  return sent;
}
