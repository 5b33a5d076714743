import { type Kysely, sql } from 'kysely';

const flags = ['covers_uncoated', 'covers_coated', 'covers_bopp', 'covers_liner', 'covers_jumbo'];

/** Which kind of document a certificate is, and which materials it names. Earlier releases write none of these columns. */
export const documentScopes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table certificate add column document_kind text not null default 'unstated'`.execute(db);
    for (const flag of flags)
      await sql`alter table certificate add column ${sql.ref(flag)} integer not null default 0`.execute(db);
  },
};
