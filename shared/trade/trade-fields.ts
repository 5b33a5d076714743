import {
  type Family,
  type FieldFacts,
  type FieldGroup,
  families,
  type TradeChoice,
  type TradeDay,
  type TradeField,
  type TradeFlag,
  type TradeNumber,
  type TradeText,
  type TradeWord,
  type Unit,
} from './field-types.ts';
import { namesOfFields } from './read-sizes.ts';

// The trade as data: a maker of something else replaces this file, its messages `trade_…` and `rows.ts`.

const [everyFamily, bags, woven] = [families, ['sack', 'fibc', 'other'], ['sack', 'fibc', 'film', 'other']] as const;
const lined = ['sack', 'fibc'] as const;
const [sack, fibc, film] = [['sack'], ['fibc'], ['film']] as const;

type More = Partial<Pick<FieldFacts, 'usedBy'>>;
const facts = (label: TradeWord, group: FieldGroup, whose: readonly Family[], more: More = {}): FieldFacts => ({
  label,
  group,
  families: whose,
  usedBy: 'both',
  ...more,
});
type Range = [least: number, most: number];
const number = (of: FieldFacts, unit: Unit, ...[least, most]: Range): TradeNumber => {
  return { ...of, type: 'number', unit, least, most };
};
/** It counts what is never cut. */
const whole = (of: FieldFacts, unit: Unit, ...range: Range): TradeNumber => ({
  ...number(of, unit, ...range),
  isWhole: true,
});
/** A length in mm, written in cm. */
const length = (of: FieldFacts, ...range: Range): TradeNumber => ({ ...number(of, 'mm', ...range), shown: 'cm' });
const choice = (of: FieldFacts, values: TradeChoice['values']): TradeChoice => ({ ...of, type: 'choice', values });
const flag = (of: FieldFacts): TradeFlag => ({ ...of, type: 'flag' });
const text = (of: FieldFacts, max: number): TradeText => ({ ...of, type: 'text', max });
const day = (of: FieldFacts): TradeDay => ({ ...of, type: 'day' });

const [ofProduct, ofRequest] = [{ usedBy: 'product' }, { usedBy: 'request' }] as const;

const openings = {
  open: 'trade_filling_open',
  skirt: 'trade_filling_skirt',
  spout: 'trade_filling_spout',
} as const;

