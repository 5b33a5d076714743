type Fields = Record<string, unknown>;

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * The form as a record: chosen files beside kept ones, stored values where no file was chosen. For comparison with
 * another state; lists may contain files.
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
