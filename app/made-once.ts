const made = new WeakMap<object, Map<string, unknown>>();
const mostPerRecord = 8;

/**
 * What is made of a record, made once for each `key` and kept as long as the record itself: pages are given the same record
 * until it changes (`page-reads.ts`). The key names everything else that it is made of.
 */
export function madeOnce<Value>(record: object, key: string, make: () => Value): Value {
  const known = made.get(record) ?? new Map<string, unknown>();
  if (known.has(key)) return known.get(key) as Value;
  if (known.size >= mostPerRecord) known.clear();
  const value = make();
  known.set(key, value);
  made.set(record, known);
  return value;
}
