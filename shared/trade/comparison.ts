import { composeRows, type SayTrade } from './rows.ts';
import { fieldsFor, type TradeValues } from './trade-fields.ts';
import type { Saying } from './write-value.ts';

/** Whether what products say of one thing differs, is the same, is not stated by all (which is no difference), or is of some of them alone. */
export type Likeness = 'different' | 'same' | 'unknown' | 'partial';

/** Of values that are the same where they are equal; undefined where one is not stated. */
export function compareValues(values: readonly unknown[]): Likeness {
  if (values.includes(undefined)) return 'unknown';
  return new Set(values).size > 1 ? 'different' : 'same';
}

/** What each product says of one thing, in their order; undefined where one says nothing, null where it cannot: a sack has no lifting loops. */
export type ComparedFigures = { name: string; texts: (string | undefined | null)[]; likeness: Likeness };

/** The figures of products as their specifications say them, each thing once; `say` words both languages, `saying` the reader's. */
export function comparedFigures(products: readonly TradeValues[], say: SayTrade, saying: Saying): ComparedFigures[] {
  const { language } = saying;
  const known = products.map((values) => composeRows(values, say));
  const rows = new Map(known.flat().map((row) => [row.en.name, row]));
  return [...rows.values()].map(({ keys, en, [language]: { name } }) => {
    const texts = products.map((values, i) => {
      const own = known[i]?.find((row) => row.en.name === en.name)?.[language].value;
      // Stated, and nothing to be said of: no liner.
      const isNone = own === undefined && keys.some((key) => values[key] !== undefined);
      return isNone ? saying.say('compare_none') : own;
    });
    const concerned = products.map(
      ({ family }) => !family || keys.some((key) => fieldsFor(family, 'product').includes(key)),
    );
    const likeness = compareValues(texts.filter((_, i) => concerned[i]));
    return {
      name,
      texts: texts.map((text, i) => (concerned[i] ? text : null)),
      likeness: likeness === 'same' && concerned.includes(false) ? 'partial' : likeness,
    };
  });
}
