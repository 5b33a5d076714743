import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndex, createTable, type Index, type Table } from './create-table.ts';

const tables: Record<string, Table> = {
  lead_follow: {
    key: ['lead_id'],
    text: ['lead_entity', 'token_hash', 'created_at'],
    optionalText: ['closed_at'],
  },
  lead_message: {
    key: ['id'],
    text: ['lead_id', 'author', 'kind', 'body', 'created_at'],
  },
  lead_file: {
    key: ['id'],
    text: ['lead_id', 'path', 'original_name', 'created_at'],
    optionalText: ['message_id'],
    integer: ['size'],
  },
};

const indexes: Record<string, Index> = {
  lead_follow_token: { on: 'lead_follow', columns: ['token_hash'], isUnique: true },
  lead_message_of: { on: 'lead_message', columns: ['lead_id', 'created_at', 'id'] },
  lead_file_of: { on: 'lead_file', columns: ['lead_id', 'created_at', 'id'] },
  lead_file_path: { on: 'lead_file', columns: ['path'], isUnique: true },
};

/** What follows after a lead: its private address, the questions and answers about it, and its files. */
export const leadThreads = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    for (const [name, table] of Object.entries(tables)) await createTable(db, engine, { name, table });
    for (const [name, index] of Object.entries(indexes)) await createIndex(db, name, index);
  },
};
