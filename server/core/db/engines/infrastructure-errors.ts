import { readErrorCode } from '#shared/caught.ts';

/** SQLite: the file is damaged, or is no database. */
const damagedSqlite = new Set([11, 26]);
/** PostgreSQL: damaged data, a damaged index, a missing file. */
const damagedPostgres = /^(XX00[12]|58P01)$/;

/** The files of the embedded database were deleted or replaced while it was open. */
export class LostDatabaseError extends Error {
  constructor() {
    super('The file of the database was deleted or replaced while the site runs.');
  }
}

/** Whether an error tells that a database is damaged. */
export function isDamage(error: unknown): boolean {
  if (damagedSqlite.has(readSqliteCode(error) ?? 0)) return true;
  const code = readErrorCode(error);
  return typeof code === 'string' && damagedPostgres.test(code);
}

/**
 * Error codes of PostgreSQL (classes 08, 28, 53, 57: a statement that took too long or was cancelled among them; 25006:
 * read-only; 25P03, 25P04: a transaction that took too long; 3D000, 55000: the database is missing or closed; 40001, 40P01:
 * changes that came between, deadlock; 55P03: lock not available; 58000, 58030: a fault of the system, of its disk) and of
 * connections that resolve themselves or through an operator.
 */
const passingCode =
  /^(08...|25006|25P0[34]|28...|3D000|40001|40P01|53...|55000|55P03|57...|58000|58030|ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
/** Disk error codes: full, over quota, read-only, not permitted, I/O error; or too many open files. */
const passingDiskCode = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/;
/** Error messages of the `pg` pool that have no code. */
const passingMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;
/** SQLite: not permitted, busy, locked, read-only, I/O error, full, cannot be opened. */
const passingSqlite = new Set([3, 5, 6, 8, 10, 13, 14]);

/**
 * Whether an error comes from the infrastructure (database, disk, bucket) rather than from the program: such a call is
 * answered 503, since it can be retried later.
 */
export function isInfrastructureError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof LostDatabaseError || isDamage(error)) return true;
  if (passingSqlite.has(readSqliteCode(error) ?? 0)) return true;
  const code = readErrorCode(error);
  if (typeof code === 'string' && (passingCode.test(code) || passingDiskCode.test(code))) return true;
  // A socket of the file system that is not there, which is ENOENT otherwise.
  if ('syscall' in error && error.syscall === 'connect') return true;
  if (passingMessage.test(error.message) || isFaultOfBucket(error)) return true;
  return error.cause !== undefined && isInfrastructureError(error.cause);
}

/** SQLite: read-only, I/O error (a limit of the file system), full. PostgreSQL: read-only, full. */
const refusingSqlite = new Set([8, 10, 13]);
const refusingPostgres = /^(25006|53100)$/;

/** Whether a database took no change though it may still be read: its disk is full, or it is read-only. */
export function refusesChanges(error: unknown): boolean {
  if (refusingSqlite.has(readSqliteCode(error) ?? 0)) return true;
  const code = readErrorCode(error);
  return typeof code === 'string' && refusingPostgres.test(code);
}

/** The primary result code of an error of SQLite; undefined for other errors. */
export function readSqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  // The high bytes of extended codes hold the details.
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Errors of the bucket client for a slow, overloaded or failing service. */
function isFaultOfBucket(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  const status = error.$metadata?.httpStatusCode ?? 0;
  return error.name === 'TimeoutError' || status === 429 || status >= 500;
}
