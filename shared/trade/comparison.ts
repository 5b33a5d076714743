import { composeRows, type FigureRow, type SayTrade } from './rows.ts';
import { specificationKey } from './specification.ts';
import { type FieldKey, fieldsFor, type TradeValues } from './trade-fields.ts';
import type { Saying } from './write-value.ts';

/** Whether what products say of one thing differs, is the same, is not stated by all (which is no difference), or is of some of them alone. */
export type Likeness = 'different' | 'same' | 'unknown' | 'partial';

/** Of values that are the same where they are equal; undefined where one is not stated, null where there can be none. */
export function compareValues(values: readonly unknown[]): Likeness {
  const possible = values.filter((value) => value !== null);
  if (possible.includes(undefined)) return 'unknown';
  if (new Set(possible).size > 1) return 'different';
  return possible.length < values.length ? 'partial' : 'same';
}

/** What one product says, to its reader, and in English, by which it is compared. */
export type ComparedText = { text: string; english: string };

/** What each product says of one thing, in their order; undefined where one says nothing, null where it cannot: a sack has no lifting loops. */
export type ComparedFigures = {
  /** Its name in English, as specifications of staff are told apart. */
  key: string;
  name: string;
  cells: (ComparedText | undefined | null)[];
};

/** The figures of products as their specifications say them, each thing once; `say` words both languages, `saying` the reader's. */
export function comparedFigures(products: readonly TradeValues[], say: SayTrade, saying: Saying): ComparedFigures[] {
  const { language } = saying;
  const known = products.map((values) => composeRows(values, say).map((row) => withOneOrder(row, say)));
  const rows = new Map(known.flat().map((row) => [row.en.name, row]));
  return [...rows.values()].map(({ keys, en, [language]: { name } }) => {
    const cells = products.map((values, i) => {
      const { family } = values;
      if (family && !keys.some((key) => fieldsFor(family, 'product').includes(key))) return null;
      const own = known[i]?.find((row) => row.en.name === en.name);
      if (own) return { text: own[language].value, english: own.en.value };
      // Stated, and nothing to be said of: no liner.
      const isNone = keys.some((key) => values[key] !== undefined);
      return isNone ? { text: saying.say('compare_none'), english: '' } : undefined;
    });
    return { key: specificationKey(en.name), name, cells };
  });
}

const orders: readonly FieldKey[] = ['minimumOrder', 'minimumWeight'];

/** The least that is ordered is one thing, whether it is counted or, as of film, weighed. */
function withOneOrder(row: FigureRow, say: SayTrade): FigureRow {
  if (!row.keys.some((key) => orders.includes(key))) return row;
  const named = (language: 'en' | 'ar') => ({ ...row[language], name: say('trade_minimum_order', {}, language) });
  return { keys: orders, en: named('en'), ar: named('ar') };
}

/** What staff call by a name of their own, and the figures that say it. */
const otherNames: Readonly<Record<string, readonly FieldKey[]>> = {
  'cover size': ['width', 'length'],
  load: ['fillWeight'],
  material: ['linerMaterial'],
  'lifting loops': ['loopCount', 'loopLength', 'loopKind'],
  'filling and discharge': ['filling', 'discharge'],
};

/** Whether the figures of a product say what staff say under another name. */
export function isSaidByFigures(key: string, values: TradeValues): boolean {
  return otherNames[key]?.every((field) => values[field] !== undefined) ?? false;
}
