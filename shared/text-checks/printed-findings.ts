import { languages } from '../language.ts';
import { statedValues } from './stated-values.ts';
import type { Finding, TextPair } from './text-check.ts';

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
