import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndexes, createTable } from './create-table.ts';

/** From what to what a lead's status and its owner changed. */
export const leadEvents = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await createTable(db, engine, {
      name: 'lead_event',
      table: {
        key: ['id'],
        text: ['lead_id', 'field', 'cause', 'created_at'],
        optionalText: ['value_before', 'value_after', 'account_id'],
      },
    });
    await createIndexes(db, { lead_event_of: 'lead_event (lead_id, created_at, id)' });
  },
};
