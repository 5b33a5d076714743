import { describe, expect, test } from 'vitest';
import { findContradictions, specificationRules } from './contradictions.ts';
import type { Family } from './field-types.ts';
import type { Reason, Specified, SpecifiedValue } from './rules/rule.ts';

type Case = [reason: Reason, family: Family, specified: Specified, nearest: SpecifiedValue | null];

const refused: Case[] = [
  ['spec_valve_depth_missing', 'sack', { mouth: 'valve', valveWidth: 100 }, 230],
  ['spec_valve_depth_missing', 'sack', { mouth: 'valve', valveWidth: 100, gusset: 76 }, 200],
  ['spec_valve_depth_missing', 'sack', { mouth: 'valve' }, 230],
  ['spec_valve_too_shallow', 'sack', { mouth: 'valve', valveWidth: 120, valveDepth: 239, gusset: 76 }, 240],
  ['spec_valve_too_shallow', 'sack', { mouth: 'valve', valveWidth: 120, valveDepth: 250 }, 276],
  ['spec_valve_width_missing', 'sack', { mouth: 'valve', valveDepth: 230 }, 100],
  ['spec_valve_too_wide', 'sack', { mouth: 'valve', width: 400, valveWidth: 260, valveDepth: 600 }, 200],
  ['spec_drawstring_with_valve', 'sack', { mouth: 'drawstring', valveWidth: 100 }, 'valve'],
  ['spec_valve_without_valve_mouth', 'sack', { mouth: 'open', valveDepth: 230 }, 'valve'],
  ['spec_valve_loose_liner', 'sack', { mouth: 'valve', valveDepth: 230, liner: 'loose' }, 'attached'],
  ['spec_gusset_too_deep', 'sack', { width: 400, gusset: 200 }, 199],
  ['spec_sack_too_heavy', 'sack', { fillWeight: 500 }, 100],
  ['spec_block_bottom_uncoated', 'sack', { bottom: 'block', lamination: 'none' }, 'coated'],
  ['spec_block_bottom_drawstring', 'sack', { bottom: 'block', mouth: 'drawstring' }, 'sewn'],
  ['spec_perforated_dry', 'sack', { perforated: true, keepsDry: true }, null],
  ['spec_perforated_liner', 'sack', { perforated: true, liner: 'attached' }, 'none'],
  ['spec_film_without_lamination', 'sack', { boppThickness: 20, lamination: 'coated' }, 'bopp'],
  ['spec_form_fit_sack', 'sack', { liner: 'formFit' }, 'attached'],
  ['spec_sack_liner_thick', 'sack', { liner: 'loose', linerThickness: 200 }, 150],
  ['spec_gravure_without_film', 'sack', { printMethod: 'gravure', lamination: 'coated' }, 'bopp'],
  ['spec_gravure_without_film', 'sack', { printMethod: 'gravure' }, 'bopp'],
  ['spec_flexo_colours', 'sack', { printMethod: 'flexo', printColours: 6 }, 4],
  ['spec_gravure_colours', 'sack', { printColours: 10 }, 8],
  ['spec_flat_sack_sides', 'sack', { printSides: 4 }, 2],
  ['spec_load_too_high', 'fibc', { safeLoad: 2_500, safetyFactor: '5' }, 2_000],
  ['spec_load_too_high', 'fibc', { safeLoad: 2_000, safetyFactor: '8' }, 1_500],
  ['spec_load_below_fill', 'fibc', { safeLoad: 1_000, fillWeight: 1_250 }, 1_250],
  ['spec_factor_for_reuse', 'fibc', { safetyFactor: '5', trips: 'several' }, '6'],
  ['spec_stacking_below_load', 'fibc', { safeLoad: 1_000, stackingLoad: 800 }, 1_000],
  ['spec_un_type_test', 'fibc', { unNumber: 'UN 1942' }, true],
  ['spec_too_slim', 'fibc', { baseLength: 900, baseWidth: 900, height: 2_000 }, 1_800],
  ['spec_too_flat', 'fibc', { baseLength: 1_100, baseWidth: 900, height: 300 }, 450],
  [
    'spec_fill_does_not_fit',
    'fibc',
    { baseLength: 900, baseWidth: 900, height: 1_000, fillWeight: 1_000, bulkDensity: 800 },
    1_550,
  ],
  ['spec_fibc_fabric_light', 'fibc', { fabricWeight: 100 }, 130],
  ['spec_fibc_fabric_heavy', 'fibc', { fabricWeight: 300 }, 240],
  ['spec_loop_count', 'fibc', { loopCount: 3 }, 2],
  ['spec_tunnel_loops', 'fibc', { loopKind: 'tunnel', loopCount: 4 }, 2],
  ['spec_fibc_liner_thick', 'fibc', { linerThickness: 250 }, 200],
  ['spec_form_fit_thin', 'fibc', { liner: 'formFit', linerThickness: 30 }, 50],
  ['spec_filling_spout_missing', 'fibc', { filling: 'open', fillingDiameter: 400 }, 'spout'],
  ['spec_discharge_spout_missing', 'fibc', { discharge: 'flat', dischargeDiameter: 350 }, 'spout'],
  ['spec_filling_too_wide', 'fibc', { filling: 'spout', fillingDiameter: 1_000, baseLength: 900 }, 900],
  ['spec_discharge_too_wide', 'fibc', { discharge: 'spout', dischargeDiameter: 1_000, baseWidth: 900 }, 900],
  ['spec_discharge_too_long', 'fibc', { discharge: 'spout', dischargeLength: 1_500, height: 1_100 }, 1_100],
  ['spec_type_c_grounding', 'fibc', { fibcType: 'C' }, true],
  ['spec_type_c_liner', 'fibc', { fibcType: 'C', grounding: true, liner: 'loose' }, 'attached'],
  ['spec_recycled_food', 'sack', { use: 'food', recycled: 30 }, 0],
  ['spec_recycled_food', 'film', { foodContact: true, recycled: 10 }, 0],
  ['spec_un_food', 'sack', { use: 'food', unNumber: 'UN 1942' }, null],
  ['spec_un_feed', 'sack', { use: 'feed', unNumber: '1942' }, null],
  ['spec_un_form', 'sack', { unNumber: '19' }, null],
  ['spec_hot_fill_liner', 'sack', { fillTemperature: 95, liner: 'attached' }, 80],
  ['spec_hot_fill', 'sack', { fillTemperature: 130 }, 120],
  ['spec_uv_too_long', 'sack', { uvHours: 2_000 }, 1_600],
  ['spec_uv_too_short', 'sack', { uvHours: 200, outdoorMonths: 9 }, 1_600],
  ['spec_outdoors_too_long', 'sack', { outdoorMonths: 24 }, 12],
  ['spec_uv_masterbatch', 'sack', { uvPercent: 8 }, 5],
  ['spec_filler_sack', 'sack', { filler: 20 }, 12],
  ['spec_filler_fibc', 'fibc', { filler: 5 }, 3],
  ['spec_fabric_disagrees', 'sack', { denier: 900, ends: 10, picks: 10, fabricWeight: 120 }, 79],
  ['spec_liner_missing', 'sack', { liner: 'none', linerThickness: 50 }, null],
  ['spec_print_sides_missing', 'sack', { printSides: 0, printColours: 2 }, 1],
  ['spec_print_colours_missing', 'sack', { printSides: 2, printColours: 0 }, 1],
  ['spec_print_method_none', 'sack', { printMethod: 'none', printColours: 2 }, 'flexo'],
  ['spec_bar_code_unprinted', 'sack', { barCode: true, printMethod: 'none' }, null],
  ['spec_artwork_unprinted', 'sack', { artworkReady: true, printColours: 0 }, null],
  ['spec_part_of_a_bag', 'sack', { quantity: 1_000.5, quantityUnit: 'pieces' }, 1_001],
];

