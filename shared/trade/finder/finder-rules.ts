import type { Family } from '../field-types.ts';
import { mostMonths } from '../rules/common-rules.ts';
import type { Specified } from '../rules/rule.ts';
import type { FinderWord, Source, StopReason, Trait } from './finder-goods.ts';
import type { FinderQuestion } from './finder-question.ts';

/** What a construction is made of, in the order in which it is read. */
export const sackParts = ['size', 'fabric', 'uv', 'coating', 'liner', 'closure', 'proof'] as const;
export const jumboParts = ['load', 'size', 'fabric', 'uv', 'coating', 'liner', 'openings', 'charges', 'proof'] as const;
export type Part = (typeof sackParts)[number] | (typeof jumboParts)[number];

/** A question with what the goods need of a bag. */
export type Case = FinderQuestion & {
  family: Family;
  has: (trait: Trait) => boolean;
  /** Air has to pass, or was asked for. */
  breathes: boolean;
  /** Dryness was asked for, or the goods take up water and nothing else was asked for. */
  keepsDry: boolean;
  /** Packed by machine through a valve; not where dryness is asked for, since its air leaves through the fabric. */
  usesValve: boolean;
};

export type FinderReason = Exclude<FinderWord, StopReason>;
/** `set`: by field, in stored units; where it is empty, `says` what stands there. */
export type FinderRule = {
  part: Part;
  reason: FinderReason;
  source: Source;
  when: (of: Case) => boolean;
  set: (of: Case) => Specified;
  says?: FinderWord;
};
/** What is not covered by rules: a person answers. */
export type Stop = { reason: StopReason; source: Source; when: (of: FinderQuestion) => boolean };
/** What else is to be known. */
export type Note = { reason: FinderReason; source: Source; when: (of: Case) => boolean };

const trade: Source = 'trade';
const law = (name: string): Source => ({ name });

/** Fill weights in kg. */
export const finderWeights = { least: 5, sack: 100, jumbo: 300, most: 2000, produce: 50 } as const;

/** Goods and conditions that no rule covers. */
export const stops: readonly Stop[] = [
  { reason: 'finder_stop_unknown', source: trade, when: ({ known, form }) => !known && !form },
  { reason: 'finder_stop_light', source: trade, when: ({ weight }) => weight < finderWeights.least },
  {
    reason: 'finder_stop_between',
    source: trade,
    when: ({ weight }) => weight > finderWeights.sack && weight < finderWeights.jumbo,
  },
  { reason: 'finder_stop_heavy', source: law('ISO 21898'), when: ({ weight }) => weight > finderWeights.most },
  { reason: 'finder_stop_outdoors', source: trade, when: ({ outdoors }) => outdoors > mostMonths },
  {
    reason: 'finder_stop_produce_heavy',
    source: trade,
    when: ({ form, weight }) => form === 'produce' && weight > finderWeights.produce,
  },
  {
    reason: 'finder_stop_produce_sealed',
    source: trade,
    when: ({ form, seal }) => form === 'produce' && seal !== undefined && seal !== 'airy',
  },
  {
    reason: 'finder_stop_airy_powder',
    source: trade,
    when: ({ form, seal }) => form === 'fine' && seal === 'airy',
  },
];

const isGoods =
  (name: FinderWord) =>
  ({ known }: Case) =>
    known?.name === name;

/** What is said beside a construction. */
export const notes: readonly Note[] = [
  {
    reason: 'finder_note_lift',
    source: law('ISO 11228-1'),
    when: ({ weight, family }) => family === 'sack' && weight > 25,
  },
  {
    reason: 'finder_note_grain',
    source: law('IS 14887'),
    when: (of) => isGoods('finder_goods_grain')(of) && of.weight === 50,
  },
  {
    reason: 'finder_note_plastics',
    source: law('IS 16703'),
    when: (of) => isGoods('finder_goods_plastics')(of) && of.weight === 25,
  },
  {
    reason: 'finder_note_fertiliser',
    source: law('IS 9755'),
    when: (of) => isGoods('finder_goods_fertiliser')(of) && of.family === 'sack',
  },
  { reason: 'finder_note_cement', source: law('IS 11652'), when: ({ usesValve }) => usesValve },
  { reason: 'finder_note_tight', source: trade, when: ({ seal }) => seal === 'tight' },
  {
    reason: 'finder_note_charges',
    source: law('IEC 61340-4-4'),
    when: ({ family, has }) => family === 'fibc' && has('dusty'),
  },
  { reason: 'finder_note_reuse', source: law('ISO 21898'), when: ({ family }) => family === 'fibc' },
];
