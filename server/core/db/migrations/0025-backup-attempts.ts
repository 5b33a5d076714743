import { type Kysely, sql } from 'kysely';

/** When a backup last showed that it is being made, or ended: one that was cut off is told apart, and tried again. */
export const backupAttempts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table backup_run add column touched_at text`.execute(db);
  },
};
