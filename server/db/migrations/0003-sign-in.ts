import type { Kysely } from 'kysely';

/** Failed sign-ins, counted per name and per address by every process alike. */
export const signIn = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sign_in_failure')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_failure_subject')
      .on('sign_in_failure')
      .columns(['subject', 'created_at'])
      .execute();
  },
};
