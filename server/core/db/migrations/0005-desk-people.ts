import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { addColumns, createIndexes, createTable } from './create-table.ts';

/** Who is mentioned, how a message came, which leads are of the same person, and where an application stands. */
export const deskPeople = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await addColumns(db, engine, {
      lead_message: { optionalText: ['via'] },
      lead_reader: { optionalText: ['mentioned_at'] },
      lead_desk: { optionalText: ['name_key', 'company_key', 'status', 'staged_at'], optionalInteger: ['rating'] },
      career: { optionalText: ['cv_text'] },
    });
    const same = { key: ['lead_id', 'other_id'], text: ['verdict', 'created_at'], optionalText: ['account_id'] };
    await createTable(db, engine, { name: 'lead_same', table: same });
    await createIndexes(db, {
      lead_reader_mentioned: 'lead_reader (account_id, lead_id) where mentioned_at is not null',
      lead_desk_name: 'lead_desk (name_key)',
      lead_desk_company: 'lead_desk (company_key)',
      lead_same_other: 'lead_same (other_id)',
    });
    await trackChanges(db, engine, { table: 'lead_same' });
  },
};
