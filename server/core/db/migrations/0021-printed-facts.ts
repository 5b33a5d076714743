import { type Kysely, sql } from 'kysely';

/** What can be read on the bag in a picture, to be compared with the product. Earlier releases do not write it. */
export const printedFacts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table media add column printed text not null default ''`.execute(db);
  },
};
