import type { Kysely } from 'kysely';
import type { Engine } from '#server/core/db/engines/engine.ts';
import { trackChanges } from './change-tracking.ts';

/** Signals changes of a mail's state, so that staff who have its lead open see at once whether it was delivered. */
export const statesOfMail = {
  up: (db: Kysely<unknown>, engine: Engine): Promise<void> =>
    trackChanges(db, engine, { table: 'mail', columns: ['state'] }),
};
