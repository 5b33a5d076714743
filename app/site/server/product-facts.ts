import { withNamedSizes } from '#app/site/products/card-figures.ts';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { TradeWord } from '#shared/trade/field-types.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { Specification } from '#shared/trade/specification.ts';
import { fields } from '#shared/trade/trade-fields.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';
import { memoPerRecord } from './record-memo.ts';

/** What a product holds, in a sentence; '' where that is not known. */
function holdsText({ fillWeight, safeLoad, volume }: NonNullable<Product['attributes']>, saying: Saying): string {
  if (fillWeight !== undefined)
    return saying.say('product_holds', { amount: writeValue(fields.fillWeight, fillWeight, saying) });
  if (safeLoad !== undefined)
    return saying.say('product_carries', { amount: writeValue(fields.safeLoad, safeLoad, saying) });
  return volume === undefined ? '' : saying.say('product_holds', { amount: writeValue(fields.volume, volume, saying) });
}

/** What its quantity is counted in: `bags`; '' where it is sold by weight. */
function findUnit({ family, minimumOrder }: NonNullable<Product['attributes']>, { say }: Saying): string {
  if (minimumOrder === undefined) return '';
  const key = family === 'other' ? 'trade_unit_piece_other' : 'trade_unit_piece';
  return say(key, { count: Number(minimumOrder) }).replace(/[\d.,\s]+/g, '');
}

/** Both say the least that is ordered; staff give either the one name. */
const orders: readonly TradeWord[] = ['trade_minimum_order', 'trade_minimum_weight'];

/** Whether a text of staff has the value of a figure in it, not as the end of another number. */
function hasValue(text: string, value: string): boolean {
  const place = text.indexOf(value);
  return place >= 0 && !/[\d.,]/.test(text[place - 1] ?? '');
}

/** What the first screen says of a product, and its specifications; `isTold`: said there already. */
export function productFacts(product: Product, specifications: readonly Specification[], saying: Saying) {
  const { language, say } = saying;
  const { attributes = {} } = product;
  const figures = memoPerRecord(product, `figures ${language}`, () =>
    keyFigures(attributes, { language, most: 5, say: sayTrade }),
  );
  const holds = holdsText(attributes, saying);
  const isOrder = (name: string) => orders.some((word) => say(word) === name);
  const isSize = (name: string) => name === say('trade_row_size');
  /** The words of staff for a figure, which may say more than it: `30 to 240 cm, lay-flat`. */
  const findWords = (figure: Specification) =>
    specifications.find(({ name, value }) => {
      if (isOrder(figure.name)) return isOrder(name);
      return name === figure.name ? hasValue(value, figure.value) : isSize(figure.name) && value === figure.value;
    });
  const held = holds ? figures[0] : undefined;
  const told = (holds ? figures.slice(1) : figures.slice(0, 4)).map((figure) => findWords(figure) ?? figure);
  return {
    holds,
    unit: findUnit(attributes, saying),
    figures: told.map(({ name, value }) => ({ name, value: withNamedSizes(value, attributes, language) })),
    specifications: specifications.map((entry) => ({
      ...entry,
      isTold: told.includes(entry) || entry.value === held?.value,
    })),
  };
}