const hints: Case[] = [
  ['spec_laminated_perforated', 'sack', { lamination: 'coated', perforated: true }, 'none'],
  ['spec_laminated_perforated', 'sack', { lamination: 'bopp', perforated: true }, 'none'],
  ['spec_factor_8_single', 'fibc', { safetyFactor: '8' }, '5'],
  ['spec_factor_6_single', 'fibc', { safetyFactor: '6', trips: 'single' }, '5'],
  ['spec_cross_corner_panels', 'fibc', { loopKind: 'crossCorner', body: 'fourPanel' }, 'sideSeam'],
  ['spec_type_d_grounding', 'fibc', { fibcType: 'D', grounding: true }, 'C'],
  ['spec_sack_wider_than_long', 'sack', { width: 900, length: 560 }, 900],
  ['spec_fabric_too_light', 'sack', { fillWeight: 50, fabricWeight: 45 }, 55],
  ['spec_drawstring_too_heavy', 'sack', { mouth: 'drawstring', fillWeight: 60 }, 'hemmed'],
  ['spec_dry_without_layer', 'sack', { keepsDry: true, lamination: 'none' }, 'coated'],
  ['spec_fine_powder', 'sack', { particleSize: 50, lamination: 'none' }, 'coated'],
  ['spec_flexo_on_film', 'sack', { printMethod: 'flexo', lamination: 'bopp' }, 'gravure'],
  ['spec_food_proof_without_food', 'sack', { use: 'neither', foodContact: true }, 'food'],
  ['spec_food_without_proof', 'sack', { use: 'food' }, true],
];

