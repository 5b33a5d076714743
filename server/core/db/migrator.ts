import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { adoptEarlierSchema, isEarlierSchema } from './earlier-migrations.ts';
import type { Engine } from './engines/engine.ts';
import { withLockTimeout } from './engines/lock-timeout.ts';
import { withoutLockTimeout } from './engines/postgres.ts';
import { baseline } from './migrations/0001-baseline.ts';
import { desk } from './migrations/0002-desk.ts';
import { landingPages } from './migrations/0003-landing-pages.ts';
import { workingHours } from './migrations/0004-working-hours.ts';
import { deskPeople } from './migrations/0005-desk-people.ts';
import { answerBy } from './migrations/0006-answer-by.ts';
import { receivedMail } from './migrations/0008-received-mail.ts';
import { leadEvents } from './migrations/0010-lead-events.ts';
import { listViews } from './migrations/0011-list-views.ts';
import { productsOfLines } from './migrations/0012-products-of-lines.ts';
import { stepsTold } from './migrations/0013-steps-told.ts';
import { statesOfMail } from './migrations/0015-states-of-mail.ts';
import { arabicOrder } from './migrations/0016-arabic-order.ts';
import { countryKeys } from './migrations/0018-country-keys.ts';
import { withColumns } from './migrations/create-table.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Tables } from './tables/schema.ts';

type ForwardMigration = { up(db: Kysely<unknown>, engine: Engine): Promise<void> };

// Numbered without gaps and forward-only: released migrations never change; new ones are appended. One that only adds
// columns is written here.
export const migrations: Record<string, ForwardMigration> = {
  '0001-baseline': baseline,
  '0002-desk': desk,
  '0003-landing-pages': landingPages,
  '0004-working-hours': workingHours,
  '0005-desk-people': deskPeople,
  '0006-answer-by': answerBy,
  '0007-meetings': withColumns({ lead_message: { optionalText: ['meeting'] } }),
  '0008-received-mail': receivedMail,
  '0009-draft-decisions': withColumns({ lead_reader: { optionalText: ['draft_decided'] } }),
  '0010-lead-events': leadEvents,
  '0011-list-views': listViews,
  '0012-products-of-lines': productsOfLines,
  '0013-steps-told': stepsTold,
  '0014-draft-of-other-kind': withColumns({ lead_reader: { optionalText: ['draft_other'] } }),
  '0015-states-of-mail': statesOfMail,
  '0016-arabic-order': arabicOrder,
  '0017-mailbox-keys': withColumns(
    { lead_desk: { optionalText: ['mailbox_key'] } },
    { lead_desk_mailbox: 'lead_desk (mailbox_key)' },
  ),
  '0018-country-keys': countryKeys,
};

function forEngine(engine: Engine): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, { up }]) => [
    name,
    { up: (db: Kysely<unknown>) => up(db, engine) },
  ]);
  return Object.fromEntries(entries);
}

/** The database was written by a newer version of the program; `explainOpening` says which database. */
export class NewerDatabaseError extends Error {
  constructor() {
    super('The database was written by a newer version of the program; start that version instead.');
  }
}

function makeMigrator(db: Kysely<Tables>, engine: Engine): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => forEngine(engine) } });
}

const firstMigration = '0001-baseline';

/** The migrations that a database recorded, in order; none for a new one. */
async function recordedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const recorded = db.$extendTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration');
  return (await recorded.select('name').orderBy('name').execute()).map(({ name }) => name);
}

/**
 * The recorded migrations of a database or an archive as this program names them.
 * @throws Error when some are unknown to it, or missing before its first
 */
export function knownMigrations(recorded: readonly string[]): string[] {
  if (isEarlierSchema(recorded)) return [firstMigration];
  if (recorded.some((name) => !Object.hasOwn(migrations, name))) throw new NewerDatabaseError();
  return [...recorded];
}

const servingSetting = 'serving_migrations';

/** The newest migration of the release that serves a database, and that of the one before it. */
async function readServing(db: Kysely<Tables>): Promise<unknown[]> {
  const stored = await readSetting(db, servingSetting);
  return Array.isArray(stored) ? stored : [];
}

const newestMigration = (): string => Object.keys(migrations).sort().at(-1) ?? firstMigration;

/** Records that this release serves a database: it, and the one before, go on with what the next one adds. */
export async function recordServing(db: Kysely<Tables>): Promise<void> {
  const [serving] = await readServing(db);
  const newest = newestMigration();
  if (newest !== serving) await writeSetting(db, servingSetting, [newest, serving]);
}

/**
 * Those of the recorded migrations that this release does not know and can go on with: the next one ran them, and
 * migrations only add (docs/decisions/0044).
 */
async function findAdded(db: Kysely<Tables>, recorded: readonly string[]): Promise<string[]> {
  const unknown = recorded.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0 || missingMigrations(recorded).length > 0) return [];
  return (await readServing(db)).includes(newestMigration()) ? unknown : [];
}

async function withoutAdded(db: Kysely<Tables>, recorded: readonly string[]): Promise<string[]> {
  const added = await findAdded(db, recorded);
  return knownMigrations(recorded.filter((name) => !added.includes(name)));
}

/** Whether the next release added to the tables of a database. */
export const hasAddedTables = async (db: Kysely<Tables>): Promise<boolean> =>
  (await findAdded(db, await recordedMigrations(db))).length > 0;

/**
 * The migrations of this release that were applied to a database, in order; empty for a new one.
 * @throws Error as `knownMigrations`, but not for what the next release added
 */
export const listMigrations = async (db: Kysely<Tables>): Promise<string[]> =>
  withoutAdded(db, await recordedMigrations(db));

/** The migrations that a database lacks, in order. @throws Error as `listMigrations` */
export const pendingMigrations = async (db: Kysely<Tables>): Promise<string[]> =>
  missingMigrations(await listMigrations(db));

const missingMigrations = (applied: readonly string[]): string[] =>
  Object.keys(migrations).filter((name) => !applied.includes(name));

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
 * @throws NewerDatabaseError when the database has migrations unknown to this program; Error when one fails
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  { upTo, beforeChange, beforeCreation }: MigrateOptions = {},
): Promise<void> {
  // A second starting process waits until the first has finished.
  const alone = <Result>(work: (connection: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
    engine === 'postgres' ? withoutLockTimeout(db, work) : withLockTimeout(Number.POSITIVE_INFINITY, () => work(db));
  // Before the backup, whose trial restore knows the tables of 1.0.0 and no earlier ones.
  const recorded = await alone(async (connection) => {
    const names = await recordedMigrations(connection);
    if (isEarlierSchema(names)) await adoptEarlierSchema(connection, engine, firstMigration);
    return names;
  });
  const pending = missingMigrations(await withoutAdded(db, recorded));
  // At most starts nothing is missing, and Kysely's migrator would read all columns of all tables several times.
  if (pending.length === 0 && !upTo) return;
  if (pending.length === Object.keys(migrations).length) await beforeCreation?.();
  else if (pending.length > 0) await beforeChange?.();
  const { error } = await alone((connection) => {
    const migrator = makeMigrator(connection, engine);
    return upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest();
  });
  if (error) throw toOneLine(error);
}

function toOneLine(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations|missing/.test(reason)) {
    return new NewerDatabaseError();
  }
  return new Error(`The database could not be brought up to date: ${reason}`, { cause: error });
}
