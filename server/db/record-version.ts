import { hash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

/** The versions that a caller takes a record to have (If-Match), `*` for any; undefined: the caller does not care. */
export type ExpectedVersions = readonly string[] | undefined;

/**
 * What tells two states of a record apart: the same for every reader and language. Its place in a list that staff put
 * in order is no part of it: whoever edits a text need not mind that somebody moved the record.
 */
export function recordVersion(record: object): string {
  const { updatedAt: _time, position: _place, ...told } = record as Record<string, unknown>;
  return hash('sha256', JSON.stringify(told), 'base64url').slice(0, 16);
}

/** Whether the record is one of the expected versions, or the caller does not care. */
export function isExpected(record: object, expected: ExpectedVersions): boolean {
  return !expected || expected.includes('*') || expected.includes(recordVersion(record));
}

/** @throws AppError `changed` (412) when the record is none of the expected versions */
export function requireVersion(record: object, expected: ExpectedVersions): void {
  if (!isExpected(record, expected)) throw new AppError('changed', 'error_changed');
}
