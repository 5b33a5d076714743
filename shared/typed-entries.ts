/** Whether a value is an object with named entries: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that has `read(key)` under each key. */
export function fromKeys<const Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  // TypeScript types the result of `fromEntries` by any string, not by the keys that were given.
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
}

/** The keys of an object that is known to have no others than its type says. */
export function listKeys<From extends object>(object: From): (keyof From & string)[] {
  return Object.keys(object) as (keyof From & string)[];
}
