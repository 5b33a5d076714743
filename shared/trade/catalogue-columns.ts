import type { Language } from '../language.ts';
import type { FieldKey, TradeValues } from './trade-fields.ts';
import { writeNumber } from './write-number.ts';

type Column = {
  /** The fields that it shows and is sorted by; of each product the first that it has. */
  keys: readonly FieldKey[];
  /** How many of the stored unit are one of the shown unit: 10 for mm in cm. */
  per: number;
  /** The field that stands before or after it: the least of a range, a coating on the fabric. */
  from?: FieldKey;
  plus?: FieldKey;
};

/** The columns with numbers of the catalogue as a table, by what its address calls their order. */
const columns = {
  weight: { keys: ['fillWeight', 'safeLoad'], per: 1 },
  width: { keys: ['width', 'baseLength', 'widthMost'], per: 10, from: 'widthLeast' },
  length: { keys: ['length', 'height'], per: 10 },
  depth: { keys: ['gusset', 'baseWidth', 'height'], per: 10 },
  fabric: { keys: ['fabricWeight'], per: 1, plus: 'coating' },
  minimum: { keys: ['minimumOrder'], per: 1 },
  lead: { keys: ['leadTime'], per: 1 },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof columns;
export const columnNames = Object.keys(columns) as ColumnName[];
export const catalogueColumns: Readonly<Record<ColumnName, Column>> = columns;

/** An order of the catalogue by a column; a leading `-` means the largest first. */
export type CatalogueOrder = ColumnName | `-${ColumnName}`;

/** The order that an address names; undefined for none, which is the newest first. */
export const toCatalogueOrder = (text: string | null): CatalogueOrder | undefined =>
  columnNames.flatMap((name) => [name, `-${name}`] as const).find((order) => order === text);

/** The column of an order, and whether the largest come first. */
export const readOrder = (order: CatalogueOrder): { column: ColumnName; isDescending: boolean } => {
  const isDescending = order.startsWith('-');
  return { column: order.slice(isDescending ? 1 : 0) as ColumnName, isDescending };
};

export type ColumnTexts = Readonly<Record<ColumnName, string>>;

/** What a product has in each column. */
export const columnTexts = (values: TradeValues | undefined, language: Language): ColumnTexts =>
  // Of all names.
  Object.fromEntries(columnNames.map((name) => [name, columnText(name, values, language)])) as Record<
    ColumnName,
    string
  >;

/** What a product has in a column, without the unit: `65 + 20`, `40–200`; '' where it is not known. */
function columnText(name: ColumnName, values: TradeValues | undefined, language: Language): string {
  const { keys, per, from, plus } = catalogueColumns[name];
  const number = (key: FieldKey | undefined): string => {
    const value = key && values?.[key];
    return value === undefined ? '' : writeNumber(Number(value) / per, language);
  };
  const key = keys.find((each) => values?.[each] !== undefined);
  // Of a bag without a length, its height stands there.
  const text = name === 'depth' && key === 'height' && values?.length === undefined ? '' : number(key);
  const [least, more] = [number(from), number(plus)];
  return text && `${least && `${least}–`}${text}${more && ` + ${more}`}`;
}
