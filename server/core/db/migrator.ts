import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engines/engine.ts';
import { withLockTimeout } from './engines/lock-timeout.ts';
import { withoutLockTimeout } from './engines/postgres.ts';
import { firstRelease } from './migrations/0001-first-release.ts';
import { listChanges } from './migrations/0002-list-changes.ts';
import { auditChain } from './migrations/0003-audit-chain.ts';
import { sessionProofs } from './migrations/0004-session-proofs.ts';
import { passkeys } from './migrations/0005-passkeys.ts';
import { invitations } from './migrations/0006-invitations.ts';
import { accountLanguage } from './migrations/0007-account-language.ts';
import { terms } from './migrations/0008-terms.ts';
import { staleTexts } from './migrations/0009-stale-texts.ts';
import { arabicInPreparation } from './migrations/0010-arabic-in-preparation.ts';
import { recordAddresses } from './migrations/0011-record-addresses.ts';
import { textDrafts } from './migrations/0012-text-drafts.ts';
import { askedSearches } from './migrations/0013-asked-searches.ts';
import { textChecks } from './migrations/0014-text-checks.ts';
import { figures } from './migrations/0015-figures.ts';
import { quotes } from './migrations/0016-quotes.ts';
import { leadThreads } from './migrations/0018-lead-threads.ts';
import { markets } from './migrations/0019-markets.ts';
import { linkedRecords } from './migrations/0020-linked-records.ts';
import { printedFacts } from './migrations/0021-printed-facts.ts';
import { plainSearchTexts } from './migrations/0022-plain-search-texts.ts';
import { documentScopes } from './migrations/0023-document-scopes.ts';
import { listOrder } from './migrations/0024-list-order.ts';
import { backupAttempts } from './migrations/0025-backup-attempts.ts';
import { waitingWords } from './migrations/0026-waiting-words.ts';
import type { Tables } from './tables/schema.ts';

type ForwardMigration = { up(db: Kysely<unknown>, engine: Engine): Promise<void> };

// Numbered and forward-only: released migrations never change; new ones are appended.
export const migrations: Record<string, ForwardMigration> = {
  '0001-first-release': firstRelease,
  '0002-list-changes': listChanges,
  '0003-audit-chain': auditChain,
  '0004-session-proofs': sessionProofs,
  '0005-passkeys': passkeys,
  '0006-invitations': invitations,
  '0007-account-language': accountLanguage,
  '0008-terms': terms,
  '0009-stale-texts': staleTexts,
  '0010-arabic-in-preparation': arabicInPreparation,
  '0011-record-addresses': recordAddresses,
  '0012-text-drafts': textDrafts,
  '0013-asked-searches': askedSearches,
  '0014-text-checks': textChecks,
  '0015-figures': figures,
  '0016-quotes': quotes,
  '0019-markets': markets,
  '0018-lead-threads': leadThreads,
  '0020-linked-records': linkedRecords,
  '0021-printed-facts': printedFacts,
  '0022-plain-search-texts': plainSearchTexts,
  '0023-document-scopes': documentScopes,
  '0024-list-order': listOrder,
  '0025-backup-attempts': backupAttempts,
  '0026-waiting-words': waitingWords,
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

/**
 * The migrations that a database lacks, in order.
 * @throws Error when it was written by a newer program
 */
export async function pendingMigrations(db: Kysely<Tables>, engine: Engine): Promise<string[]> {
  const applied = await migrationsOf(db, engine);
  refuseNewer(applied);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
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
  /** Awaited before migrations fill an empty database; an error cancels them. */
  beforeCreation?: (() => Promise<void>) | undefined;
};

/**
 * Runs the missing migrations in order in one transaction. Concurrent starts do not run one twice: PostgreSQL uses the
 * lock of Kysely's migrator, SQLite the transaction.
 * @throws Error when the database has migrations unknown to this program, or one fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  { upTo, beforeChange, beforeCreation }: MigrateOptions = {},
): Promise<void> {
  if (beforeChange || beforeCreation) {
    const pending = await pendingMigrations(db, engine);
    if (pending.length === Object.keys(migrations).length) await beforeCreation?.();
    else if (pending.length > 0) await beforeChange?.();
  }
  const run = async (connection: Kysely<Tables>) => {
    const migrator = migratorOf(connection, engine);
    return upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest();
  };
  // A second starting process waits until the first has finished.
  const { error } = await (engine === 'postgres'
    ? withoutLockTimeout(db, run)
    : withLockTimeout(Number.POSITIVE_INFINITY, () => run(db)));
  if (error) throw toOneLine(error);
}

function toOneLine(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations|missing/.test(reason)) {
    return new Error(newerDatabase);
  }
  return new Error(`The database could not be brought up to date: ${reason}`, { cause: error });
}
