import { hoursFor } from '../rules/common-rules.ts';
import { blockSackFor, sewnSackFor } from '../sack-size.ts';
import { fabricWeights, stepOf } from './fabric-weights.ts';
import type { Source } from './finder-goods.ts';
import type { Case, FinderRule } from './finder-rules.ts';

const trade: Source = 'trade';
const law = (name: string): Source => ({ name });
export const always = () => true;

const valve = { mouth: 'valve', valveWidth: 100, valveDepth: 230, bottom: 'block' } as const;
const sewn = { bottom: 'sewn' } as const;

export const uvRule: FinderRule = {
  part: 'uv',
  reason: 'finder_uv_outdoors',
  source: trade,
  when: ({ outdoors }) => outdoors > 0,
  set: ({ outdoors }) => ({ outdoorMonths: outdoors, uvHours: hoursFor(outdoors) }),
};
export const proofRule: FinderRule = {
  part: 'proof',
  reason: 'finder_proof_food',
  source: { law: 'finder_source_eu', part: '10/2011' },
  when: ({ use }) => use === 'food',
  set: () => ({ foodContact: true }),
};

/** Sacks that are tied by hand are filled to two thirds. */
const tiedRoom = 1.6;
export const sizeUnknown: FinderRule = {
  part: 'size',
  reason: 'finder_size_ask',
  source: trade,
  when: always,
  set: () => ({}),
  says: 'finder_size_open',
};

/** What a fill takes at its bulk density, in litres. */
export const litresOf = ({ weight, density = 0 }: Pick<Case, 'weight' | 'density'>): number =>
  Math.max(1, Math.round((weight / density) * 1_000));

/** Sold in its printed bag, under a film. */
const hasFilm = ({ has, breathes, use, weight }: Case): boolean =>
  !breathes && has('brand') && (weight <= 25 || (use === 'feed' && weight <= 50));

/** The construction of a sack; of each part the first rule that applies. */
export const finderSackRules: readonly FinderRule[] = [
  {
    part: 'size',
    reason: 'finder_size',
    source: trade,
    when: ({ density }) => density !== undefined,
    set: (of) => {
      const litres = litresOf(of);
      const size = of.usesValve ? blockSackFor(litres) : sewnSackFor(of.has('tied') ? litres * tiedRoom : litres);
      return { ...size, volume: litres, bulkDensity: of.density ?? 0 };
    },
  },
  sizeUnknown,
  {
    part: 'fabric',
    reason: 'finder_fabric_leno',
    source: trade,
    when: ({ form }) => form === 'produce',
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.net, weight) }),
  },
  {
    part: 'fabric',
    reason: 'finder_fabric_strong',
    source: trade,
    when: ({ has }) => has('abrasive'),
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.abrasive, weight) }),
  },
  {
    part: 'fabric',
    reason: 'finder_fabric_strong',
    source: trade,
    when: ({ has }) => has('firm'),
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.firm, weight) }),
  },
  {
    part: 'fabric',
    reason: 'finder_fabric_film',
    source: trade,
    when: (of) => hasFilm(of) && of.weight > 25,
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.film, weight) }),
  },
  {
    part: 'fabric',
    reason: 'finder_fabric_plain',
    source: trade,
    when: always,
    set: ({ weight }) => ({ fabricWeight: stepOf(fabricWeights.soft, weight) }),
  },
  uvRule,
  {
    part: 'coating',
    reason: 'finder_coating_airy',
    source: trade,
    when: ({ breathes }) => breathes,
    set: () => ({ lamination: 'none' }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_brand',
    source: trade,
    when: hasFilm,
    set: () => ({ lamination: 'bopp', boppThickness: 20 }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_valve',
    source: trade,
    when: ({ usesValve }) => usesValve,
    set: () => ({ lamination: 'coated', coating: 20, perforated: true }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_liner',
    source: trade,
    when: ({ use, form, keepsDry, seal }) => use === 'food' && (keepsDry || form === 'fine' || seal === 'dust'),
    set: () => ({ lamination: 'none' }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_dry',
    source: trade,
    when: ({ keepsDry }) => keepsDry,
    set: () => ({ lamination: 'coated', coating: 20, keepsDry: true }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_dust',
    source: trade,
    when: ({ form, seal }) => form === 'fine' || seal === 'dust',
    set: () => ({ lamination: 'coated', coating: 20 }),
  },
  {
    part: 'coating',
    reason: 'finder_coating_none',
    source: trade,
    when: always,
    set: () => ({ lamination: 'none' }),
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
    reason: 'finder_liner_valve',
    source: trade,
    when: ({ usesValve }) => usesValve,
    set: () => ({ liner: 'none' }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_tight',
    source: trade,
    when: ({ seal }) => seal === 'tight',
    set: () => ({ liner: 'attached', linerThickness: 80 }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_dry',
    source: trade,
    when: ({ use, keepsDry, seal }) => keepsDry && (use === 'food' || seal === 'dry'),
    set: ({ use }) => ({ liner: 'loose', linerThickness: use === 'food' ? 60 : 70, keepsDry: true }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_coated',
    source: trade,
    when: ({ keepsDry }) => keepsDry,
    set: () => ({ liner: 'none' }),
  },
  {
    part: 'liner',
    reason: 'finder_liner_dust',
    source: trade,
    when: ({ use, form, seal }) => use === 'food' && (form === 'fine' || seal === 'dust'),
    set: () => ({ liner: 'loose', linerThickness: 40 }),
  },
  { part: 'liner', reason: 'finder_liner_none', source: trade, when: always, set: () => ({ liner: 'none' }) },
  {
    part: 'closure',
    reason: 'finder_closure_valve',
    source: law('IS 11652'),
    when: ({ usesValve }) => usesValve,
    set: () => valve,
  },
  {
    part: 'closure',
    reason: 'finder_closure_cord',
    source: trade,
    when: ({ form }) => form === 'produce',
    set: () => ({ mouth: 'drawstring', ...sewn }),
  },
  {
    part: 'closure',
    reason: 'finder_closure_tie',
    source: trade,
    when: ({ has, weight, keepsDry, seal }) => has('tied') && weight <= 25 && !keepsDry && seal !== 'tight',
    set: () => ({ mouth: 'tie', ...sewn }),
  },
  {
    part: 'closure',
    reason: 'finder_closure_hemmed',
    source: trade,
    when: ({ weight }) => weight > 50,
    set: () => ({ mouth: 'hemmed', ...sewn }),
  },
  {
    part: 'closure',
    reason: 'finder_closure_liner',
    source: trade,
    when: ({ keepsDry, use, seal }) => keepsDry && (use === 'food' || seal !== undefined),
    set: () => ({ mouth: 'open', ...sewn }),
  },
  {
    part: 'closure',
    reason: 'finder_closure_sewn',
    source: trade,
    when: always,
    set: () => ({ mouth: 'open', ...sewn }),
  },
  proofRule,
];
