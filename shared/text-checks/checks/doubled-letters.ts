import { shippedFamilies } from '../../search/shipped-families.ts';
import type { ReadText } from '../read-text.ts';
import type { Found } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';

// Shorter ones are too much like others: الأمم is no الأم.
const shortest = 5;
let known: ReadonlySet<string> | undefined;

/** Words of the trade, as search knows them; listed when the first text is checked. */
function listKnown(): ReadonlySet<string> {
  if (known) return known;
  const words = shippedFamilies.flatMap(({ forms }) => forms.flatMap((form) => form.toLowerCase().split(' ')));
  known = new Set(words.filter((word) => word.length >= shortest));
  return known;
}

const isKnown = (word: string): boolean => bareForms(word.toLowerCase()).some((form) => listKnown().has(form));
const longWord = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{5,24}(?![\p{L}\p{M}\p{N}])/gu;
// In Arabic not at the beginning, where a preposition may be joined to its like: «ككيس».
const doubled = /(?<=\p{L}{2})([b-df-hj-np-tv-z\u0627-\u064a])\1/gu;
const marks = /[\u064b-\u0652]/g;

/** A word of the trade with a letter twice: "commpare", «الأردنن». */
export function doubledLetterFindings({ prose }: ReadText): Found[] {
  const words = new Set(Array.from(prose.matchAll(longWord), ([found]) => found));
  return [...words].flatMap((found) => {
    const plain = found.replace(marks, '');
    if (isKnown(plain)) return [];
    const wanted = Array.from(plain.matchAll(doubled), ({ index }) => plain.slice(0, index) + plain.slice(index + 1));
    const right = wanted.find(isKnown);
    return right ? [{ found, wanted: right }] : [];
  });
}
