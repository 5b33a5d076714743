import { arabicOrderKey, orderKey } from '#shared/content/order-key.ts';
import { figureColumns, type KindField, type KindFields, nameColumn } from '#shared/kinds/fields.ts';
import type { AnyKind } from '#shared/kinds/kind.ts';
import { describeFacets, readWeight } from '#shared/trade/facets.ts';
import type { TradeValues } from '#shared/trade/trade-fields.ts';
import { arabicOrderColumn, orderColumn } from './list-order.ts';

type Row = Record<string, unknown>;
type Values = Record<string, unknown>;

/** Whether a field is searched and its Arabic is missed where there is none; texts for search engines are not. */
export const isSearched = ({ type }: KindField): boolean => type === 'text' || type === 'texts' || type === 'pairs';
export const isList = ({ type }: KindField): boolean =>
  type === 'texts' || type === 'pairs' || type === 'gallery' || type === 'records';
/** Whether a field is no part of a record where it is empty. */
const isLeftOut = ({ type }: KindField): boolean => type === 'head' || type === 'preparation';
const noFigures = '{}';
const isBilingual = (field: KindField): boolean => isSearched(field) || field.type === 'head';

/** A table row as the record the rest of the program knows. */
export function fromRow<Content>(row: Row, { fields }: AnyKind): Content {
  const content: Values = { _id: row.id };
  const arabic: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const column = nameColumn(name, fields);
    if (field.type === 'figures' && (row[column] ?? noFigures) === noFigures) continue;
    if (!isLeftOut(field) || row[column]) content[name] = fromColumn(row[column], field);
    const translated = isBilingual(field) && row[`${column}_ar`];
    if (translated) arabic[name] = fromColumn(translated, field);
  }
  content.createdAt = row.created_at;
  content.updatedAt = row.updated_at;
  content.translations = { ar: arabic };
  return content as Content;
}

function fromColumn(value: unknown, field: KindField): unknown {
  if (field.type === 'address') return value ?? '';
  if (field.type === 'flag' || field.type === 'preparation') return value === 1;
  if (field.type === 'figures') return JSON.parse(String(value));
  if (!isList(field)) return value;
  return typeof value === 'string' ? JSON.parse(value) : [];
}

/** Whether lists are ordered by a field as people order words. */
const isOrderedText = (field: KindField | undefined): boolean => field?.type === 'text' || field?.type === 'line';

/** The column that lists are ordered by when `?sort=` names the field. */
export function findSortColumn(name: string, fields: KindFields): string {
  const column = nameColumn(name, fields);
  return isOrderedText(fields[name]) ? orderColumn(column) : column;
}

/** The columns for readers of Arabic, by field: of texts in two languages. */
export const listArabicOrders = ({ fields, sortable }: AnyKind): Record<string, string> =>
  Object.fromEntries(
    sortable
      .filter((name) => fields[name]?.type === 'text')
      .map((name) => [name, arabicOrderColumn(nameColumn(name, fields))]),
  );

/** A record as its table row. */
export function toRow(content: object, kind: AnyKind): Row {
  const { fields, sortable } = kind;
  const values = content as Values;
  const arabic = pickArabic(content);
  const row: Row = { id: values._id, created_at: values.createdAt, updated_at: values.updatedAt };
  for (const [name, field] of Object.entries(fields)) {
    const column = nameColumn(name, fields);
    row[column] = toColumn(values[name], field);
    // Figures have been checked when they were sent.
    if (field.type === 'figures') Object.assign(row, columnsOfFigures((values[name] ?? {}) as TradeValues));
    if (isOrderedText(field) && sortable.includes(name))
      row[orderColumn(column)] = orderKey(String(values[name] ?? ''));
    if (isBilingual(field)) row[`${column}_ar`] = arabic[name] ? toColumn(arabic[name], field) : null;
  }
  for (const [name, column] of Object.entries(listArabicOrders(kind)))
    row[column] = values.arabicInPreparation ? null : arabicOrderKey(arabic[name]);
  return row;
}

const columnsOfFigures = (values: TradeValues): Row => ({
  [figureColumns.facets]: describeFacets(values),
  [figureColumns.weight]: readWeight(values),
});

function toColumn(value: unknown, field: KindField): unknown {
  if (field.type === 'figures') return JSON.stringify(value ?? {});
  // Records that an earlier release put into the Trash lack these.
  if (field.type === 'records') return JSON.stringify(value ?? []);
  if (field.type === 'choice') return value ?? field.initial ?? null;
  if (isList(field)) return JSON.stringify(value);
  if (field.type === 'flag' || field.type === 'preparation') return value ? 1 : 0;
  return field.type === 'head' || field.type === 'address' ? value || null : (value ?? null);
}

/** All text of a record in both languages, for search. */
export function searchTexts(content: object, { fields }: AnyKind): string[] {
  const searched = Object.keys(fields).filter((name) => isSearched(fields[name] as KindField));
  return [...listTexts(content, searched), ...displayNames(content, fields)];
}

/** What readers call the values of its choices. */
function displayNames(content: object, fields: KindFields): string[] {
  const values = content as Values;
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'choice' ? (field.names?.[String(values[name])] ?? []) : [],
  );
}

/** The texts of a record that rank it first, in both languages. */
export function titleTexts(content: object, { searchedTitles }: AnyKind): string[] {
  return listTexts(content, searchedTitles);
}

function listTexts(content: object, fields: readonly string[]): string[] {
  const values = content as Values;
  const arabic = pickArabic(content);
  return fields.flatMap((field) => [...listStrings(values[field]), ...listStrings(arabic[field])]);
}

/** The Arabic texts of a record. */
export function pickArabic(content: object): Values {
  return (content as { translations?: { ar?: Values } }).translations?.ar ?? {};
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listStrings);
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : [];
}
