import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Deleted content in the Trash, the versions of each record, which records are demo content, and which drafts are due. */
export const nothingIsLost = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    // PostgreSQL compares keys and times byte by byte, as SQLite does.
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('trash')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('title_ar', text)
      .addColumn('record', text, (column) => column.notNull())
      .addColumn('paths', text, (column) => column.notNull())
      .addColumn('deleted_at', text, (column) => column.notNull())
      .addColumn('deleted_by', text)
      .addColumn('deleted_by_id', text)
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('trash_newest').on('trash').columns(['deleted_at', 'id']).execute();
    await db.schema.createIndex('trash_expiry').on('trash').column('expires_at').execute();
    await db.schema
      .createTable('content_version')
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('act', text, (column) => column.notNull())
      .addColumn('made_at', text, (column) => column.notNull())
      .addColumn('made_by', text)
      .addColumn('made_by_id', text)
      .addColumn('fields', text, (column) => column.notNull())
      .addColumn('record', text, (column) => column.notNull())
      .addColumn('paths', text, (column) => column.notNull())
      .addColumn('record_version', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('content_version_key', ['entity', 'record_id', 'version'])
      .execute();
    await db.schema.createIndex('content_version_newest').on('content_version').columns(['made_at']).execute();
    await db.schema
      .createTable('demo_record')
      .addColumn('entity', text, (column) => column.notNull())
      .addColumn('record_id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('demo_record_key', ['entity', 'record_id'])
      .execute();
    await db.schema.createIndex('blog_post_due').on('blog_post').column('publish_at').execute();
  },
};
