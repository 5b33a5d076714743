import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import { prepareWatching, watchTable } from './watched-tables.ts';

/** Every process learns what changed of what visitors see, whoever changed it (server/db/change-signal.ts). */
export const contentChanges = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await prepareWatching(db, engine);
    const contents = [
      'partner',
      'product',
      'blog_post',
      'project',
      'service',
      'faq',
      'certificate',
      'opening',
      'company',
    ];
    for (const table of contents) await watchTable(db, engine, { table });
    // How a file is getting on with its variants is nobody's concern, only what pages show of it.
    const shown = ['alt', 'alt_ar', 'is_render', 'width', 'height', 'widths', 'fallback'];
    await watchTable(db, engine, { table: 'media', columns: shown });
  },
};
