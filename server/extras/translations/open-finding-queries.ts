import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import type { ContentEntity } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';

/** A finding of the last check of texts that nobody dismissed. */
export type OpenFinding = { field: string; language: Language };

// Missing texts have a state of their own.
const otherState = 'missing_text';

/** The ids of the records in a language of which the checks of texts found something. */
export const withFindings = (entity: ContentEntity, language: Language): RawBuilder<unknown> =>
  sql`select record_id from text_finding where entity = ${sql.lit(entity)} and language = ${sql.lit(language)}
    and is_dismissed = 0 and check_name <> ${sql.lit(otherState)}`;

export const openFindingQueries = {
  /** The open findings of some records, by their ids, in the order of their fields. */
  async listOf(db: Database, entity: ContentEntity, ids: readonly string[]): Promise<Map<string, OpenFinding[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('text_finding')
      .select(['record_id', 'field', 'language'])
      .where('entity', '=', entity)
      .where('record_id', 'in', ids)
      .where('is_dismissed', '=', 0)
      .where('check_name', '<>', otherState)
      .orderBy('id')
      .execute();
    return Map.groupBy(rows, ({ record_id: id }) => id);
  },
};
