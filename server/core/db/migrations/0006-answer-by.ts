import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndexes } from './create-table.ts';

const texts = ['arrived_at', 'waits_since', 'due_at', 'reminded_for', 'told_for', 'answered_at'];

/** By when each lead is to be answered, and when it was; server/core/db/tables/desk-tables.ts documents the columns. */
export const answerBy = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of texts) await db.schema.alterTable('lead_desk').addColumn(column, text).execute();
    for (const column of ['answer_minutes', 'in_time'])
      await db.schema.alterTable('lead_desk').addColumn(column, 'integer').execute();
    await db.schema
      .alterTable('account')
      .addColumn('wants_week', 'integer', (of) => of.notNull().defaultTo(0))
      .execute();
    await createIndexes(db, {
      lead_desk_due: 'lead_desk (tab, due_at, id)',
      lead_desk_arrived: 'lead_desk (arrived_at)',
      lead_desk_answered: 'lead_desk (answered_at)',
    });
  },
};
