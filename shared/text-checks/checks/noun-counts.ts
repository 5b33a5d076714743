import { foldForSearch } from '../../search/search-words.ts';
import { isNumber, type Span } from '../../search/spans.ts';
import { findUnit } from '../../search/unit-spellings.ts';
import type { ReadText } from '../read-text.ts';
import type { CheckFinding } from '../text-check.ts';
import { bareForms } from './bare-forms.ts';
import { type CountedNoun, countedNouns } from './counted-nouns.ts';
import { type PlacedNumber, placedNumbers } from './number-words.ts';
import { exchangedFor } from './plain-parts.ts';
import { surplus } from './surplus.ts';

/** What a text counts: the values by noun, nouns that stand alone, in the singular and in the plural, and all of its numbers. */
type Counts = { values: Map<string, number[]>; alone: Set<string>; several: Set<string>; all: Set<number> };

const byEnglish = new Map(countedNouns.flatMap((noun) => noun.english.map((word) => [word, noun] as const)));
const mapForms = (each: (noun: CountedNoun) => readonly string[]) =>
  new Map(countedNouns.flatMap((noun) => each(noun).map((form) => [foldForSearch(form), noun] as const)));
const singulars = mapForms(({ singular, counted }) => [singular, counted]);
const plurals = mapForms((noun) => noun.plurals);
const dualsOf = mapForms(({ singular }) => ['ان', 'ين'].map((ending) => singular.replace(/ة$/, 'ت') + ending));
const smallNumbers: ReadonlyMap<string, number> = new Map(Object.entries({ one: 1, two: 2, single: 1 }));
const repeats: ReadonlyMap<string, number> = new Map(Object.entries({ once: 1, twice: 2 }));
// "Two or three days" leaves the first number without a noun; units and nouns between belong to others.
const noGap = new Set(['or', 'and', 'to', 'of', 'per', 'by', 'a', 'the', 'in', 'for', 'each', 'x', 'on', 'with', 'at']);
/** Before another noun a dual has lost its ن; without marks it may be another word: كيسا دقيق, يومَي عمل. */
const joinedDuals = mapForms(({ singular }) => ['ا', 'ي'].map((ending) => singular.replace(/ة$/, 'ت') + ending));
// «آلتي» is written as «التي» is.
joinedDuals.delete('التي');
/** Words between a number and its noun: three glossy rice bags. */
const mostBetween = 2;
const parted = new Set(['ونصف', 'وربع', 'وثلث']);

function read({ spans }: ReadText): Counts & { note: (key: string, value: number) => void; ends: Map<number, number> } {
  const numbers: PlacedNumber[] = placedNumbers(spans);
  const values = new Map<string, number[]>();
  return {
    values,
    alone: new Set(),
    several: new Set(),
    all: new Set(numbers.map(({ value }) => value)),
    note: (key, value) => values.set(key, [...(values.get(key) ?? []), value]),
    ends: new Map(numbers.map(({ value, end }) => [end, value])),
  };
}

function englishCounts(text: ReadText): Counts {
  const { note, ends, ...counts } = read(text);
  const { spans } = text;
  const before = (at: number): number | undefined => ends.get(at) ?? smallNumbers.get(spans[at - 1]?.text ?? '');
  for (const [at, { text: word }] of spans.entries()) {
    const small = smallNumbers.get(word) ?? repeats.get(word);
    if (small !== undefined) counts.all.add(small);
    if (repeats.has(word)) note('time', small ?? 1);
    const noun = byEnglish.get(word);
    if (!noun) continue;
    let first = at;
    while (before(first) === undefined && at - first < mostBetween && isGap(spans[first - 1])) first--;
    const value = before(first);
    // In "two bag sizes" it is sizes that are counted.
    const isOne = !/s$|^people$/.test(word);
    const isCounted = value === 1 ? isOne : !isOne || !/s$/.test(spans[at + 1]?.text ?? '');
    if (value !== undefined && isCounted) note(noun.key, value);
    else if (word === noun.key) counts.alone.add(noun.key);
  }
  return counts;
}

const isGap = (span: Span | undefined): boolean =>
  span !== undefined &&
  !isNumber(span.text) &&
  !noGap.has(span.text) &&
  !findUnit(span.text) &&
  !byEnglish.has(span.text);

const find = <Value>(word: string, table: ReadonlyMap<string, Value>): Value | undefined => {
  const form = bareForms(word).find((each) => table.has(each));
  return form === undefined ? undefined : table.get(form);
};

/** Whether an ending is that of a dual: the plurals of some nouns are written alike, «مهندسَين» is not. */
const isDual = (text: string, { singular, plurals }: CountedNoun): boolean =>
  !plurals.includes(`${singular}ين`) || text.includes(`${singular}\u064eين`);

