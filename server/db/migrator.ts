import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { waitAtMost } from './lock-wait.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { mediaDetails } from './migrations/0002-media-details.ts';
import { signIn } from './migrations/0003-sign-in.ts';
import { secrets } from './migrations/0004-secrets.ts';
import { nothingIsLost } from './migrations/0005-nothing-is-lost.ts';
import { dashboardIndexes } from './migrations/0006-dashboard.ts';
import { auditLog } from './migrations/0007-audit-log.ts';
import { accounts } from './migrations/0008-accounts.ts';
import { jobsAndMail } from './migrations/0009-jobs-and-mail.ts';
import { mediaClaims } from './migrations/0010-media-claims.ts';
import { addresses } from './migrations/0011-addresses.ts';
import { backupRuns } from './migrations/0012-backup-runs.ts';
import { contentChanges } from './migrations/0013-content-changes.ts';
import { fileMarkTable } from './migrations/0014-file-marks.ts';
import { spam } from './migrations/0015-spam.ts';
import { privacy } from './migrations/0016-privacy.ts';
import { visits } from './migrations/0017-visits.ts';
import { searchTexts } from './migrations/0018-search-texts.ts';
import { manyRows } from './migrations/0020-many-rows.ts';
import { searchChanges } from './migrations/0021-search-changes.ts';
import { valuesAndGaps } from './migrations/0022-values-and-gaps.ts';
import { foldedAgain } from './migrations/0023-folded-again.ts';
import { boundsForStrangers } from './migrations/0024-bounds-for-strangers.ts';
import { knownPlaces } from './migrations/0025-known-places.ts';
import { leadSubjects } from './migrations/0026-lead-subjects.ts';
import { waitingForLocks } from './postgres.ts';
import type { Tables } from './schema.ts';

type ForwardMigration = { up(db: Kysely<unknown>, engine: Engine): Promise<void> };

// Numbered and forward-only: released migrations never change; new ones are appended.
const migrations: Record<string, ForwardMigration> = {
  '0001-first-tables': firstTables,
  '0002-media-details': mediaDetails,
  '0003-sign-in': signIn,
  '0004-secrets': secrets,
  '0005-nothing-is-lost': nothingIsLost,
  '0006-dashboard': dashboardIndexes,
  '0007-audit-log': auditLog,
  '0008-accounts': accounts,
  '0009-jobs-and-mail': jobsAndMail,
  '0010-media-claims': mediaClaims,
  '0011-addresses': addresses,
  '0012-backup-runs': backupRuns,
  '0013-content-changes': contentChanges,
  '0014-file-marks': fileMarkTable,
  '0015-spam': spam,
  '0016-privacy': privacy,
  '0017-visits': visits,
  '0018-search-texts': searchTexts,
  '0020-many-rows': manyRows,
  '0021-search-changes': searchChanges,
  '0022-values-and-gaps': valuesAndGaps,
  '0023-folded-again': foldedAgain,
  '0024-bounds-for-strangers': boundsForStrangers,
  '0025-known-places': knownPlaces,
  '0026-lead-subjects': leadSubjects,
};

function forEngine(engine: Engine): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, { up }]) => [
    name,
    { up: (db: Kysely<unknown>) => up(db, engine) },
  ]);
  return Object.fromEntries(entries);
}

const newerDatabase = 'The database was written by a newer version of the program; start that version instead.';

function migratorOf(db: Kysely<Tables>, engine: Engine): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => forEngine(engine) } });
}

/** The migrations applied to a database, in order; empty for a new one. */
export async function migrationsOf(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const found = await migratorOf(db, engine).getMigrations();
  return found.filter(({ executedAt }) => executedAt).map(({ name }) => name);
}

/** @throws Error for a migration unknown to this program */
export function refuseNewer(names: string[]): void {
  if (names.some((name) => !Object.hasOwn(migrations, name))) throw new Error(newerDatabase);
}

export type MigrateOptions = {
  /** Stops after this migration; undefined: the newest. */
  upTo?: string | undefined;
  /** Awaited before migrations change a non-empty database; an error cancels them. */
  beforeChange?: (() => Promise<void>) | undefined;
};

/**
 * Runs the missing migrations in order in one transaction. Concurrent starts do not run one twice: PostgreSQL uses the
 * lock of Kysely's migrator, SQLite the transaction.
 * @throws Error when the database has migrations unknown to this program, or one fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  { upTo, beforeChange }: MigrateOptions = {},
): Promise<void> {
  if (beforeChange && (await isBehind(migratorOf(db, engine)))) await beforeChange();
  const run = async (connection: Kysely<Tables>) => {
    const migrator = migratorOf(connection, engine);
    return upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest();
  };
  // A second starting process waits until the first has finished.
  const { error } = await (engine === 'postgres'
    ? waitingForLocks(db, run)
    : waitAtMost(Number.POSITIVE_INFINITY, () => run(db)));
  if (error) throw toOneLine(error);
}

/** Whether an open database has pending migrations. */
async function isBehind(migrator: Migrator): Promise<boolean> {
  const found = await migrator.getMigrations();
  return found.some(({ executedAt }) => executedAt) && found.some(({ executedAt }) => !executedAt);
}

function toOneLine(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations|missing/.test(reason)) {
    return new Error(newerDatabase);
  }
  return new Error(`The database could not be brought up to date: ${reason}`);
}
