import { join } from 'node:path';
import { errorMessage, readErrorCode } from '#shared/caught.ts';
import { isDamage, readSqliteCode } from './engines/infrastructure-errors.ts';
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

/** Without the user and the password. `?host=` names the folder of a socket. */
const postgresPlace = ({ host, pathname, searchParams }: URL): string =>
  `PostgreSQL at ${searchParams.get('host') || host || 'localhost'}${pathname}`;

/** A database as an operator knows it: its file, or where PostgreSQL answers. */
export const nameDatabase = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl ? postgresPlace(new URL(databaseUrl)) : join(dataDir, 'mansooj.sqlite');

/** A failure to open the database in the operator's words, with the file or the setting that it is about. */
export function explainOpening(error: unknown, place: Place): unknown {
  const { databaseUrl, setting = 'DATABASE_URL' } = place;
  if (error instanceof NewerDatabaseError) return new Error(`${nameDatabase(place)} ${newer}`, { cause: error });
  if (databaseUrl) return explainPostgres(error, new URL(databaseUrl), setting);
  const found = listCauses(error).map(sqliteReason).find(Boolean);
  return found ? new Error(`${nameDatabase(place)} ${found}`, { cause: error }) : error;
}

/** The same for a fault that is met later. One that wraps another, or is of a file or a bucket, stays as it is. */
export function explainLateFault(error: unknown, place: Place): unknown {
  const isOfDatabase = readSqliteCode(error) !== undefined || isDamage(error) || isIncomplete(error);
  return isOfDatabase ? explainOpening(error, place) : error;
}

/** Whether a table or a column is not there: the database is not whole. */
const isIncomplete = (error: unknown): boolean =>
  /^42(P01|703)$/.test(String(readErrorCode(error))) || /^no such (table|column)/.test(errorMessage(error));

function sqliteReason(error: Error): string | undefined {
  return isIncomplete(error)
    ? `is not whole (${error.message}). ${restored}`
    : sqliteReasons[readSqliteCode(error) ?? 0];
}

const ofCertificate = /SSL|TLS|CERT|SELF_SIGNED|SIGNATURE/;
const unreachable = /^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)$/;

function explainPostgres(error: unknown, address: URL, setting: string): unknown {
  const start = `Start it, or correct ${setting}.`;
  const bringBack = `Make an empty database, name it in ${setting}, and bring a backup back with the command "restore".`;
  for (const cause of listCauses(error)) {
    const code = String(readErrorCode(cause) ?? '');
    const missing = readMissingFile(cause);
    if (missing)
      return new Error(`The file ${missing} that ${setting} names cannot be read (${code}). Correct it there.`, {
        cause: error,
      });
    const isSilent = cause.message.startsWith('timeout exceeded when trying to connect');
    const hangsUp = cause.message.startsWith('Connection terminated');
    const reasons: [is: boolean, reason: string, advice: string][] = [
      [isSilent || unreachable.test(code), `does not answer (${code || 'timeout'})`, start],
      [hangsUp, 'hangs up: what listens there may be another program', start],
      [
        /client password must be/.test(cause.message),
        'asks for a password',
        `Name it in ${setting}: postgres://user:password@…`,
      ],
      [/pg_hba\.conf/.test(cause.message), 'admits no such connection', admit(setting)],
      [code.startsWith('28'), 'refuses the user or the password', `Correct them in ${setting}.`],
      [
        ofCertificate.test(cause.message + code),
        `cannot be reached over TLS (${code || cause.message})`,
        `Correct sslmode and sslrootcert in ${setting}.`,
      ],
      [code === '3D000', 'has no such database', `Make it there, or correct ${setting}.`],
      [code === '53300', `takes no connection now (${code})`, endOthers],
      [/^(53|55000|57P)/.test(code), `takes no connection now (${code})`, start],
      [code === '42501', `lets this user not do all that is needed (${cause.message})`, giveDatabase(address)],
      [code === '3F000', 'has no schema for the tables of this user', giveSchema(address)],
      [isDamage(cause), `is damaged (${code})`, bringBack],
      [isIncomplete(cause), `is not whole (${cause.message})`, bringBack],
    ];
    const found = reasons.find(([is]) => is);
    if (found) return new Error(`${postgresPlace(address)} ${found[1]}. ${found[2]}`, { cause: error });
  }
  return error;
}

const endOthers = 'Raise max_connections there, or end other programs that are connected.';

const admit = (setting: string): string =>
  `Allow it in its pg_hba.conf, or ask for TLS with ?sslmode=verify-full in ${setting}.`;

const giveSchema = (address: URL): string =>
  `Make the one that search_path names, if it is set. ${giveDatabase(address)}`;

const giveDatabase = ({ username, pathname }: URL): string =>
  `Give it the database: ALTER DATABASE "${decodeURIComponent(pathname.slice(1))}" OWNER TO "${decodeURIComponent(username) || 'USER'}".`;

/** The path of a file that an option about TLS names, when it could not be read. */
function readMissingFile(error: Error): string | undefined {
  return 'syscall' in error && error.syscall === 'open' && 'path' in error ? String(error.path) : undefined;
}

function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}