/** Whether a text has a noun in the accusative, «لونًا», which without marks is written as a joined dual. */
const hasTanwin = (text: string, noun: CountedNoun | undefined): boolean =>
  noun !== undefined && (text.includes(`${noun.singular}\u064bا`) || text.includes(`${noun.singular}ا\u064b`));

const lengthsOfTime = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** The same number of another length of time: two working days and «ساعتَي عمل». */
function timeFindings(en: Counts, ar: Counts): Omit<CheckFinding, 'check'>[] {
  const other = (from: Counts, over: Counts) =>
    lengthsOfTime.flatMap((key) =>
      surplus(from.values.get(key) ?? [], over.values.get(key) ?? []).map((value) => ({ key, value })),
    );
  const added = other(ar, en);
  return other(en, ar).flatMap(({ key, value }) => {
    const instead = added.find((each) => each.value === value && each.key !== key);
    return instead ? exchangedFor([`${value} ${key}`], [`${value} ${instead.key}`]) : [];
  });
}

function arabicCounts(text: ReadText): Counts {
  const { note, ends, ...counts } = read(text);
  for (const [at, { text: word }] of text.spans.entries()) {
    const next = text.spans[at + 1]?.text ?? '';
    const noun = find(word, singulars) ?? find(word, plurals);
    const value = ends.get(at);
    const dual = find(word, dualsOf);
    if (noun && value !== undefined) note(noun.key, value);
    else if (dual && isDual(text.text, dual)) {
      counts.all.add(2);
      if (!parted.has(next) && !/^[وفبك]?ال/.test(word)) note(dual.key, 2);
    } else if (find(word, joinedDuals) && !hasTanwin(text.text, find(word, joinedDuals))) {
      const joined = find(word, joinedDuals);
      counts.all.add(2);
      if (joined && text.text.includes(`${joined.singular.replace(/ة$/, 'ت')}\u064eي`)) note(joined.key, 2);
    } else if (noun && find(word, singulars)) {
      if (/^واحده?$/.test(next)) note(noun.key, 1);
      else if (!singulars.has(word)) continue;
      else if (!parted.has(next)) counts.alone.add(noun.key);
    } else if (noun && !/^[وفبك]?ال/.test(word)) counts.several.add(noun.key);
  }
  return counts;
}

/** What the Arabic text has two of, and the English one: "a year" and سنتين. */
function twoForOne(en: Counts, ar: Counts, english: string): Omit<CheckFinding, 'check'>[] {
  const [key] =
    [...ar.values].find(
      ([noun, values]) => values.includes(2) && en.alone.has(noun) && !en.values.has(noun) && !ar.alone.has(noun),
    ) ?? [];
  return key && !en.all.has(2) && !mayBeTwoThings.test(english) ? exchangedFor([`1 ${key}`], [`2 ${key}`]) : [];
}

/** What both texts count, in another number: two rows and بثلاثة صفوف, two years and سنة, two days and أيام. */
export function nounCountFindings(english: ReadText, arabic: ReadText): Omit<CheckFinding, 'check'>[] {
  const [en, ar] = [englishCounts(english), arabicCounts(arabic)];
  const others = [...timeFindings(en, ar), ...twoForOne(en, ar, english.text)];
  return others.length > 0 ? others : [...en.values.keys()].flatMap((key) => countFindings(key, en, ar, arabic.text));
}

function countFindings(key: string, en: Counts, ar: Counts, arabic: string): Omit<CheckFinding, 'check'>[] {
  const [values, others] = [en.values.get(key) ?? [], ar.values.get(key) ?? []];
  const missing = surplus(values, others).find((value) => !(value === 1 && ar.alone.has(key)));
  const added = surplus(others, values).find((value) => !(value === 1 && en.alone.has(key)));
  if (missing === undefined) return [];
  // Each text may have the number of the other with another word.
  const isOneBesideMany = missing === 1 && added !== 2;
  if (added !== undefined && !isOneBesideMany && !(ar.all.has(missing) && en.all.has(added)))
    return exchangedFor([`${missing} ${key}`], [`${added}`]);
  if (ar.all.has(missing) || mayBeTwo.test(arabic)) return [];
  if (missing === 2 && others.length === 0 && ar.several.has(key)) return exchangedFor([`2 ${key}`], [`${key}s`]);
  const isOneInstead = others.every((value) => values.includes(value)) && ar.alone.has(key) && !en.alone.has(key);
  return isOneInstead && missing > 1 && missing <= 10 ? exchangedFor([`${missing} ${key}`], ['1']) : [];
}

const mayBeTwoThings = /both|double|twin|pair|couple|second|half|twice|bi-|dual|other|either/i;
/** Words that say two in another way: a dual before a noun, مزدوج, كلا, ضعف. */
const mayBeTwo = /\u064e\u064a(?![\u0621-\u0652])|تان|مزدوج|كلا|كلتا|ضعف|زوج|اثن|ثان|نصف/u;
