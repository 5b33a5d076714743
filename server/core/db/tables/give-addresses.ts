import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type KindName, kindList } from '#shared/kinds/kinds.ts';
import { addressedRecords } from '../addressed-records.ts';
import type { Database } from '../database.ts';
import { byTableName } from './dynamic-table.ts';
import { kindTables } from './kind-tables.ts';

// A few milliseconds of a transaction each.
const rowsAtATime = 50;

/** Gives an address to every record without one: those of before addresses, and what an earlier release writes meanwhile. */
export async function giveAddresses(db: Database): Promise<void> {
  for (const { name, fields } of kindList) if (fields.address?.type === 'address') await giveInKind(db, name);
}

async function giveInKind(db: Database, table: KindName): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await byTableName(db)
      .selectFrom(table)
      .select('id')
      .where('address', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtATime)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute(async (transaction) => {
      for (const id of ids) await giveAddress(transaction, table, id);
    });
    last = ids.at(-1) ?? last;
    await setImmediate();
  }
}

/** Neither its time nor its history changes: what the record says stays the same. */
async function giveAddress(transaction: Database, table: KindName, id: string): Promise<void> {
  const kind = kindList.find(({ name }) => name === table);
  const record = await kindTables[table].lock(transaction, id);
  if (!kind || !record || ('address' in record && record.address)) return;
  const given = await addressedRecords(kind).withAddress<object>(transaction, record, { id });
  if (!('address' in given)) return;
  const set = { address: sql.val(given.address) };
  await byTableName(transaction).updateTable(table).set(set).where('id', '=', id).execute();
}
