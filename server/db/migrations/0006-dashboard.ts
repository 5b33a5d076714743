import type { Kysely } from 'kysely';

const contentTables = ['partner', 'product', 'blog_post', 'project', 'service', 'faq', 'certificate', 'opening'];
const tablesWithStatus = ['contact', 'career', 'blog_post'];

/** Indexes for what waits and what changed lately, so that the dashboard stays quick with many records. */
export const dashboardIndexes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of contentTables) {
      await db.schema.createIndex(`${table}_changed`).on(table).columns(['updated_at', 'id']).execute();
    }
    for (const table of tablesWithStatus) {
      await db.schema.createIndex(`${table}_status`).on(table).columns(['status', 'created_at', 'id']).execute();
    }
  },
};
