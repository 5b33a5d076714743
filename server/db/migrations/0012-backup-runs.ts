import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** How every backup went, and the trial of restoring it. */
export const backupRuns = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    // PostgreSQL compares keys and times byte by byte, as SQLite does.
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('backup_run')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('started_at', text, (column) => column.notNull())
      .addColumn('archive', text)
      .addColumn('bytes', 'bigint')
      .addColumn('row_count', 'bigint')
      .addColumn('file_count', 'bigint')
      .addColumn('archived_at', text)
      .addColumn('drilled_at', text)
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('reason', text)
      .execute();
    await db.schema.createIndex('backup_run_newest').on('backup_run').column('started_at').execute();
  },
};
