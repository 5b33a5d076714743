import { randomInt } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { addressFrom, numberedAddress } from '#shared/content/made-address.ts';
import { changeRow } from './count-rows.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables/schema.ts';

export type AddressOwner = { entity: string; id: string };

const mostAttempts = 20;

/** The id of the record that has an address, or had it; undefined when none did. */
export async function findAddressOwner(db: Database, entity: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('record_address')
    .select('record_id')
    .where('entity', '=', entity)
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.record_id;
}

/** Keeps the address of a record as a former one. */
export async function retireAddress(db: Database, { entity, id }: AddressOwner): Promise<void> {
  await db
    .updateTable('record_address')
    .set({ is_current: 0 })
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('is_current', '=', 1)
    .execute();
}

/** The owner of an address whose record was deleted for good: anyone may have it, and until then it says so. */
const nobody = '';

/** Frees every address of a record that is deleted for good; visitors who read it there are told that it is gone. */
export async function freeAddresses(db: Database, { entity, id }: AddressOwner, wasRead: boolean): Promise<void> {
  const own = (where: ExpressionBuilder<Tables, 'record_address'>) => where.and({ entity, record_id: id });
  const change = wasRead
    ? db.updateTable('record_address').set({ record_id: nobody, is_current: 0 }).where(own)
    : db.deleteFrom('record_address').where(own);
  await change.execute();
}

/** Whether an address was that of a record which visitors read and which is deleted for good. */
export async function isAddressGone(db: Database, entity: string, address: string): Promise<boolean> {
  return (await findAddressOwner(db, entity, address)) === nobody;
}

/**
 * Gives a record an address that nobody has; its own former ones are free to it, with `takesFormer` also those of
 * others. One statement, so that of concurrent callers one gets it.
 * @returns whether it is the record's now
 */
export function claimAddress(
  db: Database,
  { entity, id }: AddressOwner,
  { address, takesFormer }: { address: string; takesFormer: boolean },
): Promise<boolean> {
  const own = { record_id: id, is_current: 1 };
  return changeRow(
    db
      .insertInto('record_address')
      .values({ entity, address, ...own })
      .onConflict((conflict) =>
        conflict
          .columns(['entity', 'address'])
          .doUpdateSet(own)
          .where(({ or, eb }) => {
            const isFree = eb('record_address.record_id', 'in', [id, nobody]);
            return takesFormer ? or([isFree, eb('record_address.is_current', '=', 0)]) : isFree;
          }),
      ),
  );
}

/** Gives a record an address made from its name, with a number where that is taken: `sugar-sack-2`. */
export async function claimMadeAddress(db: Database, owner: AddressOwner, name: string): Promise<string> {
  const made = addressFrom(name, owner.entity);
  const claim = (address: string) => claimAddress(db, owner, { address, takesFormer: false });
  if (await claim(made)) return made;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Further and further apart, where many ask at the same time.
    const number = (await freeNumber(db, owner, made)) + randomInt(2 ** attempt);
    if (await claim(numberedAddress(made, number))) return numberedAddress(made, number);
  }
  throw new Error(`No address could be found for a record of ${owner.entity}`);
}

/** A number with which an address is free, in about as many queries as the number of records has binary digits. */
async function freeNumber(db: Database, { entity, id }: AddressOwner, made: string): Promise<number> {
  const isFree = async (number: number) => {
    const owner = await findAddressOwner(db, entity, numberedAddress(made, number));
    return owner === undefined || owner === nobody || owner === id;
  };
  let [taken, free] = [1, 2];
  while (!(await isFree(free))) [taken, free] = [free, 2 * free];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(middle)) free = middle;
    else taken = middle;
  }
  return free;
}
