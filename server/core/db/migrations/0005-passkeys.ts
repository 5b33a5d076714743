import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndex, createTable } from './create-table.ts';

const table = {
  key: ['id'],
  text: ['account_id', 'credential_id', 'public_key', 'transports', 'name', 'created_at'],
  optionalText: ['last_used_at'],
  // A counter of 32 bits without sign, which PostgreSQL's integer cannot hold.
  optionalBigint: ['counter'],
};

/** Passkeys of users: sign-in without a password. */
export const passkeys = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await createTable(db, engine, { name: 'passkey', table });
    await createIndex(db, 'passkey_account', { on: 'passkey', columns: ['account_id', 'created_at', 'id'] });
    await createIndex(db, 'passkey_credential', { on: 'passkey', columns: ['credential_id'], isUnique: true });
  },
};
