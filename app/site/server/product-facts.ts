import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { keyFigures } from '#shared/trade/first-figures.ts';
import type { Specification } from '#shared/trade/specification.ts';
import { fields } from '#shared/trade/trade-fields.ts';
import { writeNumber } from '#shared/trade/write-number.ts';
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

const sizeKeys = ['width', 'length', 'gusset', 'baseLength', 'baseWidth', 'height'] as const;

/** `Width 53, length 90 cm`, in words. */
function namedSizes(attributes: NonNullable<Product['attributes']>, { say, language }: Saying): string {
  const sizes = sizeKeys.flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [`${say(shortNames[key])}\u00a0${writeNumber(Number(value) / 10, language)}`];
  });
  return say('trade_unit_cm', { n: sizes.join('، ') });
}

const shortNames: Record<(typeof sizeKeys)[number], MessageKey> = {
  ...({ width: 'size_width', length: 'size_length', gusset: 'size_gusset' } as const),
  ...({ baseLength: 'size_length', baseWidth: 'size_width', height: 'size_height' } as const),
};

/** What the first screen says of a product, and its specifications; `isTold`: said there already. */
export function productFacts(product: Product, specifications: readonly Specification[], saying: Saying) {
  const { language } = saying;
  const { attributes = {} } = product;
  const figures = memoPerRecord(product, `figures ${language}`, () =>
    keyFigures(attributes, { language, most: 5, say: sayTrade }),
  );
  const holds = holdsText(attributes, saying);
  // Arabic names its sizes: a formula would be read from the wrong side.
  const sizeName = language === 'ar' ? saying.say('trade_row_size') : undefined;
  return {
    holds,
    unit: findUnit(attributes, saying),
    figures: (holds ? figures.slice(1) : figures.slice(0, 4)).map((figure) =>
      figure.name === sizeName ? { ...figure, value: namedSizes(attributes, saying) } : figure,
    ),
    specifications: specifications.map(({ name, value }) => ({
      ...{ name, value },
      isTold: figures.some(
        (figure, i) => figure.value === value && (figure.name === name || (i === 0 && holds !== '')),
      ),
    })),
  };
}
