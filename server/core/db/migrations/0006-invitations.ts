import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { createIndex, createTable } from './create-table.ts';

/** Invitations of colleagues, until they are accepted, revoked or expired. */
export const invitations = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = ['username', 'username_key', 'role', 'token_hash', 'invited_by', 'created_at'];
    const table = { key: ['id'], text, optionalText: ['email'] };
    await createTable(db, engine, { name: 'invitation', table });
    const unique = { on: 'invitation', isUnique: true } as const;
    await createIndex(db, 'invitation_username', { ...unique, columns: ['username_key'] });
    await createIndex(db, 'invitation_token', { ...unique, columns: ['token_hash'] });
  },
};
