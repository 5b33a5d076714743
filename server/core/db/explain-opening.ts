import { join } from 'node:path';
import { readErrorCode } from '#shared/caught.ts';
import { readSqliteCode } from './engines/infrastructure-errors.ts';
import { NewerDatabaseError } from './migrator.ts';

/** `setting`: what names the address of PostgreSQL. */
type Place = { dataDir: string; databaseUrl?: string | undefined; setting?: string };

/** How a database that is of no use gives way to a backup: a restore takes no place that holds anything of a site. */
export const restoring =
  'Move it away with its "-wal" and "-shm" files and the folder "files" beside it, and bring a backup back with the command "restore"';

const restored = `${restoring}, or set DATA_DIR to another folder.`;
const sqliteReasons: Record<number, string> = {
  10: 'cannot be read or written: its disk reports a fault, or files may not grow. Look at the disk.',
  11: `is damaged. ${restored}`,
  14: `cannot be opened. ${restored}`,
  26: `is no database of SQLite. ${restored}`,
};

const newer =
  'was written by a newer version of the program. Start that version, or restore the backup made before the update into an empty database.';

/** Without the user and the password. */
const postgresPlace = ({ host, pathname }: URL): string => `PostgreSQL at ${host || 'localhost'}${pathname}`;

/** A failure to open the database in the operator's words, with the file or the setting that it is about. */
export function explainOpening(error: unknown, { dataDir, databaseUrl, setting = 'DATABASE_URL' }: Place): unknown {
  const file = join(dataDir, 'mansooj.sqlite');
  if (error instanceof NewerDatabaseError) {
    return new Error(`${databaseUrl ? postgresPlace(new URL(databaseUrl)) : file} ${newer}`, { cause: error });
  }
  if (databaseUrl) return explainPostgres(error, new URL(databaseUrl), setting);
  const reason = listCauses(error).map((cause) => sqliteReasons[readSqliteCode(cause) ?? 0]);
  const found = reason.find(Boolean);
  return found ? new Error(`${file} ${found}`, { cause: error }) : error;
}

const unreachable = /^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)$/;

function explainPostgres(error: unknown, address: URL, setting: string): unknown {
  for (const cause of listCauses(error)) {
    const code = String(readErrorCode(cause) ?? '');
    const missing = readMissingFile(cause);
    if (missing)
      return new Error(`The file ${missing} that ${setting} names cannot be read (${code}). Correct it there.`, {
        cause: error,
      });
    const isSilent = cause.message.startsWith('timeout exceeded when trying to connect');
    const reason = isSilent || unreachable.test(code) ? `does not answer (${code || 'timeout'})` : postgresReason(code);
    if (!reason) continue;
    const advice = code === noConnectionLeft ? endOthers : `Start it, or correct ${setting}.`;
    return new Error(`${postgresPlace(address)} ${reason}. ${advice}`, { cause: error });
  }
  return error;
}

const noConnectionLeft = '53300';
const endOthers = 'Raise max_connections there, or end other programs that are connected.';

/** The path of a file that an option about TLS names, when it could not be read. */
function readMissingFile(error: Error): string | undefined {
  return 'syscall' in error && error.syscall === 'open' && 'path' in error ? String(error.path) : undefined;
}

function postgresReason(code: string): string | undefined {
  if (code.startsWith('28')) return 'refuses the user or the password';
  if (code === '3D000') return 'has no such database';
  return /^(53|55000|57P)/.test(code) ? `takes no connection now (${code})` : undefined;
}

function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}
