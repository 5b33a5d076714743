/** An entry of a list, the first unless `at` says otherwise. @throws Error when the list has none there */
export function one<Entry>(list: ArrayLike<Entry>, at = 0): Entry {
  const entry = list[at];
  if (entry === undefined) throw new Error(`The list has no entry ${at}, only ${list.length} entries.`);
  return entry;
}

/** A value that the test knows to be there. @throws Error when it is not */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('A value that the test needs is missing.');
  return value;
}
