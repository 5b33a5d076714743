import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindList } from '#shared/kinds/kinds.ts';
import { leadKinds } from '#shared/leads/lead.ts';
import { type BuiltSite, buildSite } from '../../../tests/support/sites/build-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => site.close());

/** The earlier texts that the log holds, newest first, after a document was changed and deleted. */
async function loggedTexts(entity: string): Promise<(string | null)[]> {
  const { db } = site.database;
  await sql`insert into search_doc (entity, record_id, text) values (${entity}, 'any', 'before')`.execute(db);
  await sql`update search_doc set text = 'after' where record_id = 'any' and entity = ${entity}`.execute(db);
  await sql`delete from search_doc where record_id = 'any' and entity = ${entity}`.execute(db);
  const { rows } = await sql<{ old_text: string | null }>`
    select old_text from search_change where entity = ${entity} and record_id = 'any' order by change_id desc`.execute(
    db,
  );
  return rows.map(({ old_text }) => old_text);
}

// Each kind has its triggers; a search that was made before could not be updated without the earlier text.
test.each(kindList)('the search log records the earlier texts of $name', async ({ name }) => {
  for (const entity of [name, `${name}:title`]) expect(await loggedTexts(entity)).toEqual(['after', 'before', '']);
});

test.each(leadKinds)('the search log records changes of %s without what was sent', async (kind) => {
  expect(await loggedTexts(kind)).toEqual([null, null, '']);
});
