import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Which network sent a kept CV, so that none keeps many; and the leads that wait for a digest mail. */
export const boundsForStrangers = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('kept_upload').addColumn('network', text).execute();
    await db.schema.createIndex('kept_upload_network').on('kept_upload').column('network').execute();
    await db.schema
      .createTable('digest_lead')
      .addColumn('lead_id', text, (column) => column.primaryKey().notNull())
      .addColumn('lead_entity', text, (column) => column.notNull())
      .addColumn('reference', text, (column) => column.notNull())
      .addColumn('mail_id', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('digest_lead_mail').on('digest_lead').columns(['mail_id', 'created_at']).execute();
  },
};
