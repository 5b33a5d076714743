import type { OpenDatabase } from '#server/core/db/database.ts';

/** What the given…() builders need of a site: they insert straight through the queries. */
export type Records = { database: Pick<OpenDatabase, 'db'> };
