import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

const prefix = 'form-';
const randomLength = 24;

/** A random key for one form in one page. */
export function newFormKey(): string {
  return prefix + randomBytes(randomLength).toString('base64url');
}

/** Whether a key has the form of `newFormKey`; only such keys can keep a CV. */
export function isFormKey(key: string | undefined): key is string {
  return /^form-[\w-]{32}$/.test(key ?? '');
}

/** The header of a call that stores something once. */
export const idempotencyKey = (description: string) => ({ name: 'Idempotency-Key', description });

/**
 * Parses a sent key; undefined when there is none. @throws AppError `malformed` unless it is 1–200 visible ASCII
 * characters.
 */
export function readIdempotencyKey(sent: string | string[] | undefined): string | undefined {
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(sent)) {
    throw new AppError('malformed', 'lead_key_malformed');
  }
  return sent;
}
