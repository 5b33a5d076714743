import { findConcepts } from '#shared/search/concepts.ts';
import type { Lexicon, WordFamily } from '#shared/search/families.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { splitSpans } from '#shared/search/spans.ts';
import type { Specification } from '#shared/trade/specification.ts';
import type { NamedConcepts } from './excerpt.ts';

const most = 3;
// What buyers compare bags by: how much they hold, how large they are, what they are made of.
const measures = ['kg', 'litre', 'size', 'gsm', 'cm', 'um', 'g'];

type Measured = { title: string; facts: readonly Specification[] };
/** The keys of a quantity, or of both ends of a range. */
type MeasureKeys = readonly string[];

const capacities = new Set(['kg', 'litre']);

/**
 * The quantities that a product is compared by: of its title, and the first of each measure among its specifications. Where
 * the title says how much it holds, no specification does: the load of a bag of 35 litres is not its size.
 */
export function keyMeasures({ title, facts }: Measured, lexicon: Lexicon): MeasureKeys[] {
  const titled = readMeasures(title, lexicon);
  const isSized = titled.some(([key = '']) => capacities.has(unitOfKey(key)));
  const found = facts.flatMap(({ name, value }) => {
    const families = findFamilies(name, lexicon);
    const keys = families.some(isOfOrders) ? [] : readMeasures(value, lexicon, true);
    return families.some(isOfParts) ? keys.filter(([key = '']) => !lengths.has(unitOfKey(key))) : keys;
  });
  const units = found.map(([key = '']) => unitOfKey(key));
  const firsts = found.filter((_, i) => units.indexOf(units[i] ?? '') === i || units[i] === 'size');
  return [...titled, ...firsts.filter(([key = '']) => !(isSized && capacities.has(unitOfKey(key))))];
}

/** The quantities in a text, or only the first of each measure. */
function readMeasures(text: string, lexicon: Lexicon, isFirst = false): MeasureKeys[] {
  const named = findConcepts(splitSpans(foldForSearch(text)), lexicon).filter(({ key }) => unitOfKey(key));
  const together = Map.groupBy(named, ({ key, from, to }) => `${unitOfKey(key)} ${from} ${to}`);
  // The end of a range is a quantity too.
  const outer = [...together.values()].filter(
    ([one]) => !named.some((other) => one && other.from < one.from && other.to >= one.to),
  );
  const keys = outer.map((concepts) => concepts.map(({ key }) => key));
  const units = keys.map(([key = '']) => unitOfKey(key));
  return isFirst ? keys.filter((_, i) => units.indexOf(units[i] ?? '') === i) : keys;
}

/** Whether a quantity, by its key, is one of these or lies between the two that are a range. */
export function isAmong(key: string, keys: MeasureKeys): boolean {
  if (keys.includes(key) || unitOfKey(key) === 'size') return keys.includes(key);
  const [from = Number.NaN, upTo = Number.NaN] = keys
    .filter((other) => unitOfKey(other) === unitOfKey(key))
    .map(amountOf);
  return from <= amountOf(key) && amountOf(key) <= upTo;
}

const amountOf = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

/** How much is ordered or packed together is no size of a bag. */
const isOfOrders = ({ subject, key }: WordFamily): boolean => subject === 'ordering' || key === 'packaging';
/** Nor is a spout as wide as its bag. */
const isOfParts = ({ key }: WordFamily): boolean => parts.has(key);
const parts: ReadonlySet<string> = new Set('filling,discharge,spout,loop,handle'.split(','));
const lengths: ReadonlySet<string> = new Set(['size', 'cm']);

const findFamilies = (name: string, lexicon: Lexicon): WordFamily[] =>
  findConcepts(splitSpans(foldForSearch(name)), lexicon).flatMap(({ family }) => family ?? []);

type Figure = { place: number; measure: number; isWanted: boolean };

/**
 * The specifications of a product that say most about it, in their order: the first of each measure, and before others
 * those that hold a searched concept.
 */
export function specificationFigures(specifications: readonly Specification[], wanted: NamedConcepts): Specification[] {
  const figures = specifications.flatMap(({ value }, place) => readFigure(value, place, wanted));
  const firsts = figures.filter(
    ({ measure, isWanted }, i) => isWanted || figures.findIndex((other) => other.measure === measure) === i,
  );
  return firsts
    .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted) || one.measure - other.measure)
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place }) => specifications[place] ?? []);
}

function readFigure(value: string, place: number, { concepts, lexicon }: NamedConcepts): Figure[] {
  const keys = findConcepts(splitSpans(foldForSearch(value)), lexicon).map(({ key }) => key);
  const units = new Set(keys.map(unitOfKey));
  const measure = measures.findIndex((name) => units.has(name));
  return measure < 0 ? [] : [{ place, measure, isWanted: keys.some((key) => concepts.has(key)) }];
}

/** `kg:50` → kg, `size 60:100` → size; '' for words. */
const unitOfKey = (key: string): string => /^([a-z]+)(?: [\d.]+)?:/.exec(key)?.[1] ?? '';
