import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildSite } from '../../../tests/support/sites/build-site.ts';
import { listColumns } from './list-changes.ts';

/** How each engine tells what its triggers are. */
const triggers = {
  sqlite: sql<{ name: string; made: string }>`select name, sql as made from sqlite_master where type = 'trigger'`,
  postgres: sql<{ name: string; made: string }>`
    select tgname as name, pg_get_triggerdef(oid) as made from pg_trigger where not tgisinternal
  `,
};

test('the triggers of the migrations signal changes of exactly the columns by which lists are filtered and ordered', async () => {
  const site = await buildSite();
  const { rows } = await triggers[site.database.engine].execute(site.database.db);
  await site.close();
  const signalled = rows.flatMap(({ name, made }) => {
    const [, table] = /^watch_(\w+)_list_update$/.exec(name) ?? [];
    return table ? [[table, [...made.matchAll(/\bnew\."?(\w+)/gi)].map(([, column]) => column)] as const] : [];
  });
  expect(Object.fromEntries(signalled)).toEqual(listColumns);
});
