import type { Kysely } from 'kysely';

const pageTables = ['partner', 'product', 'blog_post'];
const columns = ['search_title', 'search_description'];

/** What search engines show of a record's page instead of its own words. */
export const searchTexts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of pageTables) {
      for (const column of columns.flatMap((name) => [name, `${name}_ar`])) {
        await db.schema.alterTable(table).addColumn(column, 'text').execute();
      }
    }
  },
};
