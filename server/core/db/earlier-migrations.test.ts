import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promisesWith, readWorkingHours } from '#server/core/settings/answer-clock.ts';
import { givenContact } from '../../../tests/support/given/given-contact.ts';
import { givenProduct } from '../../../tests/support/given/given-product.ts';
import { type EmptyInstallation, emptyInstallation } from '../../../tests/support/sites/empty-installation.ts';
import { connectDatabase, type OpenDatabase } from './database.ts';
import { earlierMigrations } from './earlier-migrations.ts';
import { migrate, migrations } from './migrator.ts';
import { dropTables } from './tables/table-rows.ts';

let place: EmptyInstallation;
beforeEach(async () => {
  place = await emptyInstallation();
});
afterEach(() => place.remove());

const connect = () => connectDatabase({ dataDir: place.dataDir, databaseUrl: place.environment.DATABASE_URL });

const searchChanges = {
  sqlite: [
    'create table search_change (change_id integer primary key, entity text not null)',
    'create view search_now as select count(*) as snapshot from search_change',
    `create trigger search_doc_insert_told after insert on search_doc begin
      insert into search_change (entity) values (new.entity); end`,
  ],
  postgres: [
    'create table search_change (change_id bigint generated always as identity, entity text not null)',
    'create view search_now as select pg_current_snapshot()::text as snapshot',
    `create function tell_search_change() returns trigger language plpgsql as
      'begin insert into search_change (entity) values (new.entity); return null; end'`,
    'create trigger search_doc_insert_told after insert on search_doc for each row execute function tell_search_change()',
    'alter table media alter column printed type text collate "default"',
  ],
};

/** A database with a product as a version 0.1 with these migrations left it. */
async function givenEarlier(names: readonly string[]): Promise<void> {
  await using database = connect();
  const { db, engine } = database;
  // A database of tests is migrated whole.
  await dropTables(db, engine);
  await migrate(db, engine, { upTo: '0001-baseline' });
  // Columns of later migrations are there only while this version stores the product.
  const later = ['name_order_ar', 'industry_order_ar'];
  for (const column of later) await sql`alter table product add column ${sql.ref(column)} text`.execute(db);
  await givenProduct({ database }, { _id: 'sack', name: 'Sack for flour' });
  for (const column of later) await sql`alter table product drop column ${sql.ref(column)}`.execute(db);
  for (const statement of searchChanges[engine]) await sql.raw(statement).execute(db);
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01')`.execute(db);
}

async function recorded({ db }: Pick<OpenDatabase, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

test('data of the last version 0.1 opens with its records, and is of this version from then on', async () => {
  await givenEarlier(earlierMigrations);
  for (let start = 0; start < 2; start++) {
    const { database, services } = await place.open();
    expect(await recorded(database)).toEqual(Object.keys(migrations));
    const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
    expect(tables.filter((name) => /^search_(?:change|now)$/.test(name))).toEqual([]);
    await givenContact({ database });
    expect((await services.kinds.product.list({ q: 'flour' })).items).toMatchObject([{ _id: 'sack' }]);
  }
});

test('data of an earlier version is refused with the version to start first, and stays as it is', async () => {
  const some = earlierMigrations.slice(0, 12);
  await givenEarlier(some);
  await expect(place.open()).rejects.toThrow(
    'The data was written by an early version 0.1 (0012-text-drafts). Start the last version 0.1 with it once (0026-waiting-words), then this version.',
  );
  await using database = connect();
  expect(await recorded(database)).toEqual(some);
});

test.each([
  [5, 32, 5],
  [1, 7, 1],
])('who promised quotes within %i working days keeps doing so', async (answerDays, quote, days) => {
  await using database = connect();
  const { db, engine } = database;
  await dropTables(db, engine);
  await migrate(db, engine, { upTo: '0003-landing-pages' });
  const profile = JSON.stringify({ name: 'Mansooj', answerDays });
  await sql`insert into company (id, profile, updated_at) values ('company', ${profile}, '2026-11-01')`.execute(db);
  await migrate(db, engine);
  expect((await readWorkingHours(db)).answerHours).toEqual({ contact: 8, consultation: 16, career: 8, quote });
  expect(promisesWith(await readWorkingHours(db)).quote).toBe(days);
});
