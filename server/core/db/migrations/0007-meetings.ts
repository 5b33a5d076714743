import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** Messages that invite to a meeting. */
export const meetings = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('lead_message').addColumn('meeting', text).execute();
  },
};
