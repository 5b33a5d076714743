import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createTable } from './create-table.ts';

/** What a machine suggests for texts, until staff accept it; one row per field of a record. */
export const textDrafts = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const table = { key: ['entity', 'record_id', 'field'], text: ['language', 'texts', 'made_at', 'made_with'] };
    await createTable(db, engine, { name: 'text_draft', table });
  },
};
