import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';

/**
 * PostgreSQL compresses texts above 2 KB and stores them apart, so that counting those with a common word takes more than
 * twice as long. New and changed texts below 8 KB stay in their rows; rows are at most one page of the table long
 * (https://www.postgresql.org/docs/current/sql-createtable.html#RELOPTION-TOAST-TUPLE-TARGET).
 */
export const plainSearchTexts = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    if (engine === 'postgres') await sql`alter table search_doc set (toast_tuple_target = 8160)`.execute(db);
  },
};
