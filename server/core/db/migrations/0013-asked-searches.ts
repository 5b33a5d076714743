import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createTable } from './create-table.ts';

/** How often searches did not help, by day. */
export const askedSearches = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = { key: ['day', 'language', 'query'], integer: ['empty', 'unclicked'] };
    await createTable(db, engine, { name: 'asked_search', table });
  },
};
