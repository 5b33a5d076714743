import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndex, createTable } from './create-table.ts';

/** What the checks of texts found in each record as it was when it was checked, and what staff dismissed. */
export const textChecks = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const tables = {
      checked_record: { key: ['id'], text: ['entity', 'record_id', 'checked_as'] },
      checked_text: { key: ['id'], text: ['entity', 'record_id', 'title', 'title_ar', 'field', 'english', 'arabic'] },
      text_finding: {
        key: ['id'],
        text: [
          ...['entity', 'record_id', 'title', 'title_ar', 'field', 'check_name', 'language'],
          ...['found', 'wanted', 'text_hash'],
        ],
        integer: ['is_dismissed'],
      },
      dismissed_finding: {
        key: ['id'],
        text: ['entity', 'record_id', 'field', 'check_name', 'text_hash', 'dismissed_at'],
      },
    };
    for (const [name, table] of Object.entries(tables)) {
      await createTable(db, engine, { name, table });
      await createIndex(db, `${name}_record`, { on: name, columns: ['entity', 'record_id'] });
    }
    await createIndex(db, 'checked_text_english', { on: 'checked_text', columns: ['english'] });
  },
};
