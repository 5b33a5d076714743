import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { kindTables } from '#server/core/db/tables/kind-tables.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('a statement that is asked again', () => {
  const find = () => kindTables.product.find(site.database.db, 'nothing');
  const askOthers = async () => {
    for (let i = 0; i < 600; i++) await sql`select ${sql.lit(i)}`.execute(site.database.db);
  };

  async function preparedBy(work: () => Promise<unknown>): Promise<number> {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    try {
      await work();
      return prepare.mock.calls.length;
    } finally {
      prepare.mockRestore();
    }
  }

  test('stays prepared after many other statements', async () => {
    await askOthers();
    expect(await preparedBy(find)).toBeGreaterThan(0);
    expect(await preparedBy(find)).toBe(0);
  });

  test('is evicted after many others, so that they do not fill the memory', async () => {
    await find();
    await askOthers();
    expect(await preparedBy(find)).toBeGreaterThan(0);
  });
});