/** Every field by its key, in the order in which forms show them. Ranges are those of the trade. */
const defined = {
  goods: text(facts('trade_goods', 'goods', everyFamily, ofRequest), 200),
  fillWeight: number(facts('trade_fill_weight', 'goods', bags), 'kg', 0.1, 3000),
  volume: number(facts('trade_volume', 'goods', bags), 'litre', 1, 3000),
  bulkDensity: number(facts('trade_bulk_density', 'goods', bags), 'density', 20, 5000),
  fillTemperature: number(facts('trade_fill_temperature', 'goods', bags), 'celsius', 0, 140),
  particleSize: number(facts('trade_particle_size', 'goods', bags), 'um', 0.1, 100_000),
  use: choice(facts('trade_use', 'goods', everyFamily), {
    food: 'trade_use_food',
    feed: 'trade_use_feed',
    neither: 'trade_use_neither',
  }),
  unNumber: text(facts('trade_un_number', 'goods', bags), 12),
  keepsDry: flag(facts('trade_keeps_dry', 'goods', everyFamily)),
  outdoorMonths: number(facts('trade_outdoor_months', 'goods', everyFamily), 'month', 0, 60),

  width: length(facts('trade_width', 'size', ['sack', 'film', 'other']), 50, 6000),
  length: length(facts('trade_length', 'size', ['sack', 'other']), 50, 6000),
  gusset: length(facts('trade_gusset', 'size', ['sack', 'other']), 5, 2000),
  height: length(facts('trade_height', 'size', ['fibc', 'other']), 100, 4000),
  baseLength: length(facts('trade_base_length', 'size', fibc), 300, 2500),
  baseWidth: length(facts('trade_base_width', 'size', fibc), 300, 2500),
  widthLeast: length(facts('trade_width_least', 'size', film, ofProduct), 50, 6000),
  widthMost: length(facts('trade_width_most', 'size', film, ofProduct), 50, 6000),

  fabricWeight: number(facts('trade_fabric_weight', 'fabric', woven), 'gsm', 20, 400),
  coating: number(facts('trade_coating', 'fabric', woven), 'gsm', 5, 80),
  lamination: choice(facts('trade_lamination', 'fabric', ['sack', 'film', 'other']), {
    none: 'trade_lamination_none',
    coated: 'trade_lamination_coated',
    bopp: 'trade_lamination_bopp',
  }),
  boppThickness: number(facts('trade_bopp_thickness', 'fabric', ['sack', 'other']), 'um', 10, 60),
  ends: number(facts('trade_ends', 'fabric', woven), 'perInch', 3, 30),
  picks: number(facts('trade_picks', 'fabric', woven), 'perInch', 3, 30),
  tapeWidth: number(facts('trade_tape_width', 'fabric', woven), 'mm', 1, 10),
  denier: number(facts('trade_denier', 'fabric', woven), 'denier', 200, 4000),
  weftDenier: number(facts('trade_weft_denier', 'fabric', woven), 'denier', 200, 4000),
  thickness: number(facts('trade_thickness', 'fabric', film), 'um', 10, 500),
  thicknessMost: number(facts('trade_thickness_most', 'fabric', film, ofProduct), 'um', 10, 500),
  perforated: flag(facts('trade_perforated', 'fabric', ['sack', 'film', 'other'])),
  uvHours: number(facts('trade_uv_hours', 'fabric', everyFamily), 'hour', 50, 3000),
  uvPercent: number(facts('trade_uv_percent', 'fabric', everyFamily), 'percent', 0.1, 10),
  recycled: number(facts('trade_recycled', 'fabric', woven, ofRequest), 'percent', 0, 100),
  antiSlip: flag(facts('trade_anti_slip', 'fabric', bags)),
  filler: number(facts('trade_filler', 'fabric', woven), 'percent', 0, 30),

  mouth: choice(facts('trade_mouth', 'closing', ['sack', 'other']), {
    open: 'trade_mouth_open',
    hemmed: 'trade_mouth_hemmed',
    valve: 'trade_mouth_valve',
    drawstring: 'trade_mouth_drawstring',
    tie: 'trade_mouth_tie',
  }),
  valveWidth: number(facts('trade_valve_width', 'closing', sack), 'mm', 40, 300),
  valveDepth: number(facts('trade_valve_depth', 'closing', sack), 'mm', 50, 600),
  bottom: choice(facts('trade_bottom', 'closing', ['sack', 'other']), {
    sewn: 'trade_bottom_sewn',
    block: 'trade_bottom_block',
    star: 'trade_bottom_star',
  }),
  liner: choice(facts('trade_liner', 'closing', lined), {
    none: 'trade_liner_none',
    loose: 'trade_liner_loose',
    attached: 'trade_liner_attached',
    formFit: 'trade_liner_form_fit',
  }),
  linerOptional: flag(facts('trade_liner_optional', 'closing', lined, ofProduct)),
  linerThickness: number(facts('trade_liner_thickness', 'closing', lined), 'um', 15, 250),
  linerMaterial: choice(facts('trade_liner_material', 'closing', ['sack', 'fibc', 'film']), {
    ldpe: 'trade_material_ldpe',
    lldpe: 'trade_material_lldpe',
    blend: 'trade_material_blend',
  }),

  safeLoad: number(facts('trade_safe_load', 'fibc', fibc), 'kg', 100, 3000),
  safetyFactor: choice(facts('trade_safety_factor', 'fibc', fibc), {
    5: 'trade_safety_5',
    6: 'trade_safety_6',
    8: 'trade_safety_8',
  }),
  trips: choice(facts('trade_trips', 'fibc', fibc, ofRequest), {
    single: 'trade_trips_single',
    several: 'trade_trips_several',
  }),
  body: choice(facts('trade_body', 'fibc', fibc), {
    uPanel: 'trade_body_u_panel',
    circular: 'trade_body_circular',
    fourPanel: 'trade_body_four_panel',
    baffle: 'trade_body_baffle',
  }),
  fibcType: choice(facts('trade_fibc_type', 'fibc', fibc), {
    A: 'trade_type_a',
    B: 'trade_type_b',
    C: 'trade_type_c',
    D: 'trade_type_d',
  }),
  grounding: flag(facts('trade_grounding', 'fibc', fibc, ofRequest)),
  filling: choice(facts('trade_filling', 'fibc', fibc), openings),
  fillingDiameter: length(facts('trade_filling_diameter', 'fibc', fibc), 100, 1000),
  fillingLength: length(facts('trade_filling_length', 'fibc', fibc), 100, 2000),
  discharge: choice(facts('trade_discharge', 'fibc', fibc), {
    flat: 'trade_discharge_flat',
    ...openings,
  }),
  dischargeDiameter: length(facts('trade_discharge_diameter', 'fibc', fibc), 100, 1000),
  dischargeLength: length(facts('trade_discharge_length', 'fibc', fibc), 100, 2000),
  loopCount: whole(facts('trade_loop_count', 'fibc', fibc), 'count', 1, 8),
  loopLength: length(facts('trade_loop_length', 'fibc', fibc), 50, 1000),
  loopKind: choice(facts('trade_loop_kind', 'fibc', fibc), {
    crossCorner: 'trade_loop_cross_corner',
    sideSeam: 'trade_loop_side_seam',
    tunnel: 'trade_loop_tunnel',
  }),
  stackingLoad: number(facts('trade_stacking_load', 'fibc', fibc), 'kg', 100, 30_000),

  printMethod: choice(facts('trade_print_method', 'printing', bags), {
    none: 'trade_print_none',
    flexo: 'trade_print_flexo',
    gravure: 'trade_print_gravure',
  }),
  printSides: whole(facts('trade_print_sides', 'printing', bags), 'count', 0, 4),
  printColours: whole(facts('trade_print_colours', 'printing', bags), 'colour', 0, 10),
  artworkReady: flag(facts('trade_artwork_ready', 'printing', bags, ofRequest)),
  barCode: flag(facts('trade_bar_code', 'printing', bags, ofRequest)),
  printLanguages: text(facts('trade_print_languages', 'printing', bags, ofRequest), 200),

  foodContact: flag(facts('trade_food_contact', 'proof', everyFamily)),
  typeTest: flag(facts('trade_type_test', 'proof', fibc)),
  iso22000: flag(facts('trade_iso_22000', 'proof', everyFamily)),
  metalDetection: flag(facts('trade_metal_detection', 'proof', everyFamily)),
  dropTest: flag(facts('trade_drop_test', 'proof', bags)),
  uvTest: flag(facts('trade_uv_test', 'proof', everyFamily)),
  lotReport: flag(facts('trade_lot_report', 'proof', everyFamily)),

  minimumOrder: whole(facts('trade_minimum_order', 'order', bags, ofProduct), 'piece', 1, 10_000_000),
  minimumWeight: number(facts('trade_minimum_weight', 'order', film, ofProduct), 'kg', 1, 1_000_000),
  leadTime: number(facts('trade_lead_time', 'order', everyFamily, ofProduct), 'day', 1, 365),
  repeatLeadTime: number(facts('trade_repeat_lead_time', 'order', everyFamily, ofProduct), 'day', 1, 365),
  bagsPerBale: whole(facts('trade_bags_per_bale', 'order', bags, ofProduct), 'piece', 1, 10_000),
  bagsPerPallet: whole(facts('trade_bags_per_pallet', 'order', bags, ofProduct), 'piece', 1, 100_000),
  quantity: number(facts('trade_quantity', 'order', everyFamily, ofRequest), 'count', 0.1, 100_000_000),
  quantityUnit: choice(facts('trade_quantity_unit', 'order', everyFamily, ofRequest), {
    pieces: 'trade_quantity_pieces',
    tonnes: 'trade_quantity_tonnes',
    containers20: 'trade_quantity_containers_20',
    containers40: 'trade_quantity_containers_40',
  }),
  yearlyVolume: whole(facts('trade_yearly_volume', 'order', everyFamily, ofRequest), 'count', 1, 1_000_000_000),
  incoterm: choice(facts('trade_incoterm', 'order', everyFamily, ofRequest), {
    EXW: 'trade_incoterm_exw',
    FCA: 'trade_incoterm_fca',
    FOB: 'trade_incoterm_fob',
    CFR: 'trade_incoterm_cfr',
    CIF: 'trade_incoterm_cif',
    CPT: 'trade_incoterm_cpt',
    CIP: 'trade_incoterm_cip',
    DAP: 'trade_incoterm_dap',
    DDP: 'trade_incoterm_ddp',
  }),
  place: text(facts('trade_place', 'order', everyFamily, ofRequest), 200),
  packing: choice(facts('trade_packing', 'order', bags), {
    bales: 'trade_packing_bales',
    pallets: 'trade_packing_pallets',
  }),
  wantedDate: day(facts('trade_wanted_date', 'order', everyFamily, ofRequest)),
  samplesFirst: flag(facts('trade_samples_first', 'order', everyFamily, ofRequest)),
} as const satisfies Record<string, TradeField>;

