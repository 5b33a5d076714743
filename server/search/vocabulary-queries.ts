import type { Database } from '#server/db/database.ts';
import { kindNames } from '#shared/kinds/kinds.ts';
import { afterText } from '#shared/search/indexed-text.ts';

// About 2 MB: enough to know the words of a trade.
const mostTexts = 1_000;

/** The newest texts of content, normalised, without their concepts. */
export async function readNewestTexts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('search_doc')
    .select('text')
    .where('entity', 'in', kindNames)
    .orderBy('doc_id', 'desc')
    .limit(mostTexts)
    .execute();
  return rows.map(({ text }) => text.split(afterText, 1)[0] ?? '');
}
