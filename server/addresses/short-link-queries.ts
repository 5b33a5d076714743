import type { Database } from '#server/db/database.ts';

export const shortLinkQueries = {
  async findPath(db: Database, code: string): Promise<string | undefined> {
    const row = await db.selectFrom('short_link').select('path').where('code', '=', code).executeTakeFirst();
    return row?.path;
  },

  async findCode(db: Database, path: string): Promise<string | undefined> {
    const row = await db.selectFrom('short_link').select('code').where('path', '=', path).executeTakeFirst();
    return row?.code;
  },

  /** Stores a code for a path unless either is already stored. */
  async insert(db: Database, code: string, path: string): Promise<void> {
    await db
      .insertInto('short_link')
      .values({ code, path, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
