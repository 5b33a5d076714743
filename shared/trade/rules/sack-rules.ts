import { above, below, type Rule, rule, type Specified, statedNumber } from './rule.ts';

const sack = { families: ['sack'] } as const;
const trade = { ...sack, source: 'trade' } as const;
const plant = { ...sack, source: 'plant' } as const;
const valveStandard = { ...sack, source: 'IS 11652' } as const;
const tradeHint = { ...trade, level: 'hint' } as const;

const usualValveWidth = 100;
const mostSackLoad = 100;

/** The least depth of a valve: twice its width in a gusseted sack, 2.3 times in one without. */
function leastValveDepth({ valveWidth, gusset }: Specified): number {
  const width = statedNumber(valveWidth) ?? usualValveWidth;
  return Math.ceil(width * ((statedNumber(gusset) ?? 0) > 0 ? 2 : 2.3));
}

const hasValveSize = ({ valveWidth, valveDepth }: Specified): boolean =>
  statedNumber(valveWidth) !== undefined || statedNumber(valveDepth) !== undefined;
const isLaminated = ({ lamination }: Specified): boolean => lamination === 'coated' || lamination === 'bopp';
const hasLiner = ({ liner }: { liner?: Specified['liner'] | undefined }): boolean =>
  liner !== undefined && liner !== 'none';

/** What a valve needs, and what it excludes. */
const valveRules: Rule[] = [
  rule('valveDepth', 'spec_valve_depth_missing', valveStandard, (given) =>
    given.mouth === 'valve' && given.valveDepth === undefined ? leastValveDepth(given) : undefined,
  ),
  rule('valveDepth', 'spec_valve_too_shallow', valveStandard, (given) =>
    given.valveWidth === undefined ? undefined : below(given.valveDepth, leastValveDepth(given)),
  ),
  rule('valveWidth', 'spec_valve_width_missing', valveStandard, ({ mouth, valveWidth, valveDepth }) =>
    mouth === 'valve' && valveWidth === undefined && typeof valveDepth === 'number'
      ? Math.floor(valveDepth / 2.3)
      : undefined,
  ),
  rule('valveWidth', 'spec_valve_too_wide', trade, ({ valveWidth, width }) =>
    typeof width === 'number' ? above(valveWidth, Math.floor(width / 2)) : undefined,
  ),
  rule('mouth', 'spec_drawstring_with_valve', trade, (given) =>
    given.mouth === 'drawstring' && hasValveSize(given) ? 'valve' : undefined,
  ),
  rule('mouth', 'spec_valve_without_valve_mouth', trade, (given) =>
    given.mouth !== undefined && given.mouth !== 'valve' && given.mouth !== 'drawstring' && hasValveSize(given)
      ? 'valve'
      : undefined,
  ),
  rule('liner', 'spec_valve_loose_liner', trade, ({ mouth, liner }) =>
    mouth === 'valve' && liner === 'loose' ? 'attached' : undefined,
  ),
];

/** Sizes, folds and weights. */
const sizeRules: Rule[] = [
  rule('gusset', 'spec_gusset_too_deep', trade, ({ gusset, width }) =>
    typeof width === 'number' && typeof gusset === 'number' && gusset >= width / 2
      ? Math.ceil(width / 2) - 1
      : undefined,
  ),
  rule('length', 'spec_sack_wider_than_long', tradeHint, ({ width, length }) =>
    typeof width === 'number' ? below(length, width) : undefined,
  ),
  rule('fillWeight', 'spec_sack_too_heavy', trade, ({ fillWeight }) => above(fillWeight, mostSackLoad)),
  rule('fabricWeight', 'spec_fabric_too_light', tradeHint, ({ fillWeight, fabricWeight, mouth }) =>
    mouth !== 'drawstring' && typeof fillWeight === 'number' && fillWeight >= 50 ? below(fabricWeight, 55) : undefined,
  ),
  rule('mouth', 'spec_drawstring_too_heavy', tradeHint, ({ mouth, fillWeight }) =>
    mouth === 'drawstring' && typeof fillWeight === 'number' && fillWeight > 50 ? 'hemmed' : undefined,
  ),
];

/** Layers that exclude each other. */
const layerRules: Rule[] = [
  rule('lamination', 'spec_block_bottom_uncoated', trade, ({ bottom, lamination }) =>
    bottom === 'block' && lamination === 'none' ? 'coated' : undefined,
  ),
  rule('bottom', 'spec_block_bottom_drawstring', trade, ({ bottom, mouth }) =>
    bottom === 'block' && mouth === 'drawstring' ? 'sewn' : undefined,
  ),
  // Warm feed has to lose its steam, also through a film.
  rule('lamination', 'spec_laminated_perforated', tradeHint, (given) =>
    given.perforated === true && isLaminated(given) && given.mouth !== 'valve' && given.use !== 'feed'
      ? 'none'
      : undefined,
  ),
  rule('perforated', 'spec_perforated_dry', trade, ({ perforated, keepsDry }) =>
    perforated === true && keepsDry === true ? null : undefined,
  ),
  rule('liner', 'spec_perforated_liner', trade, (given) =>
    given.perforated === true && hasLiner(given) ? 'none' : undefined,
  ),
  rule('lamination', 'spec_film_without_lamination', trade, ({ boppThickness, lamination }) =>
    boppThickness !== undefined && lamination !== undefined && lamination !== 'bopp' ? 'bopp' : undefined,
  ),
  rule('lamination', 'spec_dry_without_layer', tradeHint, ({ keepsDry, lamination, liner }) =>
    keepsDry === true && lamination === 'none' && (liner === undefined || liner === 'none') ? 'coated' : undefined,
  ),
  rule('lamination', 'spec_fine_powder', tradeHint, ({ particleSize, lamination, liner }) =>
    typeof particleSize === 'number' && particleSize < 100 && lamination === 'none' && !hasLiner({ liner })
      ? 'coated'
      : undefined,
  ),
  rule('liner', 'spec_form_fit_sack', trade, ({ liner }) => (liner === 'formFit' ? 'attached' : undefined)),
  rule('linerThickness', 'spec_sack_liner_thick', trade, ({ linerThickness }) => above(linerThickness, 150)),
];

/** What presses do. */
const printRules: Rule[] = [
  rule('lamination', 'spec_gravure_without_film', trade, ({ printMethod, lamination }) =>
    printMethod === 'gravure' && lamination !== 'bopp' ? 'bopp' : undefined,
  ),
  rule('printMethod', 'spec_flexo_on_film', { ...tradeHint }, ({ printMethod, lamination }) =>
    printMethod === 'flexo' && lamination === 'bopp' ? 'gravure' : undefined,
  ),
  rule('printColours', 'spec_flexo_colours', plant, ({ printMethod, printColours }) =>
    printMethod === 'flexo' ? above(printColours, 4) : undefined,
  ),
  rule('printColours', 'spec_gravure_colours', plant, ({ printMethod, printColours }) =>
    printMethod === 'flexo' ? undefined : above(printColours, 8),
  ),
  rule('printSides', 'spec_flat_sack_sides', trade, ({ printSides, gusset }) =>
    statedNumber(gusset) ? undefined : above(printSides, 2),
  ),
];

/** The rules of sacks alone. */
export const sackRules: Rule[] = [...valveRules, ...sizeRules, ...layerRules, ...printRules];
