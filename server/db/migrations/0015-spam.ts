import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const leadTables = ['contact', 'consultation', 'career'];

/** Why a message is suspicious, what may be used only once, and how many messages came. */
export const spam = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const table of leadTables) {
      await db.schema
        .alterTable(table)
        .addColumn('suspicion', text, (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createIndex(`${table}_suspicious`)
        .on(table)
        .columns(['created_at', 'id'])
        .where(sql.ref('suspicion'), '<>', sql.lit(''))
        .execute();
    }
    await db.schema
      .createTable('spent_token')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('spent_token_expiry').on('spent_token').column('expires_at').execute();
    await db.schema
      .createTable('arrival_count')
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('begins_at', text, (column) => column.notNull())
      .addColumn('arrivals', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('arrival_count_key', ['subject', 'begins_at'])
      .execute();
    await db.schema.createIndex('arrival_count_time').on('arrival_count').column('begins_at').execute();
  },
};