describe.each([
  ['refused', refused],
  ['hint', hints],
] as const)('what is answered with %s', (level, cases) => {
  test.each(cases)('%s of a %s', (reason, family, specified, nearest) => {
    const found = findContradictions(family, specified).find((each) => each.reason === reason);
    expect(found).toMatchObject({ level, nearest });
    expect(found?.source).not.toBe('');
  });

  test.each(cases)('%s of a %s is gone with the nearest possible', (reason, family, specified, nearest) => {
    const field = specificationRules.find((each) => each.reason === reason)?.field ?? 'goods';
    const { [field]: _, ...others } = specified;
    const mended = nearest === null ? others : { ...specified, [field]: nearest };
    // A thickness or a UN number that is taken away; what asks for something else is mended there.
    expect(findContradictions(family, mended).map((each) => each.reason)).not.toContain(reason);
  });
});

test('every rule has a case, and at least forty specifications are refused', () => {
  const tried = new Set([...refused, ...hints].map(([reason]) => reason));
  expect(specificationRules.filter(({ reason }) => !tried.has(reason))).toEqual([]);
  expect(refused.length).toBeGreaterThanOrEqual(40);
});

test.each<[Family, Specified]>([
  [
    'sack',
    {
      ...{ width: 480, length: 710, gusset: 76, mouth: 'valve', valveWidth: 100, valveDepth: 200 },
      ...{ denier: 900, ends: 10, picks: 10, fabricWeight: 79, fillWeight: 50, use: 'neither' },
    },
  ],
  [
    'sack',
    { width: 560, length: 910, fillWeight: 50, fabricWeight: 65, use: 'food', foodContact: true, liner: 'loose' },
  ],
  ['sack', { lamination: 'bopp', boppThickness: 20, printMethod: 'gravure', printColours: 8, printSides: 2 }],
  [
    'fibc',
    {
      ...{ safeLoad: 1_000, safetyFactor: '5', trips: 'single', baseLength: 900, baseWidth: 900, height: 1_200 },
      ...{ fabricWeight: 160, loopCount: 4, loopKind: 'sideSeam', fillWeight: 1_000, bulkDensity: 1_100 },
      ...{ filling: 'spout', fillingDiameter: 350, discharge: 'flat', stackingLoad: 6_000 },
    },
  ],
  ['film', { width: 1_000, thickness: 80, uvHours: 500, outdoorMonths: 6 }],
  ['other', {}],
])('a usual %s has no contradiction', (family, specified) => {
  expect(findContradictions(family, specified)).toEqual([]);
});
