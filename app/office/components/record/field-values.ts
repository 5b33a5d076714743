import { randomId } from '#app/office/components/random-id.ts';
import { m } from '#messages';
import type {
  EntryField,
  EntryValue,
  FieldValues,
  FileValue,
  ListField,
  PairRow,
  RecordField,
  StoredFileField,
} from './record-field.ts';

type Texts = Record<string, unknown>;
/** A record as returned to staff; undefined for a new one. */
type Known = object | undefined;

const isText = ({ type }: RecordField) => type === 'text' || type === 'head';
const isFile = (field: RecordField): field is StoredFileField =>
  field.type === 'image' || field.type === 'pdf' || field.type === 'video';
const isList = (field: RecordField): field is ListField => field.type === 'texts' || field.type === 'rows';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The initial form values, empty or from the record. */
export function toFieldValues(fields: readonly RecordField[], record: Known): FieldValues {
  const english = (record ?? {}) as Texts;
  const arabic = ((record as { translations?: { ar: Texts } } | undefined)?.translations?.ar ?? {}) as Texts;
  const values: Texts = {};
  const translations: Texts = {};
  for (const field of fields) {
    const { name } = field;
    if (isList(field)) {
      const entries = asList(english[name]).map((entry) => toEntry(field, entry));
      values[name] = entries;
      translations[name] = entries.map((_, place) => toArabicEntry(field, asList(arabic[name])[place]));
    } else if (field.type === 'pairs') {
      const rows = fillPairs(english[name]);
      const arabicRows = fillPairs(arabic[name]);
      values[name] = rows;
      translations[name] = rows.map((_, place) => arabicRows[place] ?? newRow());
    } else if (field.type === 'gallery') {
      values[name] = [];
      values[keptFieldName(name)] = asList(english[name]);
    } else if (field.type === 'records') {
      values[name] = asList(english[name]);
    } else if (field.type === 'figures') {
      values[name] = english[name] ?? {};
    } else {
      values[name] = heldValue(field, english[name]);
      if (isText(field)) translations[name] = textOf(arabic[name]);
    }
  }
  return { ...values, translations: { ar: translations } };
}

function heldValue(field: RecordField, stored: unknown): unknown {
  if (field.type === 'switch') return stored === true;
  if (field.type === 'time') return field.toWallClock(textOf(stored));
  if (isFile(field)) return { path: textOf(stored), file: null, isRemoved: false } satisfies FileValue;
  if (field.type === 'choice') return textOf(stored) || (field.choices()[0]?.value ?? '');
  return textOf(stored);
}

/** An empty row of a name and a value. */
export const newRow = (): PairRow => ({ key: randomId(), name: '', value: '' });

/** Stored rows in the form: never fewer than one. */
function fillPairs(stored: unknown): PairRow[] {
  const rows = asList(stored).map((row) => ({ ...newRow(), ...(row as Partial<PairRow>) }));
  return rows.length > 0 ? rows : [newRow()];
}

/** The form field with the images of a gallery that stay. */
export const keptFieldName = (name: string) => `existing${capitalised(name)}`;

/** The images of a gallery in the form: the stored ones that stay, and new ones. */
export function readGallery(values: FieldValues, name: string): { kept: string[]; added: File[] } {
  return { kept: values[keptFieldName(name)] as string[], added: values[name] as File[] };
}

/** The newly chosen file of a field. */
export const readChosenFile = (values: Texts, name: string): File | null => (values[name] as FileValue).file;

/** A list entry in the form; empty without `stored`. */
export function toEntry({ type, fields }: ListField, stored?: unknown): EntryValue {
  const known = (type === 'texts' ? { text: stored } : (stored ?? {})) as Texts;
  const values = fields.map((field) => [field.name, heldValue(field, known[field.name])]);
  return { ...Object.fromEntries(values), entryId: randomId() };
}

