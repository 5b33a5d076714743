import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Site } from '#server/site.ts';
import { type EmptyPlace, emptyPlace } from '../../tests/support/empty-place.ts';
import { required } from '../../tests/support/first.ts';
import { givenProduct } from '../../tests/support/given-product.ts';
import { connectDatabase, type Database } from './database.ts';
import { migrate } from './migrator.ts';
import { dropTables } from './table-rows.ts';

let place: EmptyPlace;
let site: Site;

const shared = { summary: 'Short', description: 'Long', image: 'images/a.webp', category: 'Infrastructure' as const };
/** Search text as written by an earlier version. */
const earlier: Record<string, string> = {
  sack: 'ferti\u00adliser sack 1,000 kg كیس\u200c سماد',
  'sack:title': 'ferti\u00adliser sack',
  project: 'bridge ministry short long',
  service: 'roads short long',
};

beforeAll(async () => {
  place = await emptyPlace();
  const { DATABASE_URL: databaseUrl } = place.environment;
  const { db, engine, close } = connectDatabase({ dataDir: place.dataDir, ...(databaseUrl && { databaseUrl }) });
  await dropTables(db, engine);
  await migrate(db, engine, { upTo: '0022-values-and-gaps' });
  await givenEarlierRecords(db);
  await close();
  site = await place.open();
}, 60_000);
afterAll(() => place.remove());

async function givenEarlierRecords(db: Database): Promise<void> {
  await givenProduct({ database: { db } }, { _id: 'sack', name: 'Sack', translations: { ar: {} } });
  await givenProduct({ database: { db } }, { _id: 'film', name: 'Film', translations: { ar: {} } });
  const project = { ...shared, title: 'Bridge', client: 'Ministry', year: 2024, translations: { ar: {} } };
  await kindTables.project.insert(db, project, { _id: 'project' });
  const service = { ...shared, name: 'Roads', deliverables: [], position: 1, translations: { ar: {} } };
  await kindTables.service.insert(db, service, { _id: 'service' });
  for (const [name, text] of Object.entries(earlier)) {
    const [id = '', title] = name.split(':');
    const entity = id === 'sack' ? 'product' : id;
    await db
      .updateTable('search_doc')
      .set({ text })
      .where('record_id', '=', id)
      .where('entity', '=', title ? `${entity}:title` : entity)
      .execute();
  }
  await db.deleteFrom('search_change').execute();
}

async function found(kind: string, q: string): Promise<string[]> {
  const reply = await site.http.inject(`/api/${kind}?q=${encodeURIComponent(q)}`);
  return reply.json().map(({ _id }: { _id: string }) => _id);
}

test.each(['fertiliser', '1000', '1,000', 'كيس سماد', 'sack'])('an update finds older records as %s', async (q) => {
  expect(await found('products', q)).toEqual(['sack']);
});

test.each(['infrastructure', 'البنية التحتية'])('an update finds older projects and services as %s', async (q) => {
  expect([await found('projects', q), await found('services', q)]).toEqual([['project'], ['service']]);
});

test('migrated search texts equal those that a change of the record writes', async () => {
  const { db } = site.database;
  const texts = () => db.selectFrom('search_doc').select(['entity', 'text']).where('entity', '=', 'project').execute();
  const updated = await texts();
  const project = await kindTables.project.find(db, 'project');
  await kindTables.project.update(db, required(project), required(project));
  expect(await texts()).toEqual(updated);
});

test('the migration itself is not a change of a record; later changes are signalled and found', async () => {
  const { db } = site.database;
  expect(await db.selectFrom('search_change').selectAll().execute()).toEqual([]);
  const film = await kindTables.product.find(db, 'film');
  await kindTables.product.update(db, required(film), { ...required(film), name: 'Stretch film' });
  expect(await found('products', 'stretch')).toEqual(['film']);
  const told = await db.selectFrom('search_change').select(['entity', 'record_id']).orderBy('change_id').execute();
  expect(told).toEqual([
    { entity: 'product', record_id: 'film' },
    { entity: 'product:title', record_id: 'film' },
  ]);
  const offered = await sql<{ rowid: number }>`
    select rowid from search_doc_trigram where ${site.database.engine === 'sqlite' ? sql`search_doc_trigram match '"stretch"'` : sql`text like '%stretch%'`}`.execute(
    db,
  );
  expect(offered.rows).toHaveLength(2);
});
