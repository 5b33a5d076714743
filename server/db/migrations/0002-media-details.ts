import type { Kysely } from 'kysely';

/** What a download is called, and which process is making an image's variants, for the how-manieth time. */
export const mediaDetails = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('media').addColumn('original_name', 'text').execute();
    await db.schema.alterTable('media').addColumn('claimed_at', 'text').execute();
    await db.schema
      .alterTable('media')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
