import { type Kysely, sql } from 'kysely';

/** Which process is making an image's variants, and which images wait in the library for a text to show them. */
export const mediaClaims = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('media').addColumn('claimed_by', 'text').execute();
    await db.schema
      .alterTable('media')
      .addColumn('in_library', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Whatever nothing shows when this comes may have been put into the library: it stays.
    await sql`update media set in_library = 1 where not exists (select 1 from media_use where media_use.path = media.path)`.execute(
      db,
    );
  },
};