/** The Arabic of a list entry; empty without `stored`. */
export function toArabicEntry({ type, fields }: ListField, stored?: unknown): Texts {
  const known = (type === 'texts' ? { text: stored } : (stored ?? {})) as Texts;
  return Object.fromEntries(fields.filter(isText).map(({ name }) => [name, textOf(known[name])]));
}

/** The payload for the schema and the API: everything but new files. */
export function toPayload(fields: readonly RecordField[], values: FieldValues): Texts {
  const { ar } = values.translations;
  const payload: Texts = {};
  const arabic: Texts = {};
  for (const field of fields) {
    const { name } = field;
    if (isList(field)) {
      payload[name] = (values[name] as EntryValue[]).map((entry) => sentEntry(field, field.fields, entry));
      arabic[name] = (ar[name] as Texts[]).map((entry) => sentEntry(field, field.fields.filter(isText), entry));
    } else if (field.type === 'pairs') {
      payload[name] = sentPairs(values[name]);
      arabic[name] = sentPairs(ar[name]);
    } else if (field.type === 'gallery') {
      payload[keptFieldName(name)] = values[keptFieldName(name)];
    } else if (isFile(field)) {
      if ((values[name] as FileValue).isRemoved) payload[nameRemoval(name)] = true;
    } else if (field.type === 'time') {
      payload[name] = field.toMoment(textOf(values[name]));
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

const sentPairs = (rows: unknown) => (rows as PairRow[]).map(({ name, value }) => ({ name, value }));

function keptPath(value: unknown): string {
  const { path, isRemoved } = value as FileValue;
  return isRemoved ? '' : path;
}

/** The values in API form; new files represent themselves. */
export function toRecord(fields: readonly RecordField[], values: FieldValues): object {
  const files = fields.flatMap((field) => {
    const value = values[field.name];
    if (field.type === 'gallery')
      return [[field.name, [...asList(values[keptFieldName(field.name)]), ...asList(value)]]];
    return isFile(field) ? [[field.name, (value as FileValue).file ?? keptPath(value)]] : [];
  });
  return { ...toPayload(fields, values), ...Object.fromEntries(files) };
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const nameRemoval = (name: string) => `remove${capitalised(name)}`;

/** What is missing of the required files, or too large to be sent, by API field name. */
export function fileFaults(fields: readonly RecordField[], values: FieldValues, record: Known): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    if (isFile(field)) {
      const size = readChosenFile(values, name)?.size ?? 0;
      if (field.missing && !record && !size) faults[name] = field.missing();
      if (field.maxBytes && size > field.maxBytes)
        faults[name] = m.file_too_large({ megabytes: Math.round(field.maxBytes / 1024 ** 2) });
    }
    if (field.type === 'gallery' && field.isRequired) {
      if (asList(values[name]).length + asList(values[keptFieldName(name)]).length === 0)
        faults[name] = field.missing();
    }
  }
  return faults;
}

/** The chosen files by API field name: `image`, `process.0.image`. */
function listFiles(fields: readonly RecordField[], values: Texts, prefix = ''): [string, File][] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const path = prefix + field.name;
    if (isList(field)) {
      return (value as EntryValue[]).flatMap((entry, place) => listFiles(field.fields, entry, `${path}.${place}.`));
    }
    if (field.type === 'gallery') return asList(value).map((file) => [path, file as File]);
    const file = isFile(field) && readChosenFile(values, field.name);
    return file instanceof File ? [[path, file]] : [];
  });
}

/** The body of POST and PUT: JSON, or multipart with files and with `asForm`. */
export function toRequestBody(
  fields: readonly RecordField[],
  values: FieldValues,
  { asForm = false }: { asForm?: boolean } = {},
): object | FormData {
  const payload = toPayload(fields, values);
  const files = listFiles(fields, values);
  if (files.length === 0 && !asForm) return payload;
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, file] of files) form.append(name, file);
  return form;
}
