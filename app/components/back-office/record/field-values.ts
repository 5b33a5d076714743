import type { EntryField, EntryValue, FieldValues, FileValue, ListField, RecordField } from './record-field.ts';

type Texts = Record<string, unknown>;
/** A record as returned to staff; undefined for a new one. */
type Known = object | undefined;

const isText = ({ type }: RecordField) => type === 'text';
const isFile = ({ type }: RecordField) => type === 'image' || type === 'pdf';
const isList = (field: RecordField): field is ListField => field.type === 'texts' || field.type === 'rows';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The initial form values, empty or from the record. */
export function fieldValuesOf(fields: readonly RecordField[], record: Known): FieldValues {
  const english = (record ?? {}) as Texts;
  const arabic = ((record as { translations?: { ar: Texts } } | undefined)?.translations?.ar ?? {}) as Texts;
  const values: Texts = {};
  const translations: Texts = {};
  for (const field of fields) {
    const { name } = field;
    if (isList(field)) {
      const entries = listOf(english[name]).map((entry) => entryOf(field, entry));
      values[name] = entries;
      translations[name] = entries.map((_, place) => arabicEntryOf(field, listOf(arabic[name])[place]));
    } else {
      values[name] = heldValue(field, english[name]);
      if (isText(field)) translations[name] = textOf(arabic[name]);
    }
  }
  return { ...values, translations: { ar: translations } };
}

function heldValue(field: RecordField, stored: unknown): unknown {
  if (field.type === 'switch') return stored === true;
  if (isFile(field)) return { path: textOf(stored), file: null, isRemoved: false } satisfies FileValue;
  if (field.type === 'choice') return textOf(stored) || (field.choices()[0]?.value ?? '');
  return textOf(stored);
}

/** A list entry in the form; empty without `stored`. */
export function entryOf({ type, fields }: ListField, stored?: unknown): EntryValue {
  const known = (type === 'texts' ? { text: stored } : (stored ?? {})) as Texts;
  const values = fields.map((field) => [field.name, heldValue(field, known[field.name])]);
  return { ...Object.fromEntries(values), entryId: crypto.randomUUID() };
}

/** The Arabic of a list entry; empty without `stored`. */
export function arabicEntryOf({ type, fields }: ListField, stored?: unknown): Texts {
  const known = (type === 'texts' ? { text: stored } : (stored ?? {})) as Texts;
  return Object.fromEntries(fields.filter(isText).map(({ name }) => [name, textOf(known[name])]));
}

/** The payload for the schema and the API: everything but new files. */
export function payloadOf(fields: readonly RecordField[], values: FieldValues): Texts {
  const { ar } = values.translations;
  const payload: Texts = {};
  const arabic: Texts = {};
  for (const field of fields) {
    const { name } = field;
    if (isList(field)) {
      payload[name] = (values[name] as EntryValue[]).map((entry) => sentEntry(field, field.fields, entry));
      arabic[name] = (ar[name] as Texts[]).map((entry) => sentEntry(field, field.fields.filter(isText), entry));
    } else if (isFile(field)) {
      if ((values[name] as FileValue).isRemoved) payload[removalOf(name)] = true;
    } else {
      payload[name] = values[name];
      if (isText(field)) arabic[name] = ar[name];
    }
  }
  return { ...payload, translations: { ar: arabic } };
}

function sentEntry({ type }: ListField, fields: readonly EntryField[], entry: Texts): unknown {
  if (type === 'texts') return entry.text;
  return Object.fromEntries(
    fields.map((field) => [field.name, isFile(field) ? keptPath(entry[field.name]) : entry[field.name]]),
  );
}

function keptPath(value: unknown): string {
  const { path, isRemoved } = value as FileValue;
  return isRemoved ? '' : path;
}

/** The values in API form; new files represent themselves. */
export function recordOf(fields: readonly RecordField[], values: FieldValues): object {
  const files = fields.filter(isFile).map(({ name }) => {
    const value = values[name] as FileValue;
    return [name, value.file ?? keptPath(value)];
  });
  return { ...payloadOf(fields, values), ...Object.fromEntries(files) };
}

const removalOf = (name: string) => `remove${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The chosen files by API field name: `image`, `process.0.image`. */
function filesOf(fields: readonly RecordField[], values: Texts, prefix = ''): [string, File][] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const path = prefix + field.name;
    if (isList(field)) {
      return (value as EntryValue[]).flatMap((entry, place) => filesOf(field.fields, entry, `${path}.${place}.`));
    }
    const file = isFile(field) ? (value as FileValue).file : null;
    return file ? [[path, file]] : [];
  });
}

/** The body of POST and PUT: JSON, or multipart with files. */
export function bodyOf(fields: readonly RecordField[], values: FieldValues): object | FormData {
  const payload = payloadOf(fields, values);
  const files = filesOf(fields, values);
  if (files.length === 0) return payload;
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of files) form.set(name, file);
  return form;
}
