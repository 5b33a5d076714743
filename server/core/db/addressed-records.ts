import { isAddressForm, isRecordId } from '#shared/content/record-address.ts';
import { fieldRefused } from '#shared/errors.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import type { Database } from './database.ts';
import { cachedReads } from './read-cache.ts';
import { claimAddress, claimMadeAddress, findAddressOwner, retireAddress } from './record-addresses.ts';

type Addressed = { address?: string; translations?: { ar?: object } };
type Known = { id: string; address?: string | undefined };

/** The addresses of the records of one kind. For a kind without, records have none and are named by their id. */
export function addressedRecords(kind: AnyKind) {
  const { name: entity, fields, title } = kind;
  const hasAddresses = fields.address?.type === 'address';

  /** The name from which an address is made: the English one, else the Arabic. */
  function chooseName(values: object): string {
    const english: Record<string, unknown> = { ...values };
    const arabic: Record<string, unknown> = { ...(values as Addressed).translations?.ar };
    return String(english[title] || arabic[title] || '');
  }

  return {
    /**
     * The id of the record that has this address, or had it; anything else is returned as it is. Unknown addresses are not
     * cached, so that they fill no memory.
     */
    async idOf(db: Database, named: string): Promise<string> {
      const address = named.toLowerCase();
      if (!hasAddresses || isRecordId(named) || !isAddressForm(address)) return named;
      const cached = await cachedReads(db);
      const name = { tables: [entity], key: ['address', address] };
      return (await cached(name, () => findAddressOwner(db, entity, address))) ?? named;
    },

    /**
     * The values of a new or a changed record with its address, in the transaction that writes it. A typed one is taken
     * from a record that had it earlier, never from one that has it.
     * @throws AppError `conflict` naming `address` when another record has it
     */
    async withAddress<Values extends object>(db: Database, values: Values, known: Known): Promise<Values> {
      if (!hasAddresses) return values;
      const owner = { entity, id: known.id };
      const { address = '' } = values as Addressed;
      if (address !== '' && address === known.address) return values;
      if (known.address) await retireAddress(db, owner);
      if (address === '') return { ...values, address: await claimMadeAddress(db, owner, chooseName(values)) };
      if (!(await claimAddress(db, owner, { address, takesFormer: true })))
        throw fieldRefused('address', 'error_address_taken', 'conflict');
      return { ...values, address };
    },

    /** The same for a record that comes back: with another address where its own was given away meanwhile. */
    async withAddressAgain<Values extends object>(db: Database, values: Values, id: string): Promise<Values> {
      if (!hasAddresses) return values;
      const owner = { entity, id };
      const { address = '' } = values as Addressed;
      const isFree = address !== '' && (await claimAddress(db, owner, { address, takesFormer: false }));
      return isFree ? values : { ...values, address: await claimMadeAddress(db, owner, chooseName(values)) };
    },

    /** Reserves the address of a record that goes to the Trash. */
    retire: (db: Database, id: string): Promise<void> =>
      hasAddresses ? retireAddress(db, { entity, id }) : Promise.resolve(),
  };
}
