import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const subjects = [
  { lead: 'contact', id: 'product_id', table: 'product', title: 'name' },
  { lead: 'career', id: 'opening_id', table: 'opening', title: 'title' },
];

/** What the product or the job opening was called that a lead is about: it may be deleted for good. */
export const leadSubjects = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const { lead, id, table, title } of subjects) {
      for (const column of ['about_title', 'about_title_ar']) {
        await db.schema.alterTable(lead).addColumn(column, text).execute();
      }
      const there = `select ${title}, ${title}_ar from "${table}" where "${table}".id = ${lead}.${id}`;
      const inTrash = `select title, title_ar from trash where entity = '${table}' and record_id = ${lead}.${id}`;
      for (const source of [inTrash, there]) {
        const update = `update ${lead} set (about_title, about_title_ar) = (${source}) where ${id} is not null and exists (${source})`;
        await sql.raw(update).execute(db);
      }
    }
  },
};
