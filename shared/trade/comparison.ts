import { familyWords, groups, groupTitles } from './field-types.ts';
import { fieldText } from './rows.ts';
import { type FieldKey, fieldKeys, fields, fieldsFor, type TradeValues } from './trade-fields.ts';
import type { Saying } from './write-value.ts';

/** A row of a comparison: what each product says of one thing, in their order; undefined where one says nothing. */
export type ComparedRow<Cell = string> = { name: string; cells: readonly (Cell | undefined)[]; differs: boolean };
export type ComparedGroup = { title: string; rows: ComparedRow[] };

/** Whether not all are the same; what is missing differs from anything. */
export const isDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** What a product says of its fields, in one language; fields of which it says nothing are missing. */
export type FieldTexts = ReadonlyMap<FieldKey, string>;

/** What a product says of each of its fields. */
export function fieldTexts(values: TradeValues, saying: Saying): FieldTexts {
  const own = values.family ? fieldsFor(values.family, 'product') : [];
  return new Map(
    own.flatMap((key): [FieldKey, string][] => {
      const text = values[key] === undefined ? '' : textOf(key, values, saying);
      return text ? [[key, text]] : [];
    }),
  );
}

function textOf(key: FieldKey, values: TradeValues, { language, say }: Saying): string {
  if (fields[key].type === 'flag') return values[key] ? say('quote_yes') : '';
  return fieldText(key, { values, language, say: (word, parameters) => say(word, parameters) });
}

/** A row, or none where no product says anything. */
const rowOf = (name: string, cells: ComparedRow['cells']): ComparedRow[] =>
  cells.some((cell) => cell !== undefined) ? [{ name, cells, differs: isDifferent(cells) }] : [];

/** What the products are: sack, jumbo bag, fabric or film. */
export function comparedFamilies(products: readonly TradeValues[], { say }: Saying): ComparedRow[] {
  const cells = products.map(({ family }) => family && say(familyWords[family]));
  return rowOf(say('trade_family'), cells);
}

/** A row for each figure that at least one product has, in the groups and the order of the fields. */
export function comparedFigures(products: readonly FieldTexts[], saying: Saying): ComparedGroup[] {
  return groups.flatMap((group) => {
    const rows = fieldKeys
      .filter((key) => fields[key].group === group)
      .flatMap((key) =>
        rowOf(
          saying.say(fields[key].label),
          products.map((texts) => texts.get(key)),
        ),
      );
    return rows.length > 0 ? [{ title: saying.say(groupTitles[group]), rows }] : [];
  });
}
