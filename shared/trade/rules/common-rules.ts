import { fabricFromTapes } from './estimate.ts';
import { above, below, type Rule, rule, type Specified, type SpecifiedValue, statedNumber } from './rule.ts';

const every = { families: [] } as const;
const bags = { families: ['sack', 'fibc'] } as const;
const trade = { ...every, source: 'trade' } as const;
const tradeHint = { ...trade, level: 'hint' } as const;
const foodLaw = { ...every, source: 'Regulation (EU) 2022/1616' } as const;
const dangerous = { ...every, source: 'UN Model Regulations 2.6, 6.1' } as const;

/** Hours of lamps that fabric must withstand for a time outdoors, in months. */
const outdoors = [
  { months: 3, hours: 200 },
  { months: 6, hours: 500 },
  { months: 12, hours: 1_600 },
];
const mostHours = 1_600;
/** The longest time outdoors. */
export const mostMonths = 12;

/** The hours of UV stabilisation for a time outdoors, in months. */
export const hoursFor = (time: number): number => outdoors.find(({ months }) => time <= months)?.hours ?? mostHours;

/** A stated fabric and the one that its tapes make may differ by this part. */
const tolerance = 0.1;

const isForFood = ({ use, foodContact }: Specified): boolean => use === 'food' || foodContact === true;
const isPrinted = ({ printMethod, printColours, printSides }: Specified): boolean =>
  printMethod !== 'none' && printColours !== 0 && printSides !== 0;

/** The fabric that the stated tapes make, in g/m², where another one was stated. */
function disagreeing({ denier, weftDenier, ends, picks, fabricWeight }: Specified): number | undefined {
  const [warp, stated] = [statedNumber(denier), statedNumber(fabricWeight)];
  const [along, across] = [statedNumber(ends), statedNumber(picks)];
  if (!warp || !along || !across || !stated) return undefined;
  const weft = statedNumber(weftDenier) ?? warp;
  const woven =
    fabricFromTapes({ denier: warp, ends: along, picks: 0 }) +
    fabricFromTapes({ denier: weft, ends: 0, picks: across });
  return Math.abs(stated / woven - 1) > tolerance ? Math.round(woven) : undefined;
}

const goodsRules: Rule[] = [
  rule('recycled', 'spec_recycled_food', foodLaw, (given) =>
    isForFood(given) && typeof given.recycled === 'number' && given.recycled > 0 ? 0 : undefined,
  ),
  rule('unNumber', 'spec_un_food', dangerous, ({ use, unNumber }) => (unNumber && use === 'food' ? null : undefined)),
  rule('unNumber', 'spec_un_feed', dangerous, ({ use, unNumber }) => (unNumber && use === 'feed' ? null : undefined)),
  rule('unNumber', 'spec_un_form', dangerous, ({ unNumber }) =>
    typeof unNumber === 'string' && unNumber && !/^(?:un)? ?\d{4}$/i.test(unNumber) ? null : undefined,
  ),
  rule('use', 'spec_food_proof_without_food', tradeHint, ({ use, foodContact }) =>
    foodContact === true && use === 'neither' ? 'food' : undefined,
  ),
  rule('foodContact', 'spec_food_without_proof', tradeHint, ({ use, foodContact }) =>
    use === 'food' && foodContact !== true ? true : undefined,
  ),
  rule('fillTemperature', 'spec_hot_fill_liner', trade, ({ fillTemperature, liner }) =>
    liner !== undefined && liner !== 'none' ? above(fillTemperature, 80) : undefined,
  ),
  rule('fillTemperature', 'spec_hot_fill', trade, ({ fillTemperature }) => above(fillTemperature, 120)),
];

const fabricRules: Rule[] = [
  rule('uvHours', 'spec_uv_too_long', trade, ({ uvHours }) => above(uvHours, mostHours)),
  rule('outdoorMonths', 'spec_outdoors_too_long', trade, ({ outdoorMonths }) => above(outdoorMonths, mostMonths)),
  rule('uvHours', 'spec_uv_too_short', trade, ({ uvHours, outdoorMonths }) => {
    const months = statedNumber(outdoorMonths);
    if (!months || months > mostMonths) return undefined;
    return below(uvHours, hoursFor(months));
  }),
  rule('uvPercent', 'spec_uv_masterbatch', trade, ({ uvPercent }) => above(uvPercent, 5)),
  rule('filler', 'spec_filler_sack', { families: ['sack'], source: 'trade' }, ({ filler }) => above(filler, 12)),
  rule('filler', 'spec_filler_fibc', { families: ['fibc'], source: 'trade' }, ({ filler }) => above(filler, 3)),
  rule('fabricWeight', 'spec_fabric_disagrees', { ...every, source: 'arithmetic' }, disagreeing),
  rule('linerThickness', 'spec_liner_missing', bagsBy('trade'), ({ liner, linerThickness }) =>
    liner === 'none' && linerThickness !== undefined ? null : undefined,
  ),
];

function bagsBy(source: string) {
  return { ...bags, source };
}

const printRules: Rule[] = [
  rule('printSides', 'spec_print_sides_missing', trade, ({ printSides, printColours }) =>
    printSides === 0 && typeof printColours === 'number' && printColours > 0 ? 1 : undefined,
  ),
  rule('printColours', 'spec_print_colours_missing', trade, ({ printSides, printColours }) =>
    printColours === 0 && typeof printSides === 'number' && printSides > 0 ? 1 : undefined,
  ),
  rule('printMethod', 'spec_print_method_none', trade, ({ printMethod, printColours }) =>
    printMethod === 'none' && typeof printColours === 'number' && printColours > 0 ? 'flexo' : undefined,
  ),
  rule('barCode', 'spec_bar_code_unprinted', trade, (given) =>
    given.barCode === true && !isPrinted(given) ? null : undefined,
  ),
  rule('artworkReady', 'spec_artwork_unprinted', trade, (given) =>
    given.artworkReady === true && !isPrinted(given) ? null : undefined,
  ),
];

/** The next whole number above a part of one. */
const wholeAbove = (quantity: SpecifiedValue | undefined): number | undefined =>
  typeof quantity === 'number' && !Number.isInteger(quantity) ? Math.ceil(quantity) : undefined;

const orderRules: Rule[] = [
  rule('quantity', 'spec_part_of_a_bag', trade, ({ quantity, quantityUnit }) =>
    quantityUnit === 'pieces' ? wholeAbove(quantity) : undefined,
  ),
  // A bare number of them counts pieces; film is sold in several units.
  rule('quantity', 'spec_part_of_a_bag', { families: ['sack', 'fibc', 'other'], source: 'trade' }, (given) =>
    given.quantityUnit === undefined ? wholeAbove(given.quantity) : undefined,
  ),
];

/** The rules of every family, and those of sacks and jumbo bags together. */
export const commonRules: Rule[] = [...goodsRules, ...fabricRules, ...printRules, ...orderRules];
