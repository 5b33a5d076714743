/** How the fields of a content record are stored. */
export type FieldKinds = {
  /** Bilingual text: a column and an `_ar` column. */
  texts: readonly string[];
  /** The fields that make up a record's title; default the first. */
  titles?: readonly string[];
  /** Bilingual lists, as JSON in the same two columns. */
  textLists: readonly string[];
  /** Plain values, one column each. */
  plain: readonly string[];
  /** Plain lists, as JSON. */
  lists: readonly string[];
  /**
   * Bilingual texts that may be missing in either language and are on no page: not searched, and not counted as
   * missing.
   */
  ownTexts?: readonly string[];
  /** Plain fields whose values have display names, which are searched too. */
  names?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Fields whose column is not the field's name in snake_case. */
  columns?: Readonly<Record<string, string>>;
};

type Row = Record<string, unknown>;

const toSnakeCase = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function columnOf(field: string, kinds: FieldKinds): string {
  return kinds.columns?.[field] ?? toSnakeCase(field);
}

/** A table row as the record the rest of the program knows. */
export function fromRow<Content>(row: Row, kinds: FieldKinds): Content {
  const content: Record<string, unknown> = { _id: row.id };
  const arabic: Record<string, unknown> = {};
  for (const field of kinds.texts) {
    const column = columnOf(field, kinds);
    content[field] = row[column];
    if (row[`${column}_ar`]) arabic[field] = row[`${column}_ar`];
  }
  for (const field of kinds.textLists) {
    const column = columnOf(field, kinds);
    content[field] = fromJson(row[column]);
    if (row[`${column}_ar`]) arabic[field] = fromJson(row[`${column}_ar`]);
  }
  for (const field of kinds.ownTexts ?? []) {
    const column = columnOf(field, kinds);
    if (row[column]) content[field] = row[column];
    if (row[`${column}_ar`]) arabic[field] = row[`${column}_ar`];
  }
  for (const field of kinds.plain) content[field] = row[columnOf(field, kinds)];
  for (const field of kinds.lists) content[field] = fromJson(row[columnOf(field, kinds)]);
  content.createdAt = row.created_at;
  content.updatedAt = row.updated_at;
  content.translations = { ar: arabic };
  return content as Content;
}

/** A record as its table row. */
export function toRow(content: object, kinds: FieldKinds): Row {
  const values = content as Record<string, unknown>;
  const arabic = arabicOf(content);
  const row: Row = { id: values._id, created_at: values.createdAt, updated_at: values.updatedAt };
  for (const field of kinds.texts) {
    row[columnOf(field, kinds)] = values[field];
    row[`${columnOf(field, kinds)}_ar`] = arabic[field] || null;
  }
  for (const field of kinds.textLists) {
    row[columnOf(field, kinds)] = JSON.stringify(values[field]);
    row[`${columnOf(field, kinds)}_ar`] = arabic[field] ? JSON.stringify(arabic[field]) : null;
  }
  for (const field of kinds.ownTexts ?? []) {
    row[columnOf(field, kinds)] = values[field] || null;
    row[`${columnOf(field, kinds)}_ar`] = arabic[field] || null;
  }
  for (const field of kinds.plain) row[columnOf(field, kinds)] = values[field] ?? null;
  for (const field of kinds.lists) row[columnOf(field, kinds)] = JSON.stringify(values[field]);
  return row;
}

/** All text of a record in both languages, for search. */
export function searchTexts(content: object, kinds: FieldKinds): string[] {
  return [...textsOf(content, [...kinds.texts, ...kinds.textLists]), ...namesOf(content, kinds)];
}

function namesOf(content: object, { names = {} }: FieldKinds): string[] {
  const values = content as Record<string, unknown>;
  return Object.entries(names).flatMap(([field, ofValues]) => ofValues[String(values[field])] ?? []);
}

/** A record's title in both languages. */
export function titleTexts(content: object, { texts, titles = texts.slice(0, 1) }: FieldKinds): string[] {
  return textsOf(content, titles);
}

function textsOf(content: object, fields: readonly string[]): string[] {
  const values = content as Record<string, unknown>;
  const arabic = arabicOf(content);
  return fields.flatMap((field) => [...stringsIn(values[field]), ...stringsIn(arabic[field])]);
}

function arabicOf(content: object): Record<string, unknown> {
  return (content as { translations?: { ar?: Record<string, unknown> } }).translations?.ar ?? {};
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : [];
}
