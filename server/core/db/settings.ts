import type { Kysely } from 'kysely';
import type { Tables } from './tables/schema.ts';

/** The stored setting `name`, for example one that administrators chose; undefined when unset. */
export async function readSetting(db: Kysely<Tables>, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row && JSON.parse(row.value);
}

/**
 * Changes a stored setting; others that change it meanwhile wait. `change` gets what is stored, null for nothing.
 * @returns what is stored now
 */
export function changeSetting<Chosen>(
  db: Kysely<Tables>,
  name: string,
  change: (stored: unknown) => Chosen,
): Promise<Chosen> {
  return db.transaction().execute(async (transaction) => {
    // A write takes the row lock in both databases.
    const nothing = { name, value: 'null', updated_at: new Date().toISOString() };
    await transaction
      .insertInto('setting')
      .values(nothing)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .execute();
    const chosen = change(await readSetting(transaction, name));
    await writeSetting(transaction, name, chosen);
    return chosen;
  });
}

export async function writeSetting(db: Kysely<Tables>, name: string, chosen: unknown): Promise<void> {
  const written = { value: JSON.stringify(chosen), updated_at: new Date().toISOString() };
  await db
    .insertInto('setting')
    .values({ name, ...written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(written))
    .execute();
}
