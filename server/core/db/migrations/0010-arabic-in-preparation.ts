import { type Kysely, sql } from 'kysely';

const tables = ['partner', 'product', 'blog_post', 'project', 'faq', 'certificate', 'opening', 'service'];

/** Whether the Arabic of a record is kept from visitors; all that is there stays live in both languages. */
export const arabicInPreparation = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} add column arabic_in_preparation integer not null default 0`.execute(
        db,
      );
  },
};
