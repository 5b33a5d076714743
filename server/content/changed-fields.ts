import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

// A record's id and times are not content.
const stamps = new Set(['_id', 'createdAt', 'updatedAt', 'translations']);

/** The fields in which two states of a record differ, named as in the API: `name`, `translations.ar.name`. */
export function changedFields(before: object, after: object): string[] {
  const english = differing(before as Fields, after as Fields).filter((field) => !stamps.has(field));
  const arabic = differing(arabicOf(before), arabicOf(after)).map((field) => `translations.ar.${field}`);
  return [...english, ...arabic];
}

function differing(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !isDeepStrictEqual(filled(before[name]), filled(after[name])));
}

/** Missing and empty are equal: the database does not store an empty Arabic text. */
function filled(value: unknown): unknown {
  const isEmpty = value === '' || value === null || (Array.isArray(value) && value.every((entry) => entry === ''));
  return isEmpty ? undefined : value;
}

function arabicOf(record: object): Fields {
  return (record as { translations?: { ar?: Fields } }).translations?.ar ?? {};
}
