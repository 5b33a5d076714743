import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createContentTable } from './create-table.ts';

/** Pages for what people often look for. */
export const landingPages = {
  up: (db: Kysely<unknown>, engine: Engine): Promise<void> =>
    createContentTable(db, engine, {
      name: 'landing_page',
      columns: {
        bilingual: ['title', 'summary', 'description', 'questions'],
        optionalText: ['search_title', 'search_title_ar', 'search_description', 'search_description_ar'],
        integer: ['position'],
        defaults: { products: '[]' },
        ordered: ['title'],
        hasAddress: true,
      },
    }),
};
