import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

/** Addresses of users, the second factor with its recovery codes, sessions that can be told apart, and recovery links. */
export const accounts = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of ['email', 'email_key', 'totp_secret', 'totp_since']) {
      await db.schema.alterTable('account').addColumn(column, text).execute();
    }
    await db.schema
      .alterTable('account')
      .addColumn('totp_step', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('account_email').unique().on('account').column('email_key').execute();
    await db.schema.alterTable('session').addColumn('id', text).execute();
    await db.schema
      .alterTable('session')
      .addColumn('device', text, (column) => column.notNull().defaultTo(''))
      .execute();
    // A part of the hash names a session that is open now; it leads back to no token.
    await sql`update session set id = substr(token_hash, 1, 22)`.execute(db);
    await db.schema.createIndex('session_id').unique().on('session').column('id').execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('password_link')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_link_account').on('password_link').column('account_id').execute();
  },
};
