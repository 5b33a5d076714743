/** Codes of PostgreSQL (classes 08, 53, 57P) and of connections and disks that pass by themselves or by an operator's hand. */
const passingCode = /^(08...|53...|57P0[1-5]|ECONN\w+|EPIPE|EHOSTUNREACH|ENOTFOUND|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|EIO)$/;
/** What the pool of `pg` says without a code. */
const passingMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/;
/** SQLite: busy, locked, read-only, input or output failed, full, cannot be opened. */
const passingSqlite = new Set([5, 6, 8, 10, 13, 14]);

/**
 * Whether a fault lies in what the site stands on — the database, the disk, the bucket — and not in the site: such a
 * call is answered 503, since it may be repeated later.
 */
export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // The high bytes of SQLite's extended codes tell the details.
  if (typeof errcode === 'number' && passingSqlite.has(errcode & 0xff)) return true;
  if (typeof code === 'string' && passingCode.test(code)) return true;
  if (passingMessage.test(error.message)) return true;
  return error.cause !== undefined && isOutOfService(error.cause);
}
