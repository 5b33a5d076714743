import type { TradeWord } from './field-types.ts';
import type { FieldKey, TradeValues } from './trade-fields.ts';

/** One value of a facet: the last part of its address, and its label. */
type Choice = { value: string; label: TradeWord };
export type Facet = { label: TradeWord; choices: readonly Choice[]; valueOf: (values: TradeValues) => string };

type Class = readonly [most: number, value: string, label: TradeWord];
/** A number in classes: the first class that it does not exceed. It is that of the first field that is stated. */
const inClasses = (label: TradeWord, keys: readonly FieldKey[], classes: readonly Class[]): Facet => ({
  label,
  choices: classes.map(([, value, named]) => ({ value, label: named })),
  valueOf(values) {
    const found = keys.map((key) => values[key]).find((value) => typeof value === 'number');
    return found === undefined ? '' : (classes.find(([most]) => found <= most)?.[1] ?? '');
  },
});

const above = Number.POSITIVE_INFINITY;
const findLiner = ({ liner, linerOptional }: TradeValues): string => {
  if (linerOptional) return 'optional';
  return liner === undefined || liner === 'none' ? 'none' : 'yes';
};

/** What the catalogue is filtered by besides the industry, by the parameter of its address. A product is in one class of each at most. */
export const facets = {
  weight: inClasses(
    'trade_facet_weight',
    ['fillWeight', 'safeLoad'],
    [
      [10, 'to-10', 'trade_facet_weight_10'],
      [25, 'to-25', 'trade_facet_weight_25'],
      [50, 'to-50', 'trade_facet_weight_50'],
      [above, 'over-50', 'trade_facet_weight_more'],
    ],
  ),
  size: inClasses(
    'trade_facet_size',
    ['width', 'baseLength', 'widthMost'],
    [
      [400, 'to-40', 'trade_facet_size_40'],
      [550, 'to-55', 'trade_facet_size_55'],
      [800, 'to-80', 'trade_facet_size_80'],
      [above, 'over-80', 'trade_facet_size_more'],
    ],
  ),
  food: {
    label: 'trade_food_contact',
    choices: [{ value: 'yes', label: 'trade_facet_food' }],
    valueOf: ({ foodContact }) => (foodContact ? 'yes' : ''),
  },
  liner: {
    label: 'trade_liner',
    choices: [
      { value: 'yes', label: 'trade_facet_liner' },
      { value: 'optional', label: 'trade_facet_liner_optional' },
      { value: 'none', label: 'trade_liner_none' },
    ],
    valueOf: (values) => (values.family === 'sack' || values.family === 'fibc' ? findLiner(values) : ''),
  },
  uv: inClasses(
    'trade_uv_hours',
    ['uvHours'],
    [
      [500, 'to-500', 'trade_facet_uv_500'],
      [above, 'over-500', 'trade_facet_uv_more'],
    ],
  ),
  closure: {
    label: 'trade_mouth',
    choices: [
      { value: 'open', label: 'trade_mouth_open' },
      { value: 'hemmed', label: 'trade_mouth_hemmed' },
      { value: 'valve', label: 'trade_mouth_valve' },
      { value: 'drawstring', label: 'trade_mouth_drawstring' },
      { value: 'tie', label: 'trade_mouth_tie' },
    ],
    valueOf: ({ mouth }) => String(mouth ?? ''),
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
export const facetNames = Object.keys(facets) as FacetName[];

const gramsOfKilogram = 1000;
/** Above every weight: products without one come last. */
const unknownWeight = 2_147_483_647;

/** What a product holds in grams, by which lists are sorted. */
export function readWeight({ fillWeight, safeLoad }: TradeValues): number {
  const weight = fillWeight ?? safeLoad;
  return typeof weight === 'number' ? Math.round(weight * gramsOfKilogram) : unknownWeight;
}

/** The classes that a product is in, as one text that the database groups and filters by: `weight:to-50 liner:yes`. */
export function describeFacets(values: TradeValues): string {
  return facetNames
    .flatMap((name) => {
      const value = facets[name].valueOf(values);
      return value ? [`${name}:${value}`] : [];
    })
    .join(' ');
}
