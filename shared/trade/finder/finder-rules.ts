import type { Family } from '../field-types.ts';
import { hoursFor, mostMonths } from '../rules/common-rules.ts';
import type { Specified } from '../rules/rule.ts';
import { fabricWeights, pickStep } from './fabric-weights.ts';
import type { FinderWord, Source, StopReason, Trait } from './finder-goods.ts';
import type { FinderQuestion } from './finder-question.ts';

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
type When = (of: Case) => boolean;

/**
 * One way to make a part of a bag: where it applies, why, and the fields that it sets, in stored units; where these are
 * none, `says` is what stands there. Common practice, unless `source` says otherwise.
 */
export type FinderRule = readonly [
  when: When,
  reason: FinderReason,
  set: Specified | ((of: Case) => Specified),
  more?: { source?: Source; says?: FinderWord },
];
/** What is not covered by rules: a person answers. */
export type Stop = readonly [when: (of: FinderQuestion) => boolean, reason: StopReason, source?: Source];
/** What else is to be known. */
export type Note = readonly [when: When, reason: FinderReason, source?: Source];

export const law = (name: string): Source => ({ name });
export const always = (): boolean => true;
export const breathes: When = (of) => of.breathes;
export const isProduce: When = ({ form }) => form === 'produce';

/** Fabric as heavy as the fill needs it. */
export const fabric =
  (kind: keyof typeof fabricWeights) =>
  ({ weight }: Case): Specified => ({ fabricWeight: pickStep(fabricWeights[kind], weight) });

/** What a fill takes at its bulk density, in litres. */
export const computeLitres = ({ weight, density = 0 }: Case): number =>
  Math.max(1, Math.round((weight / density) * 1_000));
/** A size for what a fill takes, where its density is known. */
export const sizeRules = (reason: FinderReason, sizeFor: (of: Case, litres: number) => Specified): FinderRule[] => [
  [
    ({ density }) => density !== undefined,
    reason,
    (of) => ({ ...sizeFor(of, computeLitres(of)), volume: computeLitres(of), bulkDensity: of.density ?? 0 }),
  ],
  [always, 'finder_size_ask', {}, { says: 'finder_size_open' }],
];

/** The parts that every bag has. */
export const commonParts = {
  uv: [
    [
      ({ outdoors }) => outdoors > 0,
      'finder_uv_outdoors',
      ({ outdoors }) => ({ outdoorMonths: outdoors, uvHours: hoursFor(outdoors) }),
    ],
  ],
  proof: [
    [
      ({ use }) => use === 'food',
      'finder_proof_food',
      { foodContact: true },
      { source: { law: 'finder_source_eu', part: '10/2011' } },
    ],
  ],
} as const satisfies Record<string, readonly FinderRule[]>;

/** Fill weights in kg. */
export const finderWeights = { least: 5, sack: 100, jumbo: 300, most: 2000, produce: 50 } as const;

/** Goods and conditions that no rule covers. */
export const stops: readonly Stop[] = [
  [({ known, form }) => !known && !form, 'finder_stop_unknown'],
  [({ weight }) => weight < finderWeights.least, 'finder_stop_light'],
  [({ weight }) => weight > finderWeights.sack && weight < finderWeights.jumbo, 'finder_stop_between'],
  [({ weight }) => weight > finderWeights.most, 'finder_stop_heavy', law('ISO 21898')],
  [({ outdoors }) => outdoors > mostMonths, 'finder_stop_outdoors'],
  [({ form, weight }) => form === 'produce' && weight > finderWeights.produce, 'finder_stop_produce_heavy'],
  [({ form, seal = 'airy' }) => form === 'produce' && seal !== 'airy', 'finder_stop_produce_sealed'],
  [({ form, seal }) => form === 'fine' && seal === 'airy', 'finder_stop_airy_powder'],
];

/** What is said beside a construction. */
export const notes: readonly Note[] = [
  [({ weight, family }) => family === 'sack' && weight > 25, 'finder_note_lift', law('ISO 11228-1')],
  [({ known, weight }) => known?.name === 'finder_goods_grain' && weight === 50, 'finder_note_grain', law('IS 14887')],
  [
    ({ known, weight }) => known?.name === 'finder_goods_plastics' && weight === 25,
    'finder_note_plastics',
    law('IS 16703'),
  ],
  [
    ({ known, family }) => known?.name === 'finder_goods_fertiliser' && family === 'sack',
    'finder_note_fertiliser',
    law('IS 9755'),
  ],
  [({ usesValve }) => usesValve, 'finder_note_cement', law('IS 11652')],
  [({ seal }) => seal === 'tight', 'finder_note_tight'],
  [({ family, has }) => family === 'fibc' && has('dusty'), 'finder_note_charges', law('IEC 61340-4-4')],
  [({ family }) => family === 'fibc', 'finder_note_reuse', law('ISO 21898')],
];
