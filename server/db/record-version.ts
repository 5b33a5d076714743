import { hash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

/** The versions that a caller takes a record to have (If-Match), `*` for any; undefined: the caller does not care. */
export type ExpectedVersions = readonly string[] | undefined;

/** What tells two states of a record apart: the same for every reader and language. */
export function recordVersion(record: object): string {
  return hash('sha256', JSON.stringify(record), 'base64url').slice(0, 16);
}

/** @throws AppError `changed` (412) when the record is none of the expected versions */
export function requireVersion(record: object, expected: ExpectedVersions): void {
  if (!expected || expected.includes('*') || expected.includes(recordVersion(record))) return;
  throw new AppError('changed', 'error_changed');
}
