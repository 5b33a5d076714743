import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const leadTables = ['contact', 'consultation', 'career'];

/** How often what was visited, by day; and how the senders of messages came. */
export const visits = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('visit_count')
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('dimension', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_count_key', ['day', 'dimension', 'value', 'kind'])
      .execute();
    for (const table of leadTables) await db.schema.alterTable(table).addColumn('came_from', text).execute();
  },
};
