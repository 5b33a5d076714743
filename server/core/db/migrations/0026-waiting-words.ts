import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** When the sender of a lead last added something that staff have not dealt with, and the order of lists by it. */
export const waitingWords = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const table of ['contact', 'consultation', 'career', 'quote']) {
      await sql`alter table ${sql.table(table)} add column word_at ${type}`.execute(db);
      await sql`create index ${sql.ref(`${table}_latest_word`)} on ${sql.table(table)}
        (coalesce(word_at, created_at), id)`.execute(db);
    }
  },
};
