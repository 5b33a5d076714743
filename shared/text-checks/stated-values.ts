import { spansOf } from '../search/spans.ts';
import { foldForSearch } from '../search-words.ts';
import { toWesternDigits } from '../western-digits.ts';
import { measuresOf } from './checks/measures-of.ts';

const ratio = /(?<!\d)\d{1,6}:\d{1,6}(?!\d)/g;

/** The quantities and ratios that a text states, in common units: those of `1,600 h` and `1600 ساعة` are the same. */
export function statedValues(text: string): Set<string> {
  const western = toWesternDigits(text);
  const measures = measuresOf(spansOf(foldForSearch(western))).map(({ key }) => key);
  return new Set([...measures, ...(western.match(ratio) ?? [])]);
}
