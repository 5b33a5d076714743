import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createContentTable, createIndex } from './create-table.ts';

/** Export markets: a kind of content with a page per record. */
export const markets = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    // Those of a kind with a page per record; times are texts, for none is promised.
    const columns = {
      bilingual: [
        // What visitors read of it.
        'name',
        'summary',
        'countries',
        'route',
        'ports',
        'documents',
        'terms',
        'languages',
        'description',
      ],
      text: ['image'],
      optionalText: ['search_title', 'search_title_ar', 'search_description', 'search_description_ar', 'address'],
      integer: ['position'],
    };
    await createContentTable(db, engine, { name: 'market', columns });
    // As in the tables of the other kinds, with a default for programs that write none.
    await sql`alter table market add column arabic_in_preparation integer not null default 0`.execute(db);
    const unnamed = { on: 'market', columns: ['id'], where: '"address" is null' };
    await createIndex(db, 'market_without_address', unnamed);
  },
};
