import type { Insertable } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';

type Finding = Insertable<Tables['text_finding']>;

const mostGroups = 200;
const mostTexts = 5_000;
const check = 'two_translations';

type RepeatedText = Tables['checked_text'] & { checked_as: string | null };

/**
 * Short texts whose English is translated in more than one way, in the order of their ids; at most 5,000. `checked_as`
 * begins with the time of the record's last change.
 */
export async function listTranslatedTwice(db: Database): Promise<RepeatedText[]> {
  const groups = await db
    .selectFrom('checked_text')
    .select('english')
    .where('arabic', '<>', '')
    .groupBy('english')
    .having(({ fn }) => fn.count('arabic').distinct(), '>', 1)
    .orderBy('english')
    .limit(mostGroups)
    .execute();
  if (groups.length === 0) return [];
  return db
    .selectFrom('checked_text')
    .leftJoin('checked_record', (join) =>
      join
        .onRef('checked_record.entity', '=', 'checked_text.entity')
        .onRef('checked_record.record_id', '=', 'checked_text.record_id'),
    )
    .selectAll('checked_text')
    .select('checked_record.checked_as')
    .where(
      'english',
      'in',
      groups.map(({ english }) => english),
    )
    .orderBy('checked_text.id')
    .limit(mostTexts)
    .execute();
}

/** Replaces the findings of texts that are translated in two ways. */
export async function replaceTranslatedTwice(transaction: Database, findings: Finding[]): Promise<void> {
  await transaction.deleteFrom('text_finding').where('check_name', '=', check).execute();
  const atOnce = 200;
  for (let from = 0; from < findings.length; from += atOnce)
    await transaction
      .insertInto('text_finding')
      .values(findings.slice(from, from + atOnce))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}
