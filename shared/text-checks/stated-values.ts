import { languages } from '../language.ts';
import { spansOf } from '../search/spans.ts';
import { foldForSearch } from '../search-words.ts';
import { toWesternDigits } from '../western-digits.ts';
import { measuresOf } from './checks/measures-of.ts';
import type { Finding, TextPair } from './text-check.ts';

const ratio = /(?<!\d)\d{1,6}:\d{1,6}(?!\d)/g;

/** The quantities and ratios that a text states, in common units: those of `1,600 h` and `1600 ساعة` are the same. */
export function statedValues(text: string): Set<string> {
  const western = toWesternDigits(text);
  const measures = measuresOf(spansOf(foldForSearch(western))).map(({ key }) => key);
  return new Set([...measures, ...(western.match(ratio) ?? [])]);
}

/** Whether a text states all values of a print. A print without values says nothing that could be wrong. */
function statesAll(text: string, printed: string): boolean {
  const stated = statedValues(text);
  return [...statedValues(printed)].every((value) => stated.has(value));
}

/**
 * What the print on a pictured bag says and the texts of its record do not, in either language, compared by value: `50 kg`
 * agrees with `٥٠ كغ`. A language without any text is left out.
 */
export function printedFindings(printed: string, texts: TextPair): Finding[] {
  return languages.flatMap((language): Finding[] => {
    const text = texts[language];
    if (text.trim() === '' || statesAll(text, printed)) return [];
    return [{ check: 'printed_facts', language, found: '', wanted: printed }];
  });
}
