import type { RecordName } from '#server/content/records/version-queries.ts';
import type { Database } from '#server/core/db/database.ts';
import { jsonColumn } from '#server/core/db/json-column.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import type { FieldText } from '#shared/kinds/text-fields.ts';
import type { TextDraft } from '#shared/terms/text-draft.ts';

const toDraft = ({ field, language, texts, made_at, made_with }: Tables['text_draft']): TextDraft => ({
  field,
  language,
  texts: jsonColumn<FieldText[]>(texts),
  madeAt: made_at,
  madeWith: made_with,
});

function selectRows(db: Database, { entity, id }: RecordName) {
  return db.deleteFrom('text_draft').where('entity', '=', entity).where('record_id', '=', id);
}

export const textDraftQueries = {
  /** The drafts for several records of a kind, by the record's id. */
  async listOf(db: Database, entity: string, ids: readonly string[]): Promise<Map<string, TextDraft[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('text_draft')
      .selectAll()
      .where('entity', '=', entity)
      .where('record_id', 'in', ids)
      .orderBy('field')
      .execute();
    const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
    return new Map([...byRecord].map(([id, drafts]) => [id, drafts.map(toDraft)]));
  },

  /** Replaces the draft of a field, if there is one. */
  async put(db: Database, { entity, id }: RecordName, draft: TextDraft): Promise<void> {
    const values = {
      language: draft.language,
      texts: JSON.stringify(draft.texts),
      made_at: draft.madeAt,
      made_with: draft.madeWith,
    };
    await db
      .insertInto('text_draft')
      .values({ entity, record_id: id, field: draft.field, ...values })
      .onConflict((conflict) => conflict.columns(['entity', 'record_id', 'field']).doUpdateSet(values))
      .execute();
  },

  async remove(db: Database, name: RecordName, fields: readonly string[]): Promise<void> {
    if (fields.length > 0) await selectRows(db, name).where('field', 'in', fields).execute();
  },

  async removeAll(db: Database, name: RecordName): Promise<void> {
    await selectRows(db, name).execute();
  },
};
