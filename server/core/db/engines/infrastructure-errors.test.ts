import { expect, test } from 'vitest';
import { isInfrastructureError } from './infrastructure-errors.ts';

const fault = (facts: object, name = 'Error') => Object.assign(new Error('told by somebody else'), { name }, facts);

test.each([
  ['a full disk', fault({ code: 'ENOSPC' })],
  ['a folder that became read-only', fault({ code: 'EROFS' })],
  ['a folder that was given to somebody else', fault({ code: 'EACCES' })],
  ['SQLite without room', fault({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['SQLite that could not write', fault({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
  ['PostgreSQL that only reads', fault({ code: '25006' })],
  ['PostgreSQL that waited for a lock in vain', fault({ code: '55P03' })],
  ['PostgreSQL that ended a statement after its time, or for somebody', fault({ code: '57014' })],
  ['PostgreSQL that ended an idle transaction', fault({ code: '25P03' })],
  ['PostgreSQL that broke up two changes that waited for each other', fault({ code: '40P01' })],
  ['PostgreSQL with changes that came between', fault({ code: '40001' })],
  ['PostgreSQL that could not read its disk', fault({ code: '58030' })],
  ['PostgreSQL that no longer lets us in', fault({ code: '28000' })],
  ['PostgreSQL with another password', fault({ code: '28P01' })],
  ['a database that is gone', fault({ code: '3D000' })],
  ['a database that accepts no connections', fault({ code: '55000' })],
  ['a socket that is not there', fault({ code: 'ENOENT', syscall: 'connect' })],
  ['PostgreSQL without room', fault({ code: '53100' })],
  ['a bucket that is overloaded', fault({ $metadata: { httpStatusCode: 503 } }, 'SlowDown')],
  ['a bucket that counts requests', fault({ $metadata: { httpStatusCode: 429 } })],
  ['a bucket that is silent', fault({}, 'TimeoutError')],
  ['a name that cannot be looked up', fault({ code: 'EAI_AGAIN' })],
  ['what hides behind another fault', fault({ code: 'E_CANNOT_WRITE_FILE', cause: fault({ code: 'ECONNREFUSED' }) })],
])('%s is temporary', (_, error) => {
  expect(isInfrastructureError(error)).toBe(true);
});

test.each([
  ['a broken rule of a table', fault({ code: '23505' })],
  ['a mistake in SQL', fault({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
  ['a bucket that refuses its key', fault({ $metadata: { httpStatusCode: 403 } })],
  ['a file that is not there', fault({ code: 'ENOENT' })],
  ['no error at all', 'text'],
])('%s is a program error', (_, error) => {
  expect(isInfrastructureError(error)).toBe(false);
});
