import type { RecordName } from '#server/content/records/version-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { FieldText } from '#shared/kinds/text-fields.ts';
import type { StaleText } from '#shared/terms/stale-text.ts';

const toStaleText = ({ field, language, since, changed_at, was }: Tables['stale_text']): StaleText => ({
  field,
  language,
  since,
  changedAt: changed_at,
  was: jsonColumn<FieldText[]>(was),
});

function deleteMarks(db: Database, { entity, id }: RecordName) {
  return db.deleteFrom('stale_text').where('entity', '=', entity).where('record_id', '=', id);
}

export const staleTextQueries = {
  async list(db: Database, { entity, id }: RecordName): Promise<StaleText[]> {
    return (await this.listOf(db, entity, [id])).get(id) ?? [];
  },

  /** The marks of several records of a kind, by the record's id. */
  async listOf(db: Database, entity: string, ids: readonly string[]): Promise<Map<string, StaleText[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('stale_text')
      .selectAll()
      .where('entity', '=', entity)
      .where('record_id', 'in', ids)
      .orderBy('since')
      .orderBy('field')
      .execute();
    const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
    return new Map([...byRecord].map(([id, marks]) => [id, marks.map(toStaleText)]));
  },

  async insert(db: Database, { entity, id }: RecordName, mark: StaleText): Promise<void> {
    const { field, language, since, changedAt, was } = mark;
    const row = { field, language, since, changed_at: changedAt, was: JSON.stringify(was) };
    await db
      .insertInto('stale_text')
      .values({ entity, record_id: id, ...row })
      .execute();
  },

  /** The source of a marked text changed again. */
  async renew(db: Database, { entity, id }: RecordName, field: string, changedAt: string): Promise<void> {
    await db
      .updateTable('stale_text')
      .set({ changed_at: changedAt })
      .where('entity', '=', entity)
      .where('record_id', '=', id)
      .where('field', '=', field)
      .execute();
  },

  async remove(db: Database, name: RecordName, fields: readonly string[]): Promise<void> {
    if (fields.length > 0) await deleteMarks(db, name).where('field', 'in', fields).execute();
  },

  /** Removes the mark of a record that is gone for good. */
  async removeAll(db: Database, name: RecordName): Promise<void> {
    await deleteMarks(db, name).execute();
  },
};
