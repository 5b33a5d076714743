import { blockSackFor, sewnSackFor } from '../sack-size.ts';
import {
  always,
  breathes,
  type Case,
  commonParts,
  type FinderRule,
  fabric,
  isProduce,
  law,
  sizeRules,
} from './finder-rules.ts';

/** Sacks that are tied by hand are filled to two thirds. */
const tiedRoom = 1.6;

/** Sold in its printed bag, under a film. */
const hasFilm = ({ has, breathes, use, weight }: Case): boolean =>
  !breathes && has('brand') && (weight <= 25 || (use === 'feed' && weight <= 50));
const usesValve = (of: Case): boolean => of.usesValve;
const keepsDry = (of: Case): boolean => of.keepsDry;

/** The construction of a sack: of each part, in the order in which they are read, the first way that applies. */
export const sackConstruction = {
  size: sizeRules('finder_size', (of, litres) =>
    of.usesValve ? blockSackFor(litres) : sewnSackFor(of.has('tied') ? litres * tiedRoom : litres),
  ),
  fabric: [
    [isProduce, 'finder_fabric_leno', fabric('net')],
    [({ has }) => has('abrasive'), 'finder_fabric_strong', fabric('abrasive')],
    [({ has }) => has('firm'), 'finder_fabric_strong', fabric('firm')],
    [(of) => hasFilm(of) && of.weight > 25, 'finder_fabric_film', fabric('film')],
    [always, 'finder_fabric_plain', fabric('soft')],
  ],
  uv: commonParts.uv,
  coating: [
    [breathes, 'finder_coating_airy', { lamination: 'none' }],
    [hasFilm, 'finder_coating_brand', { lamination: 'bopp', boppThickness: 20 }],
    [usesValve, 'finder_coating_valve', { lamination: 'coated', coating: 20, perforated: true }],
    [
      ({ use, form, keepsDry, seal }) => use === 'food' && (keepsDry || form === 'fine' || seal === 'dust'),
      'finder_coating_liner',
      { lamination: 'none' },
    ],
    [keepsDry, 'finder_coating_dry', { lamination: 'coated', coating: 20, keepsDry: true }],
    [
      ({ form, seal }) => form === 'fine' || seal === 'dust',
      'finder_coating_dust',
      { lamination: 'coated', coating: 20 },
    ],
    [always, 'finder_coating_none', { lamination: 'none' }],
  ],
  liner: [
    [breathes, 'finder_liner_airy', { liner: 'none' }],
    [usesValve, 'finder_liner_valve', { liner: 'none' }],
    [({ seal }) => seal === 'tight', 'finder_liner_tight', { liner: 'attached', linerThickness: 80 }],
    [
      ({ use, keepsDry, seal }) => keepsDry && (use === 'food' || seal === 'dry'),
      'finder_liner_dry',
      ({ use }) => ({ liner: 'loose', linerThickness: use === 'food' ? 60 : 70, keepsDry: true }),
    ],
    [keepsDry, 'finder_liner_coated', { liner: 'none' }],
    [
      ({ use, form, seal }) => use === 'food' && (form === 'fine' || seal === 'dust'),
      'finder_liner_dust',
      { liner: 'loose', linerThickness: 40 },
    ],
    [always, 'finder_liner_none', { liner: 'none' }],
  ],
  closure: [
    [
      usesValve,
      'finder_closure_valve',
      { mouth: 'valve', valveWidth: 100, valveDepth: 230, bottom: 'block' },
      { source: law('IS 11652') },
    ],
    [isProduce, 'finder_closure_cord', { mouth: 'drawstring', bottom: 'sewn' }],
    [
      ({ has, weight, keepsDry, seal }) => has('tied') && weight <= 25 && !keepsDry && seal !== 'tight',
      'finder_closure_tie',
      { mouth: 'tie', bottom: 'sewn' },
    ],
    [({ weight }) => weight > 50, 'finder_closure_hemmed', { mouth: 'hemmed', bottom: 'sewn' }],
    [
      ({ keepsDry, use, seal }) => keepsDry && (use === 'food' || seal !== undefined),
      'finder_closure_liner',
      { mouth: 'open', bottom: 'sewn' },
    ],
    [always, 'finder_closure_sewn', { mouth: 'open', bottom: 'sewn' }],
  ],
  proof: commonParts.proof,
} as const satisfies Record<string, readonly FinderRule[]>;
