import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Browsers and networks in which users signed in before, hashed: an attack on a name does not keep them out. */
export const knownPlaces = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('known_place')
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('place', text, (column) => column.notNull())
      .addColumn('used_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_place_key', ['account_id', 'place'])
      .execute();
    await db.schema.createIndex('known_place_place').on('known_place').columns(['place', 'used_at']).execute();
  },
};
