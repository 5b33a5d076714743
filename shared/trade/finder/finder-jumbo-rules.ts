import { jumboBagFor } from '../sack-size.ts';
import { fabricWeights, stepOf } from './fabric-weights.ts';
import type { Source } from './finder-goods.ts';
import type { FinderRule } from './finder-rules.ts';
import { always, litresOf, proofRule, sizeUnknown, uvRule } from './finder-sack-rules.ts';

const trade: Source = 'trade';
const law = (name: string): Source => ({ name });
const nothing = () => ({});

/** By fill weight in kg. */
const safeLoads = [
  [500, 500],
  [750, 750],
  [1000, 1000],
  [1250, 1250],
  [1500, 1500],
  [2000, 2000],
] as const;
const spout = { diameter: 350, length: 500 };

/** The construction of a jumbo bag, likewise. */
export const jumboRules: readonly FinderRule[] = [
  {
    part: 'load',
    reason: 'finder_load',
    source: law('ISO 21898'),
    when: always,
    set: ({ weight }) => ({ safeLoad: stepOf(safeLoads, weight), safetyFactor: '5', typeTest: true }),
  },
  {
    part: 'size',
    reason: 'finder_size_jumbo',
    source: trade,
    when: ({ density }) => density !== undefined,
    set: (of) => ({ ...jumboBagFor(litresOf(of)), volume: litresOf(of), bulkDensity: of.density ?? 0 }),
  },
  sizeUnknown,
  {
    part: 'fabric',
    reason: 'finder_fabric_jumbo',
    source: trade,
    when: always,
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.jumbo, weight) }),
  },
  uvRule,
  {
    part: 'coating',
    reason: 'finder_coating_airy',
    source: trade,
    when: ({ breathes }) => breathes,
    set: nothing,
    says: 'finder_uncoated',
  },
  {
    part: 'coating',
    reason: 'finder_coating_jumbo',
    source: trade,
    when: ({ form, keepsDry, seal }) => form === 'fine' || keepsDry || seal === 'dust',
    set: ({ keepsDry }) => ({ coating: 25, ...(keepsDry && { keepsDry: true }) }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_none',
    source: trade,
    when: always,
    set: nothing,
    says: 'finder_uncoated',
  },
  {
    part: 'liner',
    reason: 'finder_liner_airy',
    source: trade,
    when: ({ breathes }) => breathes,
    set: () => ({ liner: 'none' }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_form_fit',
    source: trade,
    when: ({ seal }) => seal === 'tight',
    set: () => ({ liner: 'formFit', linerThickness: 100 }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_charges',
    source: law('IEC 61340-4-4'),
    when: ({ has, keepsDry, use, form }) => has('dusty') && (keepsDry || (use === 'food' && form === 'fine')),
    set: () => ({ liner: 'attached', linerThickness: 80 }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_jumbo',
    source: trade,
    when: ({ keepsDry, use, form }) => keepsDry || (use === 'food' && form === 'fine'),
    set: () => ({ liner: 'loose', linerThickness: 80 }),
  },
  { part: 'liner', reason: 'finder_liner_none', source: trade, when: always, set: () => ({ liner: 'none' }) },
  {
    part: 'openings',
    reason: 'finder_openings_pieces',
    source: trade,
    when: ({ form }) => form === 'pieces',
    set: () => ({ filling: 'open', discharge: 'flat' }),
  },
  {
    part: 'openings',
    reason: 'finder_openings_spout',
    source: trade,
    when: always,
    set: () => ({
      filling: 'spout',
      fillingDiameter: spout.diameter,
      fillingLength: spout.length,
      discharge: 'spout',
      dischargeDiameter: spout.diameter,
      dischargeLength: spout.length,
    }),
  },
  {
    part: 'charges',
    reason: 'finder_type_b',
    source: law('IEC 61340-4-4'),
    when: ({ has }) => has('dusty'),
    set: () => ({ fibcType: 'B' }),
  },
  {
    part: 'charges',
    reason: 'finder_type_a',
    source: law('IEC 61340-4-4'),
    when: always,
    set: () => ({ fibcType: 'A' }),
  },
  proofRule,
];
