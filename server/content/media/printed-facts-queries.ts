import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';

/** What is printed on the bags in these pictures, by their paths; pictures without a print are left out. */
export async function listPrinted(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['path', 'printed'])
    .where('path', 'in', paths)
    .where('printed', '<>', '')
    .execute();
  return new Map(rows.map(({ path, printed }) => [path, printed]));
}

/** Stores what is printed on the bag in an image, and has the records that show it checked again. @returns whether there is such an image */
export async function putPrinted(transaction: Database, path: string, printed: string): Promise<boolean> {
  const image = transaction.updateTable('media').where('path', '=', path).where('kind', '=', 'image');
  const isThere = await changeRow(image.set({ printed }));
  await transaction
    .deleteFrom('checked_record')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('media_use')
          .select('media_use.path')
          .where('media_use.path', '=', path)
          .whereRef('media_use.entity', '=', 'checked_record.entity')
          .whereRef('media_use.record_id', '=', 'checked_record.record_id'),
      ),
    )
    .execute();
  return isThere;
}
