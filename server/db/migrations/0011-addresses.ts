import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Where pages that moved stand now, and the short links of pages. */
export const addresses = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    // PostgreSQL compares addresses byte by byte, as SQLite does.
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('redirect')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('from_path', text, (column) => column.notNull().unique())
      .addColumn('to_path', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('redirect_target').on('redirect').column('to_path').execute();
    await db.schema
      .createTable('short_link')
      .addColumn('code', text, (column) => column.primaryKey().notNull())
      .addColumn('path', text, (column) => column.notNull().unique())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
  },
};
