import type { Database } from './database.ts';

/** The stored setting `name`, for example one that administrators chose; undefined when unset. */
export async function readSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row && JSON.parse(row.value);
}

export async function writeSetting(db: Database, name: string, chosen: unknown): Promise<void> {
  const written = { value: JSON.stringify(chosen), updated_at: new Date().toISOString() };
  await db
    .insertInto('setting')
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
    .execute();
}
