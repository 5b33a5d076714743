import { type Kysely, sql } from 'kysely';

/**
 * Which certificates are about a product, which products are shown beside it, and what a certificate proves. Earlier
 * releases write none of these columns.
 */
export const linkedRecords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table product add column certificates text not null default '[]'`.execute(db);
    await sql`alter table product add column related_products text not null default '[]'`.execute(db);
    await sql`alter table certificate add column proves text not null default 'other'`.execute(db);
  },
};
