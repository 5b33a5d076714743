import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { watchTable } from './watched-tables.ts';

const leadTables = ['contact', 'consultation', 'career'];

/** When what a person sent was anonymised, and whose a CV is that is kept for a form. */
export const privacy = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const table of leadTables) {
      await db.schema.alterTable(table).addColumn('anonymised_at', text).execute();
      // For lists without what is suspicious, and their counts.
      await db.schema
        .createIndex(`${table}_unsuspicious`)
        .on(table)
        .columns(['suspicion', 'created_at', 'id'])
        .execute();
      await db.schema
        .createIndex(`${table}_personal`)
        .on(table)
        .columns(['created_at', 'id'])
        .where(sql.ref('anonymised_at'), 'is', sql.lit(null))
        .execute();
    }
    await db.schema.alterTable('kept_upload').addColumn('owner', text).execute();
    // The privacy page tells visitors what administrators chose.
    await watchTable(db, engine, { table: 'setting' });
  },
};
