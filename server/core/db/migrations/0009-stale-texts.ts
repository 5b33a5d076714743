import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createTable } from './create-table.ts';

/** Texts whose other language was changed later, one row per field of a record. */
export const staleTexts = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = { key: ['entity', 'record_id', 'field'], text: ['language', 'since', 'changed_at', 'was'] };
    await createTable(db, engine, { name: 'stale_text', table });
  },
};
