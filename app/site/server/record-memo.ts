const made = new WeakMap<object, Map<string, unknown>>();
const mostPerRecord = 8;

/**
 * Memoises values per record and `key`, as long as the record object lives: pages share a record object until it
 * changes (`server/core/db/read-cache.ts`). The key contains every other input.
 */
export function memoPerRecord<Value>(record: object, key: string, make: () => Value): Value {
  const known = made.get(record) ?? new Map<string, unknown>();
  if (known.has(key)) return known.get(key) as Value;
  if (known.size >= mostPerRecord) known.clear();
  const value = make();
  known.set(key, value);
  made.set(record, known);
  return value;
}
