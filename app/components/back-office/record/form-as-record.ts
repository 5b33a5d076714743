type Fields = Record<string, unknown>;

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * What stands in a form as its record would have it: chosen files beside those that stay, what is stored where nothing
 * was chosen instead. For showing beside another state of the record; lists may hold files.
 */
export function formAsRecord(values: object, stored: object): Fields {
  const form = values as Fields;
  const known = stored as Fields;
  const fields = Object.keys(known).map((name) => [name, heldIn(form, name, known[name])]);
  return { ...Object.fromEntries(fields), translations: form.translations ?? known.translations };
}

function heldIn(form: Fields, name: string, known: unknown): unknown {
  const value = form[name];
  const kept = form[`existing${capitalised(name)}`];
  if (Array.isArray(kept)) return [...kept, ...[value ?? []].flat()];
  if (form[`remove${capitalised(name)}`] === true) return value ?? '';
  return value ?? known;
}
