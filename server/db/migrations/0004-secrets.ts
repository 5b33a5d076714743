import type { Kysely } from 'kysely';

/** Keys that the site makes for itself and all its processes share. */
export const secrets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
