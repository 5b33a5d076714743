import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { createTable } from './create-table.ts';

/** What staff changed of the words of search and the termbase, and what they added. */
export const terms = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = {
      key: ['id'],
      text: ['changes', 'created_at', 'updated_at'],
      optionalText: ['changed_by'],
      integer: ['is_removed'],
    };
    await createTable(db, engine, { name: 'term', table });
    await trackChanges(db, engine, { table: 'term' });
  },
};
