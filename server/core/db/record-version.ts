import { hash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

/** The expected versions of a record (If-Match), `*` for any; undefined: no check. */
export type ExpectedVersions = readonly string[] | undefined;

/**
 * Identifies the state of a record, equal for every reader and language. Its position in an ordered list is not
 * included: moving a record must not conflict with editing it.
 */
export function recordVersion(record: object): string {
  const { updatedAt: _time, position: _place, ...content }: { updatedAt?: unknown; position?: unknown } = record;
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 16);
}

/** Whether the record has one of the expected versions, or no check was requested. */
export function isExpected(record: object, expected: ExpectedVersions): boolean {
  return !expected || expected.includes('*') || expected.includes(recordVersion(record));
}

/** @throws AppError `changed` (412) when the record has none of the expected versions */
export function requireVersion(record: object, expected: ExpectedVersions): void {
  if (!isExpected(record, expected)) throw new AppError('changed', 'error_changed');
}
