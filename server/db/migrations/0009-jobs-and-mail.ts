import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Work that waits for a process to do it, and the mail that is to go out or has gone. */
export const jobsAndMail = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    // PostgreSQL compares keys and times byte by byte, as SQLite does.
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('job')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('payload', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('run_after', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('lease_token', text)
      .addColumn('lease_until', text)
      .addColumn('failing_since', text)
      .addColumn('last_error', text)
      .addColumn('done_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('job_due').on('job').columns(['state', 'kind', 'run_after']).execute();
    await db.schema
      .createTable('mail')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('lead_entity', text)
      .addColumn('lead_id', text)
      .addColumn('reference', text)
      .addColumn('recipient', text)
      .addColumn('subject', text)
      .addColumn('body', text)
      .addColumn('holds_secret', 'integer', (column) => column.notNull())
      .addColumn('slot', text)
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_error', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text)
      .addColumn('settled_at', text)
      .execute();
    await db.schema.createIndex('mail_slot').unique().on('mail').column('slot').execute();
    await db.schema.createIndex('mail_newest').on('mail').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('mail_state').on('mail').columns(['state', 'created_at', 'id']).execute();
    await db.schema.createIndex('mail_lead').on('mail').columns(['lead_id', 'kind']).execute();
  },
};
