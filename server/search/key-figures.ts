import { conceptsIn } from '#shared/search/concepts.ts';
import { spansOf } from '#shared/search/spans.ts';
import { foldForSearch } from '#shared/search-words.ts';
import type { Specification } from '#shared/specification.ts';
import type { NamedConcepts } from './excerpt.ts';

const most = 3;
// What buyers compare bags by: how much they hold, how large they are, what they are made of.
const measures = ['kg', 'litre', 'size', 'gsm', 'cm', 'um', 'g'];

type Figure = { place: number; measure: number; isWanted: boolean };

/**
 * The specifications of a product that say most about it, in their order: the first of each measure, and before others
 * those that hold a searched concept.
 */
export function keyFigures(specifications: readonly Specification[], wanted: NamedConcepts): Specification[] {
  const figures = specifications.flatMap(({ value }, place) => figureOf(value, place, wanted));
  const firsts = figures.filter(
    ({ measure, isWanted }, i) => isWanted || figures.findIndex((other) => other.measure === measure) === i,
  );
  return firsts
    .toSorted((one, other) => Number(other.isWanted) - Number(one.isWanted) || one.measure - other.measure)
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ place }) => specifications[place] ?? []);
}

function figureOf(value: string, place: number, { concepts, lexicon }: NamedConcepts): Figure[] {
  const keys = conceptsIn(spansOf(foldForSearch(value)), lexicon).map(({ key }) => key);
  const units = new Set(keys.map(unitOfKey));
  const measure = measures.findIndex((name) => units.has(name));
  return measure < 0 ? [] : [{ place, measure, isWanted: keys.some((key) => concepts.has(key)) }];
}

/** `kg:50` → kg, `size 60:100` → size; '' for words. */
const unitOfKey = (key: string): string => /^([a-z]+)(?: [\d.]+)?:/.exec(key)?.[1] ?? '';
