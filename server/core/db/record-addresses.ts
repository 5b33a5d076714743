import { randomInt } from 'node:crypto';
import { addressFrom, numberedAddress } from '#shared/content/made-address.ts';
import type { Database } from './database.ts';

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
  const own = { entity, record_id: id };
  if (wasRead)
    await db
      .updateTable('record_address')
      .set({ record_id: nobody, is_current: 0 })
      .where((where) => where.and(own))
      .execute();
  else
    await db
      .deleteFrom('record_address')
      .where((where) => where.and(own))
      .execute();
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
export async function claimAddress(
  db: Database,
  { entity, id }: AddressOwner,
  { address, takesFormer }: { address: string; takesFormer: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('record_address')
    .values({ entity, address, record_id: id, is_current: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'address'])
        .doUpdateSet({ record_id: id, is_current: 1 })
        .where(({ or, eb }) =>
          or([
            eb('record_address.record_id', 'in', [id, nobody]),
            ...(takesFormer ? [eb('record_address.is_current', '=', 0)] : []),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
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