export type FieldKey = keyof typeof defined;
/** Every field of the trade by its key; who asks, in which company, is part of every request and not listed here. */
export const fields: Readonly<Record<FieldKey, TradeField>> = Object.fromEntries(
  Object.entries(defined).map(([key, field]) => [key, withNames(key, field)]),
) as Record<FieldKey, TradeField>;
export const fieldKeys = Object.keys(defined) as FieldKey[];

/** What somebody with a specification is asked first of a bag, in this order; its other fields stand under "more". */
export const firstFields: Readonly<Record<Family, readonly FieldKey[]>> = {
  sack: ['goods', 'fillWeight', 'width', 'length', 'fabricWeight', 'liner'],
  fibc: ['goods', 'safeLoad', 'baseLength', 'baseWidth', 'height', 'discharge'],
  film: ['goods', 'width', 'thickness', 'fabricWeight', 'lamination', 'use'],
  other: ['goods', 'width', 'length', 'height', 'fabricWeight', 'printColours'],
};

function withNames(key: string, field: TradeField): TradeField {
  const names = namesOfFields[key];
  return field.type === 'number' && names ? { ...field, names } : field;
}

/** The unit and the range of a number. @throws of another kind of field */
export function numberLimits(key: string): TradeNumber {
  const field = fieldKeys.find((each) => each === key);
  if (!field || fields[field].type !== 'number') throw new Error(`${key} is no number`);
  return fields[field];
}

/** A bag described by its fields; what is not known is left out, and so are flags that are off. */
export type TradeValues = { family?: Family } & { [Key in FieldKey]?: number | string | boolean };

type User = 'product' | 'request';
const known = new Map<string, readonly FieldKey[]>();

/** The fields of a family that products have, or that a request asks for, in their order. */
export function fieldsFor(family: Family, user: User): readonly FieldKey[] {
  const name = `${family} ${user}`;
  const own = known.get(name) ?? fieldKeys.filter((key) => isFor(key, { family, user }));
  known.set(name, own);
  return own;
}

function isFor(key: FieldKey, { family, user }: { family: Family; user: User }): boolean {
  const { families: whose, usedBy } = fields[key];
  return whose.includes(family) && (usedBy === 'both' || usedBy === user);
}
