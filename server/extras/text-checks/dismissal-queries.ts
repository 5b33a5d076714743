import { changeRow } from '#server/core/db/count-rows.ts';
import type { Database } from '#server/core/db/database.ts';
import type { ContentName } from '#shared/kinds/kinds.ts';
import type { Dismissal, DismissalInput } from '#shared/text-checks/text-findings.ts';

type Dismissed = Pick<DismissalInput, 'field' | 'check' | 'hash'>;

const keyOf = ({ entity, id }: ContentName, { field, check }: Dismissed): string => `${entity}:${id}:${field}:${check}`;

export const dismissalQueries = {
  async list(db: Database, { entity, id }: ContentName): Promise<Dismissal[]> {
    const rows = await db
      .selectFrom('dismissed_finding')
      .select(['field', 'check_name', 'text_hash'])
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ field, check_name: check, text_hash: hash }) => ({ field, check, hash }));
  },

  /** Stores a dismissal, in place of an earlier one of the same check and field. @returns whether it was not there */
  async put(transaction: Database, name: ContentName, dismissed: Dismissed): Promise<boolean> {
    const values = { text_hash: dismissed.hash, dismissed_at: new Date().toISOString() };
    const stored = transaction
      .insertInto('dismissed_finding')
      .values({
        id: keyOf(name, dismissed),
        entity: name.entity,
        record_id: name.id,
        field: dismissed.field,
        check_name: dismissed.check,
        ...values,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(values).where('dismissed_finding.text_hash', '!=', dismissed.hash),
      );
    const isNew = await changeRow(stored);
    await markFindings(transaction, name, { ...dismissed, isDismissed: true });
    return isNew;
  },

  /** @returns whether there was a dismissal */
  async remove(transaction: Database, name: ContentName, dismissed: Dismissed): Promise<boolean> {
    const stored = transaction.deleteFrom('dismissed_finding').where('id', '=', keyOf(name, dismissed));
    const wasThere = await changeRow(stored);
    await markFindings(transaction, name, { ...dismissed, isDismissed: false });
    return wasThere;
  },
};

async function markFindings(transaction: Database, { entity, id }: ContentName, change: DismissalInput): Promise<void> {
  await transaction
    .updateTable('text_finding')
    .set({ is_dismissed: change.isDismissed ? 1 : 0 })
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('field', '=', change.field)
    .where('check_name', '=', change.check)
    .where('text_hash', '=', change.hash)
    .execute();
}
