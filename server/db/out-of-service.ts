/** Codes of PostgreSQL (classes 08, 53, 57P; 25006: it only reads; 55P03: somebody else holds a lock) and of connections, that pass by themselves or by an operator's hand. */
const passingCode =
  /^(08...|25006|53...|55P03|57P0[1-5]|ECONN\w+|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
/** Codes of disks: full, over a limit, read-only, not ours to write, broken; or too many files are open. */
const passingDiskCode = /^(ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE)$/;
/** What the pool of `pg` says without a code. */
const passingMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;
/** SQLite: not permitted, busy, locked, read-only, input or output failed, full, cannot be opened. */
const passingSqlite = new Set([3, 5, 6, 8, 10, 13, 14]);

/**
 * Whether a fault lies in what the site stands on — the database, the disk, the bucket — and not in the site: such a
 * call is answered 503, since it may be repeated later.
 */
export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // The high bytes of SQLite's extended codes tell the details.
  if (typeof errcode === 'number' && passingSqlite.has(errcode & 0xff)) return true;
  if (typeof code === 'string' && (passingCode.test(code) || passingDiskCode.test(code))) return true;
  if (passingMessage.test(error.message) || isFaultOfBucket(error)) return true;
  return error.cause !== undefined && isOutOfService(error.cause);
}

/** What the client of a bucket says of a service that is slow, overloaded or broken. */
function isFaultOfBucket(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  const status = error.$metadata?.httpStatusCode ?? 0;
  return error.name === 'TimeoutError' || status === 429 || status >= 500;
}
