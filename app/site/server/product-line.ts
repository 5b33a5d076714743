import { lineKeys } from '#shared/quote.ts';
import { familyOf, lineField } from '#shared/quote-form.ts';
import { readField } from '#shared/trade/read-field.ts';
import { fields, type TradeValues } from '#shared/trade/trade-fields.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';

/**
 * The open line of the quote form for a product: its figures as a buyer would type them. What the product has on request
 * only is left open, and so is what would not be read as the same value.
 */
export function lineOfProduct(figures: TradeValues, saying: Saying): Record<string, string> {
  const family = familyOf(figures.family);
  if (!family) return {};
  const onRequest = figures.linerOptional ? ['liner', 'linerThickness'] : [];
  const typed = lineKeys(family).flatMap((key) => {
    const value = figures[key];
    if (value === undefined || value === false || onRequest.includes(key)) return [];
    const field = fields[key];
    // With its unit, or the digits alone where the unit is a word that forms do not take.
    const written = field.type === 'number' ? writeValue(field, value, saying) : value === true ? 'yes' : undefined;
    const text = [written, String(value)].find((each) => {
      const read = readField(each, field);
      return 'value' in read && read.value === value;
    });
    return text === undefined ? [] : [[lineField(key), text]];
  });
  return { [lineField('family')]: family, ...Object.fromEntries(typed) };
}
