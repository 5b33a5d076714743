import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { watchTable } from './watched-tables.ts';

/** What lists are put in order by; the id settles ties. */
const sorted: Record<string, string[]> = {
  contact: ['full_name', 'email', 'company', 'status'],
  consultation: ['full_name', 'email', 'company', 'type_of_inquiry'],
  career: ['full_name', 'email', 'phone', 'cv_original_name', 'cv_size', 'status'],
  partner: ['name', 'industry'],
  product: ['name', 'industry'],
  blog_post: ['title', 'status'],
};

/** What the searchable text of a record begins with: what the record is called. */
const titles: Record<string, string[]> = {
  partner: ['name'],
  product: ['name'],
  blog_post: ['title'],
  project: ['title'],
  service: ['name'],
  faq: ['topic', 'question'],
  certificate: ['name'],
  opening: ['title'],
};

/** What visitors narrow lists by, in the order in which these show the rest. */
const narrowed = { partner: 'industry', product: 'industry' };

// Ids elsewhere compare byte by byte; with another order PostgreSQL finds no index for what joins them.
const sameCollation = [
  sql`alter table search_doc alter column entity type text collate "C", alter column record_id type text collate "C"`,
  sql`alter table media_use alter column path type text collate "C", alter column entity type text collate "C",
    alter column record_id type text collate "C"`,
];

/** For a hundred thousand rows: indexes for lists, watching of what staff read, so that counts can be kept, and titles to search. */
export const manyRows = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    if (engine === 'postgres') for (const change of sameCollation) await change.execute(db);
    for (const [table, columns] of Object.entries(sorted)) {
      for (const column of columns) {
        await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, 'id']).execute();
      }
    }
    for (const [table, column] of Object.entries(narrowed)) {
      await db.schema.createIndex(`${table}_of_${column}`).on(table).columns([column, 'created_at', 'id']).execute();
    }
    // Drafts that wait, last changed first.
    await db.schema
      .createIndex('blog_post_status_changed')
      .on('blog_post')
      .columns(['status', 'updated_at', 'id'])
      .execute();
    for (const table of ['contact', 'consultation', 'career']) await watchTable(db, engine, { table });
    for (const [table, columns] of Object.entries(titles)) await addTitles(db, table, columns);
  },
};

/** Folding changes few lengths, and by little: the beginning of the text, as long as the titles and a space after each. */
async function addTitles(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const lengths = columns
    .flatMap((column) => [column, `${column}_ar`])
    .map((column) => sql`length(coalesce(${sql.ref(`record.${column}`)}, '')) + 1`);
  await sql`insert into search_doc (entity, record_id, text)
    select ${sql.lit(`${table}:title`)}, doc.record_id, substr(doc.text, 1, ${sql.join(lengths, sql` + `)})
    from search_doc as doc join ${sql.table(table)} as record on record.id = doc.record_id
    where doc.entity = ${sql.lit(table)}`.execute(db);
}
