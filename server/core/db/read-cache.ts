import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeSignal } from './change-signal.ts';
import type { Database } from './database.ts';
import { type CachedValue, createBoundedStore } from './engines/bounded-store.ts';
import { isInfrastructureError } from './engines/infrastructure-errors.ts';

/** What is read: everything that the value depends on, and the tables it is read from, all of which are watched. */
export type ReadName = {
  /** Or, for what depends on a table's lists alone, `listChangesOf` it. */
  tables: readonly string[];
  key: readonly unknown[];
};

/** Returns the value read since its tables changed last, or reads it. It is frozen, since many callers share it. */
export type CachedRead = <Value>(name: ReadName, read: () => Promise<Value>) => Promise<Value>;

/** The cache for reads of some tables. */
export type TableReads = { tables: readonly string[]; cached: CachedRead };

type Entry = CachedValue & { value: unknown };

const maxBytes = 8 * 1024 * 1024;
// Objects take more memory than their JSON; maps and closures of an entry, roughly.
const bytesPerLetter = 4;
const bytesOfAnEntry = 500;

const readUncached: CachedRead = (_name, read) => read();
/** For tables that are not watched. */
export const uncachedReads: TableReads = { tables: [], cached: readUncached };

const caches = new WeakMap<Database, () => Promise<CachedRead>>();

/** The cache of the reply being made, chosen at its first read. */
type Reply = { reads?: Promise<CachedRead> };
const currentReply = new AsyncLocalStorage<Reply>();

/** Enables caching of what is read from this database. Transactions and commands read uncached. */
export function openReadCache(db: Database, changes: ChangeSignal): void {
  const store = createBoundedStore<Entry>({ maxBytes });
  const underWay = new Map<string, { since: number; value: Promise<unknown> }>();
  changes.subscribe((changed) => store.forget(changed));

  const cached: CachedRead = async <Value>(name: ReadName, read: () => Promise<Value>) => {
    const key = keyOf(name);
    const known = store.get(key);
    if (known) return valueIn<Value>(known);
    const since = store.now();
    const joined = underWay.get(key);
    if (joined?.since === since) return joined.value as Promise<Value>;
    const reading = { since, value: readToKeep(name, { key, since }, read) };
    underWay.set(key, reading);
    return reading.value.finally(() => underWay.get(key) === reading && underWay.delete(key));
  };

  async function readToKeep<Value>(
    { tables }: ReadName,
    { key, since }: { key: string; since: number },
    read: () => Promise<Value>,
  ): Promise<Value> {
    const value = await read();
    // What is missing may appear through other tables.
    if (value === undefined) return value;
    const bytes = bytesOfAnEntry + bytesPerLetter * (key.length + freeze(value));
    store.put(key, { value, tables: new Set(tables), bytes }, since);
    return value;
  }

  /** Without the change signal the database is asked; while it is away, what was read before is all that there is. */
  const currentOrOutdated: CachedRead = async <Value>(name: ReadName, read: () => Promise<Value>) => {
    try {
      return await read();
    } catch (error) {
      const known = changes.isAway() && isInfrastructureError(error) ? store.getOutdated(keyOf(name)) : undefined;
      if (!known) throw error;
      return valueIn<Value>(known);
    }
  };

  caches.set(db, async () => ((await changes.settle()) ? cached : currentOrOutdated));
}

const keyOf = ({ tables, key }: ReadName): string => JSON.stringify([tables, key]);

/** Makes one reply; its reads include what other processes committed before the first of them, and every own change. */
export const readingForOneReply = <Made>(make: () => Promise<Made>): Promise<Made> => currentReply.run({}, make);

/** The cache for a read: what it returns includes everything committed before this call, or the reply's first read. */
export async function cachedReads(db: Database): Promise<CachedRead> {
  const open = caches.get(db);
  if (!open) return readUncached;
  const reply = currentReply.getStore() ?? {};
  reply.reads ??= open();
  return reply.reads;
}

// The key determines the type: every read with it returns the same.
const valueIn = <Value>({ value }: Entry): Value => value as Value;

// The name of a field with its quotes and signs.
const lettersOfAName = 12;
const lettersOfANumber = 8;

/** Freezes a value with all its parts. @returns about how long its JSON is, in letters */
function freeze(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return lettersOfANumber;
  let letters = 0;
  for (const part of Object.values(value)) letters += lettersOfAName + freeze(part);
  Object.freeze(value);
  return letters;
}
