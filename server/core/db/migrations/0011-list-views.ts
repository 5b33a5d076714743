import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndexes, createTable } from './create-table.ts';

/** How users see lists. */
export const listViews = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = ['account_id', 'list', 'name', 'search', 'hidden'];
    await createTable(db, engine, { name: 'list_view', table: { key: ['id'], text, integer: ['is_whole'] } });
    await createIndexes(db, { list_view_of: 'list_view (account_id, list, name)' }, 'unique index');
  },
};
