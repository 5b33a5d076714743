import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** The language of a user's mail, known from the first sign-in on. */
export const accountLanguage = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('account').addColumn('language', type).execute();
  },
};
