import { familyWords } from '../trade/field-types.ts';
import type { SpecifiedValue } from '../trade/rules/rule.ts';
import { type Saying, writeSpecified } from '../trade/write-value.ts';
import { lineKeys, orderKeys } from './quote.ts';
import type { QuoteLine } from './quote-line.ts';

type Lines = readonly QuoteLine[];
type Order = Readonly<Record<string, SpecifiedValue>>;

/** A line in one sentence: `Width: 56 cm · Length: 91 cm`. */
export function lineText(
  { family, note, specified }: Pick<QuoteLine, 'family' | 'note' | 'specified'>,
  saying: Saying,
) {
  const written = writeSpecified(specified, lineKeys(family), saying, family);
  const stated = written.map(({ label, value }) => `${label}: ${value}`);
  return [...stated, note.replace(/\s+/g, ' ')].filter(Boolean).join(' · ');
}

/** A request as it is shown: each line, and what holds for all of them. */
export type QuoteRows = {
  lines: { title: string; family: string; stated: Stated[]; note: string }[];
  terms: Stated[];
};
type Stated = { label: string; value: string };

/** All lines and the order in parts, in the language of `saying`; titles, values and notes may be in another. */
export function quoteRows(lines: Lines, order: Order, saying: Saying): QuoteRows {
  return {
    lines: lines.map(({ title, family, specified, note }) => ({
      ...{ title, family: saying.say(familyWords[family]), note },
      stated: writeSpecified(specified, lineKeys(family), saying, family),
    })),
    terms: writeSpecified(order, orderKeys, saying),
  };
}

/** What holds for a whole request as its sender reads it: the country that it goes to, and the terms. */
export function sentTerms({ country = '', order = {} }: { country?: string; order?: Order }, saying: Saying): Stated[] {
  const goesTo = country ? [{ label: saying.say('quote_country_to'), value: country }] : [];
  return [...goesTo, ...writeSpecified(order, orderKeys, saying)];
}

/** All lines and the order as plain text, a paragraph each: for letters, lists and staff. */
export function quoteText(lines: Lines, order: Order, saying: Saying): string {
  const numbered = lines.map((line, place) => {
    const head = `${place + 1}. ${line.title} (${saying.say(familyWords[line.family])})`;
    return [head, lineText(line, saying)].filter(Boolean).join('\n');
  });
  const terms = writeSpecified(order, orderKeys, saying).map(({ label, value }) => `${label}: ${value}`);
  return [...numbered, terms.join('\n')].filter(Boolean).join('\n\n');
}
