import { type Kysely, sql } from 'kysely';
import { foldForSearch } from '#shared/search-words.ts';
import { categoryNames, type ServiceCategory } from '#shared/service-categories.ts';
import type { Engine } from '../engine.ts';

// Texts may be long: enough to be quick, few enough to hold.
const batchSize = 200;

/**
 * Search ignores invisible signs and the grouping of numbers, and finds projects and services by their category: what was
 * written for search by earlier versions is folded once more. The index is made anew at the end, which takes less time
 * than to change it text by text, and nobody is told of changes, since no record changes.
 */
export const foldedAgain = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    if (engine === 'postgres') await withoutPostgresIndex(db, () => foldTexts(db, putIntoPostgres));
    else await withoutSqliteIndex(db, () => foldTexts(db, putIntoSqlite));
  },
};

type Text = { doc_id: number; text: string };
type Put = (db: Kysely<unknown>, texts: Text[]) => Promise<void>;

async function foldTexts(db: Kysely<unknown>, put: Put): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Text & { category: ServiceCategory | null }>`
      select doc_id, text, coalesce(project.category, service.category) as category
      from search_doc
      left join project on entity = 'project' and project.id = record_id
      left join service on entity = 'service' and service.id = record_id
      where doc_id > ${after} order by doc_id limit ${batchSize}`.execute(db);
    if (rows.length === 0) return;
    const folded = rows.map((row) => ({ doc_id: row.doc_id, text: foldedText(row) }));
    await put(
      db,
      folded.filter(({ text }, position) => text !== rows[position]?.text),
    );
    after = rows.at(-1)?.doc_id ?? after;
  }
}

function foldedText({ text, category }: { text: string; category: ServiceCategory | null }): string {
  return foldForSearch([text, ...(category ? categoryNames[category] : [])].join(' '));
}

async function putIntoSqlite(db: Kysely<unknown>, texts: Text[]): Promise<void> {
  for (const { doc_id, text } of texts) {
    await sql`update search_doc set text = ${text} where doc_id = ${doc_id}`.execute(db);
  }
}

async function putIntoPostgres(db: Kysely<unknown>, texts: Text[]): Promise<void> {
  await sql`update search_doc set text = folded.text
    from unnest(
      cast(${texts.map(({ doc_id }) => doc_id)} as bigint[]), cast(${texts.map(({ text }) => text)} as text[])
    ) as folded(doc_id, text)
    where search_doc.doc_id = folded.doc_id`.execute(db);
}

type Work = () => Promise<void>;

async function withoutSqliteIndex(db: Kysely<unknown>, work: Work): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; made: string }>`
    select name, sql as made from sqlite_master
    where type = 'trigger' and tbl_name = 'search_doc' and sql like '%after update on%'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await work();
  await sql`insert into search_doc_trigram (search_doc_trigram) values ('rebuild')`.execute(db);
  for (const { made } of triggers) await sql.raw(made).execute(db);
}

async function withoutPostgresIndex(db: Kysely<unknown>, work: Work): Promise<void> {
  await sql`drop trigger search_doc_update_told on search_doc`.execute(db);
  await sql`drop index search_doc_text`.execute(db);
  await work();
  await sql`create index search_doc_text on search_doc using gin (text gin_trgm_ops)`.execute(db);
  await sql`create trigger search_doc_update_told after update on search_doc
    for each row when (old.text is distinct from new.text) execute function tell_search_change()`.execute(db);
}
