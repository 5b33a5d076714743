import { above, below, type Rule, rule, type Specified, statedNumber } from './rule.ts';

const fibc = { families: ['fibc'] } as const;
const trade = { ...fibc, source: 'trade' } as const;
const tradeHint = { ...trade, level: 'hint' } as const;
const safety = { ...fibc, source: 'ISO 21898' } as const;
const charges = { ...fibc, source: 'IEC 61340-4-4' } as const;

/** The most that is carried at each safety factor, in kg. */
const mostLoad: Readonly<Record<string, number>> = { 5: 2_000, 6: 2_000, 8: 1_500 };
const loopCounts = [1, 2, 4, 8];
const litresPerCubicMillimetre = 1e-6;

/** The shorter side of the base, in mm. */
function shorterBase({ baseLength, baseWidth }: Specified): number | undefined {
  const sides = [statedNumber(baseLength), statedNumber(baseWidth)].filter((side) => side !== undefined);
  return sides.length > 0 ? Math.min(...sides) : undefined;
}

/** The height at which a bag holds its fill, in mm; undefined where base, fill or density are not stated. */
function neededHeight({ baseLength, baseWidth, fillWeight, bulkDensity }: Specified): number | undefined {
  const [length, width] = [statedNumber(baseLength), statedNumber(baseWidth)];
  const [weight, density] = [statedNumber(fillWeight), statedNumber(bulkDensity)];
  if (!length || !width || !weight || !density) return undefined;
  const litres = (weight / density) * 1_000;
  return Math.ceil(litres / (length * width * litresPerCubicMillimetre) / 10) * 10;
}

const loadRules: Rule[] = [
  rule('safeLoad', 'spec_load_too_high', safety, ({ safeLoad, safetyFactor }) =>
    above(safeLoad, mostLoad[String(safetyFactor ?? 5)] ?? 2_000),
  ),
  rule('safeLoad', 'spec_load_below_fill', safety, ({ safeLoad, fillWeight }) =>
    typeof fillWeight === 'number' ? below(safeLoad, fillWeight) : undefined,
  ),
  rule('safetyFactor', 'spec_factor_for_reuse', safety, ({ safetyFactor, trips }) =>
    trips !== undefined && trips !== 'single' && String(safetyFactor) === '5' ? '6' : undefined,
  ),
  rule('safetyFactor', 'spec_factor_8_single', { ...safety, level: 'hint' }, ({ safetyFactor, trips }) =>
    String(safetyFactor) === '8' && (trips === undefined || trips === 'single') ? '5' : undefined,
  ),
  rule('safetyFactor', 'spec_factor_6_single', { ...safety, level: 'hint' }, ({ safetyFactor, trips }) =>
    String(safetyFactor) === '6' && trips === 'single' ? '5' : undefined,
  ),
  rule('stackingLoad', 'spec_stacking_below_load', safety, ({ stackingLoad, safeLoad }) =>
    typeof safeLoad === 'number' ? below(stackingLoad, safeLoad) : undefined,
  ),
  rule('typeTest', 'spec_un_type_test', { ...fibc, source: 'UN Model Regulations 6.5' }, ({ unNumber, typeTest }) =>
    unNumber && typeTest !== true ? true : undefined,
  ),
];

const shapeRules: Rule[] = [
  rule('height', 'spec_too_slim', safety, (given) => {
    const base = shorterBase(given);
    return base === undefined ? undefined : above(given.height, base * 2);
  }),
  rule('height', 'spec_too_flat', safety, (given) => {
    const base = shorterBase(given);
    return base === undefined ? undefined : below(given.height, Math.ceil(base / 2));
  }),
  rule('height', 'spec_fill_does_not_fit', { ...fibc, source: 'arithmetic' }, (given) => {
    const needed = neededHeight(given);
    return needed === undefined ? undefined : below(given.height, needed);
  }),
  rule('fabricWeight', 'spec_fibc_fabric_light', trade, ({ fabricWeight }) => below(fabricWeight, 130)),
  rule('fabricWeight', 'spec_fibc_fabric_heavy', trade, ({ fabricWeight }) => above(fabricWeight, 240)),
  rule('loopCount', 'spec_loop_count', trade, ({ loopCount }) =>
    typeof loopCount === 'number' && !loopCounts.includes(loopCount)
      ? loopCounts.filter((count) => count < loopCount).at(-1)
      : undefined,
  ),
  rule('loopCount', 'spec_tunnel_loops', trade, ({ loopKind, loopCount }) =>
    loopKind === 'tunnel' && loopCount !== undefined && loopCount !== 2 ? 2 : undefined,
  ),
  rule('loopKind', 'spec_cross_corner_panels', tradeHint, ({ loopKind, body }) =>
    loopKind === 'crossCorner' && body === 'fourPanel' ? 'sideSeam' : undefined,
  ),
  rule('linerThickness', 'spec_fibc_liner_thick', trade, ({ linerThickness }) => above(linerThickness, 200)),
  rule('linerThickness', 'spec_form_fit_thin', trade, ({ liner, linerThickness }) =>
    liner === 'formFit' ? below(linerThickness, 50) : undefined,
  ),
];

const openingRules: Rule[] = [
  rule('filling', 'spec_filling_spout_missing', trade, ({ filling, fillingDiameter }) =>
    filling !== undefined && filling !== 'spout' && fillingDiameter !== undefined ? 'spout' : undefined,
  ),
  rule('discharge', 'spec_discharge_spout_missing', trade, ({ discharge, dischargeDiameter }) =>
    discharge !== undefined && discharge !== 'spout' && dischargeDiameter !== undefined ? 'spout' : undefined,
  ),
  rule('fillingDiameter', 'spec_filling_too_wide', trade, (given) => {
    const base = shorterBase(given);
    return base === undefined ? undefined : above(given.fillingDiameter, base);
  }),
  rule('dischargeDiameter', 'spec_discharge_too_wide', trade, (given) => {
    const base = shorterBase(given);
    return base === undefined ? undefined : above(given.dischargeDiameter, base);
  }),
  rule('dischargeLength', 'spec_discharge_too_long', trade, ({ dischargeLength, height }) =>
    typeof height === 'number' ? above(dischargeLength, height) : undefined,
  ),
];

const chargeRules: Rule[] = [
  rule('grounding', 'spec_type_c_grounding', charges, ({ fibcType, grounding }) =>
    fibcType === 'C' && grounding !== true ? true : undefined,
  ),
  rule('liner', 'spec_type_c_liner', charges, ({ fibcType, liner }) =>
    ['B', 'C', 'D'].includes(String(fibcType)) && liner === 'loose' ? 'attached' : undefined,
  ),
  rule('fibcType', 'spec_type_d_grounding', { ...charges, level: 'hint' }, ({ fibcType, grounding }) =>
    fibcType === 'D' && grounding === true ? 'C' : undefined,
  ),
];

/** The rules of jumbo bags alone. */
export const fibcRules: Rule[] = [...loadRules, ...shapeRules, ...openingRules, ...chargeRules];
