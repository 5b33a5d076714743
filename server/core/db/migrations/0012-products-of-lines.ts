import { type Kysely, sql } from 'kysely';

/** Marks requests for the job `complete-desk`, which then stores the products of all their lines, not of the first alone. */
export const productsOfLines = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update lead_desk set arrived_at = null where kind = 'quote'`.execute(db);
  },
};
