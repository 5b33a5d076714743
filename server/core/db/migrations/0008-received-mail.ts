import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { createIndexes, createTable } from './create-table.ts';

/** Letters that came in for leads. */
export const receivedMail = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await createTable(db, engine, {
      name: 'lead_mail',
      table: {
        key: ['id'],
        text: ['lead_id', 'kind', 'header_id', 'created_at'],
        optionalText: ['message_id', 'sender', 'folded'],
        defaults: { left_out: '[]' },
      },
    });
    await createIndexes(db, { lead_mail_of: 'lead_mail (lead_id, created_at, id)' });
    await trackChanges(db, engine, { table: 'lead_mail' });
  },
};
