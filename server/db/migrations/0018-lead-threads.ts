import type { Kysely } from 'kysely';
import type { Engine } from '#server/db/engine.ts';
import { createIndex, createTable } from './create-table.ts';

/** What follows after a lead: its private address, the questions and answers about it, and its files. */
export const leadThreads = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const follow = { key: ['lead_id'], text: ['lead_entity', 'token_hash', 'created_at'], optionalText: ['closed_at'] };
    await createTable(db, engine, { name: 'lead_follow', table: follow });
    await createIndex(db, 'lead_follow_token', { on: 'lead_follow', columns: ['token_hash'], isUnique: true });
    const message = { key: ['id'], text: ['lead_id', 'author', 'kind', 'body', 'created_at'] };
    await createTable(db, engine, { name: 'lead_message', table: message });
    await createIndex(db, 'lead_message_of', { on: 'lead_message', columns: ['lead_id', 'created_at', 'id'] });
    const text = ['lead_id', 'path', 'original_name', 'created_at'];
    const file = { key: ['id'], text, optionalText: ['message_id'], integer: ['size'] };
    await createTable(db, engine, { name: 'lead_file', table: file });
    await createIndex(db, 'lead_file_of', { on: 'lead_file', columns: ['lead_id', 'created_at', 'id'] });
    await createIndex(db, 'lead_file_path', { on: 'lead_file', columns: ['path'], isUnique: true });
  },
};
