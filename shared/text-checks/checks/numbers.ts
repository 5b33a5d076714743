import type { Span } from '../../search/spans.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { findConverted } from './find-measures.ts';
import { digitNumbers, impliedNumbers, looseNumbers, speltNumbers } from './number-words.ts';
import { exchangedFor } from './plain-parts.ts';
import { surplus } from './surplus.ts';

type Numbers = { digits: number[]; spelt: number[]; implied: Set<number>; loose: Set<number> };

function collectNumbers({ spans, placeholders, codes }: ReadText): Numbers {
  const digits = digitNumbers(spans);
  const implied = impliedNumbers(spans);
  // A placeholder may stand for any number that is small enough to be a word.
  if (placeholders.length > 0) implied.add(2);
  // Only one language may call them a code: No 2025/40.
  for (const number of codes.join(' ').match(/\d+/g) ?? []) implied.add(Number(number));
  return { digits, spelt: speltNumbers(spans), implied, loose: looseNumbers(spans) };
}

const all = ({ digits, spelt }: Numbers): number[] => [...digits, ...spelt];

/** The numbers in digits that the other text does not have in any form. */
function unmatched(own: Numbers, other: Numbers, measured: ReadonlySet<number>): number[] {
  const known = new Set(all(other));
  return [...new Set(own.digits)].filter(
    (value) => !(known.has(value) || other.implied.has(value) || other.loose.has(value)) && !measured.has(value),
  );
}

/** The numbers of measures that the other text has in another unit: 2 tonnes, 2,000 kg. */
const readConverted = (own: readonly Span[], other: readonly Span[]): Set<number> =>
  new Set(findConverted(own, other).map(({ literal }) => literal));

/** Numbers that only one text has, compared by value: 50 and ٥٠, 1,000 and 1000, ten and عشرة, 2 and a dual. */
export function numberFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const en = collectNumbers(english);
  const ar = collectNumbers(arabic);
  const [ofEnglish, ofArabic] = [
    readConverted(english.spans, arabic.spans),
    readConverted(arabic.spans, english.spans),
  ];
  let missing = unmatched(en, ar, ofEnglish);
  let added = unmatched(ar, en, ofArabic);
  if (missing.length + added.length === 0) {
    // Every number is there, but one may have taken the place of another.
    missing = surplus(all(en), all(ar)).filter((value) => !(ar.implied.has(value) || ofEnglish.has(value)));
    added = surplus(all(ar), all(en)).filter((value) => !(en.implied.has(value) || ofArabic.has(value)));
    if (missing.length === 0 || added.length === 0) return [];
  }
  return exchangedFor(missing.map(shown), added.map(shown));
}

const shown = (value: number): string => value.toLocaleString('en');

const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d.,]*\d)/g;
const ungrouped = /(?<![\d.,\p{L}/-])\d{4,9}(?![\d.,]*\d|[\p{L}/-])/gu;

// The comma of a decimal has no second one, nor three digits before it and three behind.
const misgrouped = /(?<![\d.,])\d{1,3}(?:,\d{3})*,(?:\d{4,6}|\d{1,2}(?=,\d{3}))(?![\d.,]*\d)/g;

/** Thousands with a comma in the wrong place, 39,2500, or that one text groups and the other does not: 3,000 and 3000. */
export function groupingFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const wrong = [english, arabic].flatMap(({ language, prose }) =>
    (prose.match(misgrouped) ?? []).map((found) => ({
      language,
      found,
      wanted: shown(Number(found.replaceAll(',', ''))),
    })),
  );
  if (wrong.length > 0) return wrong;
  return [
    ...findUngrouped(arabic, english).map((wanted) => ({ language: 'ar' as const, ...plainAs(wanted) })),
    ...findUngrouped(english, arabic).map((wanted) => ({ language: 'en' as const, ...plainAs(wanted) })),
  ];
}

const plainAs = (wanted: string) => ({ found: wanted.replaceAll(',', ''), wanted });

/** The numbers of the other text that this one has without their commas only. */
function findUngrouped({ prose }: ReadText, other: ReadText): string[] {
  const plain = new Set(prose.match(ungrouped));
  const own = new Set(prose.match(grouped));
  const wanted = new Set(other.prose.match(grouped));
  return [...wanted].filter((number) => !own.has(number) && plain.has(number.replaceAll(',', '')));
}
