import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/** When the user of a session last proved who they are after signing in. */
export const sessionProofs = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const type = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('session').addColumn('proven_at', type).execute();
  },
};
