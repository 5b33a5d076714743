import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { type BuiltSite, buildSite } from '../../tests/support/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

// The triggers of the log name the kinds; a search that was made before could not be updated without the earlier text.
test.each(kindList)('the search log records the earlier texts of $name', async ({ name }) => {
  const { db } = site.database;
  for (const entity of [name, `${name}:title`]) {
    await sql`insert into search_doc (entity, record_id, text) values (${entity}, 'any', 'before')`.execute(db);
    await sql`update search_doc set text = 'after' where record_id = 'any' and entity = ${entity}`.execute(db);
    const { rows } = await sql<{ old_text: string | null }>`
      select old_text from search_change where entity = ${entity} order by change_id desc`.execute(db);
    expect(rows[0]?.old_text).toBe('before');
  }
});
