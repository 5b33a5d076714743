import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** What is said of stored documents that nobody should open without thought. */
export const fileMarkTable = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('file_mark')
      .addColumn('path', text, (column) => column.notNull())
      .addColumn('mark', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('file_mark_key', ['path', 'mark'])
      .execute();
    await db.schema.createIndex('file_mark_kind').on('file_mark').columns(['mark', 'created_at']).execute();
  },
};
