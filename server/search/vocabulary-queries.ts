import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { afterText } from '#shared/search/indexed-text.ts';
import { searchGroupNames } from '#shared/search/search-groups.ts';
import { findSearchedTable, firstRecords } from './search-queries.ts';

// About 2 MB with the others: enough to know the words of a trade.
const mostTextsOfGroup = 300;

/**
 * The first texts of each group that visitors may find, normalised, without their concepts. The records are chosen by
 * their lists' index: in order of `search_doc`, a small group would have the texts of all others read.
 */
export async function readFirstTexts(db: Database, today: string): Promise<string[]> {
  const texts: string[] = [];
  for (const group of searchGroupNames) {
    const rows = await db
      .selectFrom('search_doc')
      .select('text')
      .where('entity', '=', findSearchedTable(group))
      .where(sql.ref('record_id'), 'in', firstRecords(db, { group, today }, mostTextsOfGroup).select('id'))
      .orderBy('doc_id', 'desc')
      .execute();
    texts.push(...rows.map(({ text }) => text.split(afterText, 1)[0] ?? ''));
  }
  return texts;
}
