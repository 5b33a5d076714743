import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './support/source-files.ts';

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

test('migrations after the first release only add, so that the earlier release still runs', async () => {
  const files = (await sourceFiles('server/core/db/migrations/0*.ts')).filter((path) => !path.includes('/0001-'));
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((path) => breakingParts(readSource(path)).map((part) => `${path}: ${part}`));
  expect(found).toEqual([]);
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
