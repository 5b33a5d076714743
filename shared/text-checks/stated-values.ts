import { languages } from '../language.ts';
import { foldForSearch } from '../search/search-words.ts';
import { splitSpans } from '../search/spans.ts';
import { cutText } from '../text/cut-between-signs.ts';
import { toWesternDigits } from '../text/western-digits.ts';
import { findMeasures } from './checks/find-measures.ts';
import { type CheckedPair, type CheckFinding, longestExcerpt } from './text-check.ts';

const ratio = /(?<!\d)\d{1,6}:\d{1,6}(?!\d)/g;

/** The quantities and ratios that a text states, in common units: those of `1,600 h` and `1600 ساعة` are the same. */
export function statedValues(text: string): Set<string> {
  const western = toWesternDigits(text);
  const measures = findMeasures(splitSpans(foldForSearch(western))).map(({ key }) => key);
  return new Set([...measures, ...(western.match(ratio) ?? [])]);
}

/** What a print on a pictured bag says, by the place of the picture: `galleryImages.0`. */
export type Print = { field: string; printed: string };

/**
 * What prints on pictured bags say and the texts of their record do not, in either language, compared by value: `50 kg`
 * agrees with `٥٠ كغ`. A print without values says nothing that could be wrong; a language without any text is left out.
 */
export function printedFindings(prints: readonly Print[], texts: CheckedPair): (Print & { finding: CheckFinding })[] {
  const read = prints.map((print) => ({ print, values: [...statedValues(print.printed)] }));
  if (read.every(({ values }) => values.length === 0)) return [];
  return languages.flatMap((language) => {
    if (texts[language].trim() === '') return [];
    const stated = statedValues(texts[language]);
    const missing = read.filter(({ values }) => values.some((value) => !stated.has(value)));
    return missing.map(({ print }) => {
      const wanted = cutText(print.printed, longestExcerpt);
      return { ...print, finding: { check: 'printed_facts' as const, language, found: '', wanted } };
    });
  });
}
