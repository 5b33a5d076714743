import { jumboBagFor } from '../sack-size.ts';
import { pickStep } from './fabric-weights.ts';
import { always, breathes, commonParts, type FinderRule, fabric, law, sizeRules } from './finder-rules.ts';

/** In kg. */
const safeLoads = [500, 750, 1000, 1250, 1500, 2000].map((load) => [load, load] as const);
const spout = { diameter: 350, length: 500 };
const charges = { source: law('IEC 61340-4-4') };
const uncoated = { says: 'finder_uncoated' } as const;

/** The construction of a jumbo bag, likewise. */
export const jumboConstruction = {
  load: [
    [
      always,
      'finder_load',
      ({ weight }) => ({ safeLoad: pickStep(safeLoads, weight), safetyFactor: '5', typeTest: true }),
      { source: law('ISO 21898') },
    ],
  ],
  size: sizeRules('finder_size_jumbo', (_, litres) => jumboBagFor(litres)),
  fabric: [[always, 'finder_fabric_jumbo', fabric('jumbo')]],
  uv: commonParts.uv,
  coating: [
    [breathes, 'finder_coating_airy', {}, uncoated],
    [
      ({ form, keepsDry, seal }) => form === 'fine' || keepsDry || seal === 'dust',
      'finder_coating_jumbo',
      ({ keepsDry }) => ({ coating: 25, ...(keepsDry && { keepsDry: true }) }),
    ],
    [always, 'finder_coating_none', {}, uncoated],
  ],
  liner: [
    [breathes, 'finder_liner_airy', { liner: 'none' }],
    [({ seal }) => seal === 'tight', 'finder_liner_form_fit', { liner: 'formFit', linerThickness: 100 }],
    [
      ({ has, keepsDry, use, form }) => has('dusty') && (keepsDry || (use === 'food' && form === 'fine')),
      'finder_liner_charges',
      { liner: 'attached', linerThickness: 80 },
      charges,
    ],
    [
      ({ keepsDry, use, form }) => keepsDry || (use === 'food' && form === 'fine'),
      'finder_liner_jumbo',
      { liner: 'loose', linerThickness: 80 },
    ],
    [always, 'finder_liner_none', { liner: 'none' }],
  ],
  openings: [
    [({ form }) => form === 'pieces', 'finder_openings_pieces', { filling: 'open', discharge: 'flat' }],
    [
      always,
      'finder_openings_spout',
      {
        ...{ filling: 'spout', fillingDiameter: spout.diameter, fillingLength: spout.length },
        ...{ discharge: 'spout', dischargeDiameter: spout.diameter, dischargeLength: spout.length },
      },
    ],
  ],
  charges: [
    [({ has }) => has('dusty'), 'finder_type_b', { fibcType: 'B' }, charges],
    [always, 'finder_type_a', { fibcType: 'A' }, charges],
  ],
  proof: commonParts.proof,
} as const satisfies Record<string, readonly FinderRule[]>;
