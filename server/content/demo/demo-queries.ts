import type { Database } from '#server/core/db/database.ts';
import type { KindName } from '#shared/kinds/kinds.ts';

export type DemoName = { entity: KindName; id: string };

export const demoQueries = {
  async mark(db: Database, names: DemoName[]): Promise<void> {
    for (const { entity, id } of names) {
      await db
        .insertInto('demo_record')
        .values({ entity, record_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },

  async list(db: Database): Promise<DemoName[]> {
    const rows = await db.selectFrom('demo_record').selectAll().orderBy('entity').orderBy('record_id').execute();
    return rows.map(({ entity, record_id: id }) => ({ entity, id }));
  },

  async unmark(db: Database, { entity, id }: DemoName): Promise<void> {
    await db.deleteFrom('demo_record').where('entity', '=', entity).where('record_id', '=', id).execute();
  },
};
