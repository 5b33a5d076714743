import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';
import { addColumns, createIndexes, createTable, type Table } from './create-table.ts';

// server/core/db/tables/desk-tables.ts documents what the columns mean.
const tables: Record<string, Table> = {
  lead_desk: {
    key: ['id'],
    text: ['kind', 'reference', 'tab', 'moved_at'],
    optionalText: ['owner_id', 'next_step', 'next_step_on', 'answer_by', 'subject_id', 'country', 'source'],
    defaults: { tags: '[]' },
  },
  lead_note: { key: ['id'], text: ['lead_id', 'body', 'created_at'], optionalText: ['account_id'] },
  lead_reader: { key: ['lead_id', 'account_id'], text: ['here_at'], optionalText: ['read_at', 'draft_kind', 'draft'] },
};

/** The desk of leads: where each stands, whose it is, notes of staff, and who has read it. */
export const desk = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    for (const [name, table] of Object.entries(tables)) await createTable(db, engine, { name, table });
    await createIndexes(db, { lead_desk_reference: 'lead_desk (reference)' }, 'unique index');
    await createIndexes(db, {
      lead_desk_tab: 'lead_desk (tab, moved_at, id)',
      lead_desk_owner: 'lead_desk (owner_id, tab, moved_at, id)',
      lead_note_of: 'lead_note (lead_id, created_at, id)',
      quote_of_number: 'quote (phone_e164)',
      career_of_number: 'career (phone_e164)',
      audit_entry_record: 'audit_entry (record_id, at, id)',
    });
    await addColumns(db, engine, { lead_message: { optionalText: ['account_id'] } });
    for (const table of ['lead_desk', 'lead_note']) await trackChanges(db, engine, { table });
    // Who is there decides whose leads are nobody's.
    await trackChanges(db, engine, { table: 'account', columns: ['id'] });
  },
};
