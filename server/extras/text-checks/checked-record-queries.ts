import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';
import { byTableName } from '#server/core/db/tables/dynamic-table.ts';
import type { Tables } from '#server/core/db/tables/schema.ts';
import { type ContentEntity, type ContentName, contentEntities } from '#shared/kinds/kinds.ts';

export type NewFinding = Insertable<Tables['text_finding']>;
type NewText = Tables['checked_text'];

const keptOfRecords = ['checked_record', 'checked_text', 'text_finding', 'dismissed_finding'] as const;
const writeKey = ({ entity, id }: ContentName): string => `${entity}:${id}`;

/** The records of an entity that were not checked as they are now, by these rules. */
const unchecked = (db: Database, entity: ContentEntity, rules: string) =>
  byTableName(db)
    .selectFrom(entity)
    .leftJoin('checked_record', (join) =>
      join.on(sql<SqlBool>`checked_record.id = ${`${entity}:`} || ${sql.ref(`${entity}.id`)}`),
    )
    .where(
      sql<SqlBool>`coalesce(checked_record.checked_as, '') <> ${sql.ref(`${entity}.updated_at`)} || ${` ${rules}`}`,
    );

export const checkedRecordQueries = {
  async listUnchecked(
    db: Database,
    entity: ContentEntity,
    { rules, limit }: { rules: string; limit: number },
  ): Promise<string[]> {
    const rows = await unchecked(db, entity, rules)
      .select(sql<string>`${sql.ref(`${entity}.id`)}`.as('id'))
      .orderBy(sql.ref(`${entity}.id`))
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async countUnchecked(db: Database, rules: string): Promise<number> {
    let total = 0;
    for (const entity of contentEntities) {
      const row = await unchecked(db, entity, rules)
        .select(sql<number | string>`count(*)`.as('total'))
        .executeTakeFirst();
      total += Number(row?.total ?? 0);
    }
    return total;
  },

  /** Replaces what was found in a record. `updatedAt`: the state that was checked. */
  async replace(
    transaction: Database,
    name: ContentName & { updatedAt: string; rules: string },
    { findings, texts }: { findings: NewFinding[]; texts: NewText[] },
  ): Promise<void> {
    const { entity, id } = name;
    const row = { id: writeKey(name), entity, record_id: id, checked_as: `${name.updatedAt} ${name.rules}` };
    // First of all: the row's lock lets only one process at a time replace the findings of a record.
    await transaction
      .insertInto('checked_record')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_as: row.checked_as }))
      .execute();
    for (const table of ['checked_text', 'text_finding'] as const)
      await transaction.deleteFrom(table).where('entity', '=', entity).where('record_id', '=', id).execute();
    if (findings.length > 0) await transaction.insertInto('text_finding').values(findings).execute();
    if (texts.length > 0) await transaction.insertInto('checked_text').values(texts).execute();
  },

  /** Forgets records that no longer exist; those in the Trash keep what was dismissed. @returns whether there was one */
  async removeGone(transaction: Database): Promise<boolean> {
    let removed = 0n;
    for (const entity of contentEntities)
      for (const table of keptOfRecords) {
        const id = sql.ref(`${table}.record_id`);
        const gone = transaction
          .deleteFrom(table)
          .where(sql<string>`entity`, '=', entity)
          .where(sql<SqlBool>`not exists (select 1 from ${sql.table(entity)} as known where known.id = ${id})`);
        const isInTrash = sql<SqlBool>`exists (select 1 from trash where trash.id = ${`${entity}:`} || ${id})`;
        const { numDeletedRows } = await (table === 'dismissed_finding'
          ? gone.where(({ not }) => not(isInTrash))
          : gone
        ).executeTakeFirst();
        removed += numDeletedRows;
      }
    return removed > 0n;
  },
};
