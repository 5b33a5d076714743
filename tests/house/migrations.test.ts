import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from '#server/core/db/migrator.ts';
import { isTest, readSource, sourceFiles } from './support/source-files.ts';
import { readModule } from './support/source-modules.ts';

// During an update the earlier release still reads and writes the migrated tables (docs/decisions/0044).
const breaking = [
  /\.drop(?:Table|Column|View|Schema)\(/,
  /\.rename(?:To|Column)\(/,
  /\bsetNotNull\(/,
  /\balter\s+table\s+\S+\s+(?:drop|rename)\b/i,
  /\bdrop\s+(?:table|column|view)\b/i,
];
const addedColumn = /\.addColumn\((?:[^()]|\([^()]*\))*\)/g;

/** What an earlier release could not bear in the text of a migration. */
function breakingParts(source: string): string[] {
  const removed = breaking.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);
  // Columns of a new table may be required.
  const altered = source.split(/(?=\.(?:alterTable|createTable)\()/).filter((part) => part.startsWith('.alterTable('));
  const required = altered
    .flatMap((part) => part.match(addedColumn) ?? [])
    .filter((column) => column.includes('notNull') && !column.includes('defaultTo'));
  return [...removed, ...required];
}

const numbered = (await sourceFiles('server/core/db/migrations/0*.ts')).map((path) => basename(path, '.ts'));

test('migrations are numbered from 1 without gaps, and run in that order', () => {
  const names = Object.keys(migrations);
  expect(names.map((name) => Number.parseInt(name, 10))).toEqual(names.map((_, i) => i + 1));
  expect(numbered.filter((name) => !names.includes(name))).toEqual([]);
});

test('migrations after the first only add, so that the earlier release still runs', () => {
  const later = numbered.slice(1).map((name) => `server/core/db/migrations/${name}.ts`);
  const found = later.flatMap((path) => breakingParts(readSource(path)).map((part) => `${path}: ${part}`));
  expect(found).toEqual([]);
});

/** What inserts rows without passing over those that a restored archive brought. */
function insertingParts(source: string): string[] {
  const statements = source.split(/;\n|\n\n/);
  return statements
    .filter((part) => /\.insertInto\(|\binsert\s+into\b/i.test(part) && !/\.onConflict\(|\bon\s+conflict\b/i.test(part))
    .map((part) => part.trim());
}

// Released before the rule: of working hours, which an archive of the release before it can hold only after a return to it.
const insertsBefore = ['0004-working-hours'];

test('migrations after the first pass over rows that a restored archive brought', () => {
  const later = numbered.slice(1).map((name) => `server/core/db/migrations/${name}.ts`);
  const found = later
    .filter((path) => insertingParts(readSource(path)).length > 0)
    .map((path) => basename(path, '.ts'));
  expect(found).toEqual(insertsBefore);
});

test.each([
  ["await db.insertInto('a').values({ b: 1 }).execute();", 1],
  ['await sql`insert into a (b) values (1)`.execute(db);', 1],
  ["await db.insertInto('a').values({ b: 1 }).onConflict((rows) => rows.doNothing()).execute();", 0],
  ['await sql`insert into a (b) values (1) on conflict do nothing`.execute(db);', 0],
])('%s has %i inserts that may collide', (source, count) => {
  expect(insertingParts(source)).toHaveLength(count);
});

test('only the migrator imports migrations, and a migration imports no value of the program', async () => {
  const folder = 'server/core/db/migrations/';
  const modules = (await sourceFiles('{app,server,shared}/**/*.{ts,tsx}'))
    .filter((path) => !isTest(path))
    .map(readModule);
  const across = modules.flatMap(({ path, imports }) => {
    const others = imports.filter(({ target, isPackage, isTypeOnly }) => {
      const isMigration = target.startsWith(folder);
      return path.startsWith(folder) ? !isPackage && !isTypeOnly && !isMigration : isMigration;
    });
    return others.map(({ target }) => `${path}: ${target}`);
  });
  const used = [...numbered, 'create-table'];
  expect(across).toEqual(used.map((name) => `server/core/db/migrator.ts: ${folder}${name}.ts`));
});

test.each([
  "db.schema.alterTable('a').addColumn('b', 'text', (column) => column.notNull())",
  "db.schema.alterTable('a').dropColumn('b')",
  "db.schema.alterTable('a').renameColumn('b', 'c')",
  "db.schema.dropTable('a')",
  'sql`alter table a rename to b`',
])('%s is found', (source) => {
  expect(breakingParts(source)).not.toEqual([]);
});

test.each([
  "db.schema.alterTable('a').addColumn('b', 'text', (column) => column.notNull().defaultTo(''))",
  "db.schema.alterTable('a').addColumn('b', 'text')",
  "db.schema.createTable('a').addColumn('b', 'text', (column) => column.notNull())",
])('%s is allowed', (source) => {
  expect(breakingParts(source)).toEqual([]);
});
