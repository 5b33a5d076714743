import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { withColumns } from './create-table.ts';

/** The one spelling of the countries of leads, which the job `complete-desk` stores: it visits those that are marked here. */
export const countryKeys = {
  async up(db: Kysely<unknown>, engine: Engine): Promise<void> {
    await withColumns({ lead_desk: { optionalText: ['country_key'] } }).up(db, engine);
    await sql`update lead_desk set arrived_at = null where country is not null`.execute(db);
  },
};
