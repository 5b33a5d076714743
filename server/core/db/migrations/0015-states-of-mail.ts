import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';

/** What becomes of a letter is shown at once to whoever has its lead open. */
export const statesOfMail = {
  up: (db: Kysely<unknown>, engine: Engine): Promise<void> =>
    trackChanges(db, engine, { table: 'mail', columns: ['state'] }),
};
