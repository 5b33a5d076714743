import { isNumber } from '../../search/spans.ts';
import { findUnit } from '../../search/unit-spellings.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { type FoundMeasure, findMeasures } from './find-measures.ts';
import { digitNumbers, speltNumbers } from './number-words.ts';
import { surplus } from './surplus.ts';

// Words that are units only sometimes: "20,000 in stock", "3 m", "1 h", "3 ملي جول".
const isTelling = ({ unit }: FoundMeasure): boolean => unit.length > 1 && unit !== 'in' && unit !== 'ملي';

/** Quantities whose number both texts have, but not in the same unit: 50 kg and 50 g, or 50 kg and 50. */
export function unitFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [findUnmatched(english, arabic), findUnmatched(arabic, english)];
  const paired = en.flatMap((own) => {
    const other = ar.find(({ literal }) => literal === own.literal);
    return other ? [{ language: 'ar' as const, found: written(other), wanted: written(own) }] : [];
  });
  if (paired.length > 0) return paired;
  const lost = lostMeasures(english, arabic).map((own) => ({
    language: 'ar' as const,
    found: '',
    wanted: written(own),
  }));
  const added = lostMeasures(arabic, english).map((own) => ({
    language: 'en' as const,
    found: '',
    wanted: written(own),
  }));
  if (lost.length + added.length > 0) return [...lost, ...added];
  return [
    ...withoutUnit(en, arabic).map((own) => ({
      language: 'ar' as const,
      found: `${own.literal}`,
      wanted: written(own),
    })),
    ...withoutUnit(ar, english).map((own) => ({
      language: 'en' as const,
      found: `${own.literal}`,
      wanted: written(own),
    })),
  ];
}

const written = ({ literal, unit }: FoundMeasure): string => `${literal.toLocaleString('en')} ${unit}`.trim();

function findUnmatched(own: ReadText, other: ReadText): FoundMeasure[] {
  const keys = new Set(findMeasures(other.spans).map(({ key }) => key));
  return findMeasures(own.spans).filter(({ key }) => !keys.has(key));
}

const times = new Set(['hour', 'day', 'month']);
/** Two of a unit: «يومين», «ساعتان». */
function dualUnit(word: string): string[] {
  const [, stem = ''] = /^[وفبلك]?(?:ال)?([\u0621-\u064a]{2,}?)(?:ان|ين|ي)$/.exec(word) ?? [];
  return [stem, stem.replace(/ت$/, 'ه')].flatMap((each) => findUnit(each)?.unit ?? []).slice(0, 1);
}

/** Quantities that the other text lacks, though it has their number with something else: "30 days" of "30%, then 70% in 30 days". */
function lostMeasures(own: ReadText, other: ReadText): FoundMeasure[] {
  const spelt = new Set(speltNumbers(other.spans));
  const units = other.spans.flatMap(({ text }) => findUnit(text)?.unit ?? dualUnit(text));
  const measures = findMeasures(own.spans);
  // Thirty days may be a month.
  const isConverted = units.some((unit) => times.has(unit) && !measures.some((each) => unitOfKey(each) === unit));
  const lacking = new Set(surplus(digitNumbers(own.spans), digitNumbers(other.spans)));
  return findUnmatched(own, other).filter((lost) => {
    const [unit, all] = [unitOfKey(lost), measures.filter((each) => unitOfKey(each) === unitOfKey(lost))];
    return (
      isTelling(lost) &&
      lost.literal > 2 &&
      !(times.has(unit) && isConverted) &&
      lacking.has(lost.literal) &&
      !spelt.has(lost.literal) &&
      units.filter((each) => each === unit).length < all.length
    );
  });
}

const unitOfKey = ({ key }: FoundMeasure): string => key.slice(0, key.indexOf(':'));

/** Those whose number stands in the other text while their unit does not: "5, 10 and 25 kg" has it once for all. */
function withoutUnit(measures: FoundMeasure[], other: ReadText): FoundMeasure[] {
  const written = findMeasures(other.spans);
  const measured = new Set(written.map(({ literal }) => literal));
  const units = new Set([...written.map(unitOfKey), ...other.spans.flatMap(({ text }) => findUnit(text)?.unit ?? [])]);
  const numbers = new Set(other.spans.flatMap(({ text }) => (isNumber(text) ? [Number(text)] : [])));
  return measures.filter(
    (own) => isTelling(own) && numbers.has(own.literal) && !measured.has(own.literal) && !units.has(unitOfKey(own)),
  );
}

const percent = /(?<![\d.,])(\d{1,9}(?:[.,]\d{1,9}){0,3}) ?(?:%|per ?cent|[بف]ي? ?الم[ئا]+ة)/gu;
const anyPercent = /%|percent|per cent|الم[ئا]+ة|مئوية|\{/g;
/** What may stand between a number and the sign that it shares with others: "5, 10 and 15%". */
const shared = /^[^.؟!\n]{0,25}?(?:%|per ?cent|الم[ئا]+ة)/;

const percentsIn = ({ prose }: ReadText): Set<string> =>
  new Set(Array.from(prose.matchAll(percent), ([, number = '']) => number));

/** Numbers that are percent in one text and plain in the other: 30% and 30. */
export function percentFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  return [
    ...findPlain(arabic, english).map((value) => ({ language: 'ar' as const, found: value, wanted: `${value}%` })),
    ...findPlain(english, arabic).map((value) => ({ language: 'en' as const, found: value, wanted: `${value}%` })),
  ];
}

function findPlain(own: ReadText, other: ReadText): string[] {
  const percents = percentsIn(own);
  const marks = own.prose.match(anyPercent)?.length ?? 0;
  if (marks > [...own.prose.matchAll(percent)].length) return [];
  const numbers = [...own.prose.matchAll(/(?<![\d.,])\d{1,9}(?:[.,]\d{1,9}){0,3}/g)];
  return [...percentsIn(other)].filter((value) => {
    const places = percents.has(value) ? [] : numbers.filter(([number]) => number === value);
    const isShared = places.some(({ index }) =>
      shared.test(own.prose.slice(index + value.length, index + value.length + 40)),
    );
    return places.length > 0 && !isShared;
  });
}
