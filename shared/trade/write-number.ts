import { type Language, localeTag } from '../language.ts';

/** No number of the trade is stored or written more exactly. */
export const mostDecimals = 3;

const formatOf = (language: Language) =>
  new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: mostDecimals });
// Creating a formatter costs far more than using it.
const formats = { en: formatOf('en'), ar: formatOf('ar') };

/** A number in a reader's manner with digits from 0 to 9, grouped from four digits: `1,525`. */
export function writeNumber(value: number, language: Language): string {
  return formats[language].format(value);
}
