import { usualLimits } from '../../limits.ts';

/**
 * What a woven sack weighs, and how many go into a bale, on a pallet and into a container: the arithmetic of the trade,
 * for a first figure. The sack that is woven and packed may differ; a quotation names the exact values.
 * The calculator, the quote form, and the shipped texts (content/packing-figures.test.ts) all take their figures from here.
 */

/** A sack as it is made; lengths in millimetres, films in micrometres. */
export type SackMeasures = {
  /** Of the face. */
  width: number;
  /** Of the finished sack. */
  length: number;
  /** The depth of the fold of each side; of a block bottom, the depth of the block. */
  gusset?: number;
  /** Both ends folded to a rectangle and welded, under a patch each. */
  isBlock?: boolean;
  /** What is folded over at the mouth and the bottom, together. */
  turnover?: number;
  /** Fabric, g/m². */
  fabric: number;
  /** Polypropylene coating, g/m². */
  coating?: number;
  /** BOPP film. */
  film?: number;
  /** Polyethylene liner. */
  liner?: number;
  /** Thread and ink, in grams for each sack. */
  allowance?: number;
};

/** In grams, for one sack; `area`: of its front and back, in square metres; `folded`: the fabric of seams, hems, ends and patches. */
export type SackMass = {
  area: number;
  fabric: number;
  folded: number;
  coating: number;
  film: number;
  liner: number;
  allowance: number;
  total: number;
};

/** What is taken where nothing else is stated: folds of 3 cm at the bottom and 2 cm at the mouth, and a gram of thread. */
export const usualMake = { turnover: 50, allowance: 1 } as const;
/** Molten polypropylene between film and fabric, g/m². */
export const filmBond = 15;
/** How much wider and longer a liner is than its sack, in millimetres, so that the fabric carries the load. */
export const linerExcess = { width: 30, length: 100 } as const;

// g/cm³, and so grams of one square metre that is one micrometre thick.
const polyethylene = 0.92;
const orientedPolypropylene = 0.905;
const squareMillimetresPerSquareMetre = 1_000_000;
const gramsPerKilogram = 1_000;
/** Turns denier × tapes per inch into g/m²: 9,000 m of a tape weigh its denier in grams, and a metre has 39.37 inches. */
const denierInch = 228.6;

/** Front and back of a tube that lies flat, in square metres. */
const twoSides = (width: number, length: number): number => (2 * width * length) / squareMillimetresPerSquareMetre;

/** The width of the sack's tube laid flat, in millimetres: its face, and twice the fold of each side. */
export function flatTubeWidth({ width, gusset = 0, isBlock }: Pick<SackMeasures, 'width' | 'gusset' | 'isBlock'>) {
  return isBlock ? width : width + 2 * gusset;
}

/** The area of what is folded over. A block takes half of its depth from each end of the tube, and a patch covers each end. */
function foldedArea(sack: SackMeasures): number {
  const { width, gusset = 0, isBlock, turnover = 0 } = sack;
  const patches = isBlock ? twoSides(width - gusset, gusset) : 0;
  return twoSides(flatTubeWidth(sack), turnover + (isBlock ? gusset : 0)) + patches;
}

/** The mass of one sack, part by part. Coating and film, with its bond, cover the whole fabric. */
export function massOfSack(sack: SackMeasures): SackMass {
  const { length, coating = 0, film = 0, liner = 0, allowance = 0 } = sack;
  const [area, folded] = [twoSides(flatTubeWidth(sack), length), foldedArea(sack)];
  const covered = area + folded;
  const lined = liner > 0 ? twoSides(flatTubeWidth(sack) + linerExcess.width, length + linerExcess.length) : 0;
  const parts = {
    fabric: area * sack.fabric,
    folded: folded * sack.fabric,
    coating: covered * coating,
    film: film > 0 ? covered * (film * orientedPolypropylene + filmBond) : 0,
    liner: lined * liner * polyethylene,
    allowance,
  };
  return { area, ...parts, total: Object.values(parts).reduce((sum, grams) => sum + grams, 0) };
}

/** The g/m² of a plain fabric from its tapes: their denier, and how many per inch in both directions. */
export function fabricFromTapes({ denier, ends, picks }: { denier: number; ends: number; picks: number }): number {
  return (denier * (ends + picks)) / denierInch;
}

/**
 * How dense packed sacks are, in kg/m³: in pressed bales (trade: about 350 to 450), `loose` as valve sacks
 * that are only stacked, and pressed `jumbo` bags, whose seams and loops take room.
 */
export const baledDensity = { least: 350, usual: 400, most: 450, loose: 350, jumbo: 250 } as const;

/** How dense sacks are packed where nothing else is stated. */
export const packedDensity = (isBlock?: boolean): number => (isBlock ? baledDensity.loose : baledDensity.usual);

export type ContainerLimits = { containerPayload: number; roadLimit: number };

/** The sacks in a bale, and its load in kg, whichever is reached first. */
export const bale = { bags: 500, load: 80 } as const;
/** 1.1 × 1.1 m, low enough for two tiers in a high cube container: its room in m³ and its load in kg. */
export const pallet = { room: 1.12, load: 1_000 } as const;
/** The room of a container in m³, filled by hand with bales, and how many pallets it takes in two tiers. */
export const containers = {
  containers20: { room: 28, pallets: 20 },
  containers40: { room: 68, pallets: 40 },
} as const;

export const packageNames = ['bale', 'pallet', 'containers20', 'containers40', 'pallets20', 'pallets40'] as const;
export type Package = (typeof packageNames)[number];

/** What ends a load: the usual count of a bale, the room, the load of the package, or the road. */
export type LoadEnd = 'count' | 'room' | 'load' | 'road';
/** How many sacks a package holds, their mass in kilograms, and what ends it; `byRoom` and `byLoad`: how many each would allow. */
export type Load = { bags: number; kilograms: number; endedBy: LoadEnd; byRoom: number; byLoad: number };

/** A whole number that may have come out a hair too small. */
const floorWhole = (amount: number): number => Math.floor(amount + 1e-6);

/** Sacks are counted into bales by fifties, heavy ones by tens. */
function packBale(grams: number): Load {
  const byLoad = (bale.load * gramsPerKilogram) / grams;
  const step = byLoad >= 50 ? 50 : byLoad >= 10 ? 10 : 1;
  const bags = byLoad >= bale.bags ? bale.bags : floorWhole(byLoad / step) * step;
  const kilograms = (bags * grams) / gramsPerKilogram;
  return { bags, kilograms, endedBy: byLoad >= bale.bags ? 'count' : 'load', byRoom: bags, byLoad: bags };
}

type Packing = { density?: number; limits?: ContainerLimits };

/** What a container may carry, in kg, and who says so. */
function loadLimit({ containerPayload, roadLimit }: ContainerLimits): { kilograms: number; endedBy: LoadEnd } {
  const isRoad = roadLimit < containerPayload;
  return { kilograms: isRoad ? roadLimit : containerPayload, endedBy: isRoad ? 'road' : 'load' };
}

/** What a package holds, in whole bales (and whole pallets), of sacks of this mass in grams; `density` in kg/m³. */
export function estimateLoad(name: Package, grams: number, packing: Packing = {}): Load {
  const single = packBale(grams);
  if (name === 'bale') return single;
  const { density = baledDensity.usual, limits = usualLimits } = packing;
  const inBales = (kilograms: number): number => floorWhole(kilograms / single.kilograms) * single.bags;
  const { kilograms: most, endedBy } =
    name === 'pallet' ? ({ kilograms: pallet.load, endedBy: 'load' } as const) : loadLimit(limits);
  const byRoom = (): number => {
    if (name === 'pallet') return inBales(pallet.room * density);
    if (name === 'containers20' || name === 'containers40') return inBales(containers[name].room * density);
    return (
      containers[name === 'pallets20' ? 'containers20' : 'containers40'].pallets *
      estimateLoad('pallet', grams, packing).bags
    );
  };
  const bounds = { byRoom: byRoom(), byLoad: inBales(most) };
  const bags = Math.min(bounds.byRoom, bounds.byLoad);
  return {
    ...{ bags, kilograms: (bags * grams) / gramsPerKilogram, ...bounds },
    endedBy: bounds.byRoom < bounds.byLoad ? 'room' : endedBy,
  };
}

/** The units in which buyers state quantities. */
export const quantityUnits = ['pieces', 'tonnes', 'containers20', 'containers40'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** A quantity in pieces, of sacks of this mass in grams. */
export function toPieces(amount: number, unit: QuantityUnit, grams: number, packing: Packing = {}) {
  if (unit === 'pieces') return Math.round(amount);
  if (unit === 'tonnes') return Math.floor((amount * gramsPerKilogram ** 2) / grams);
  return Math.floor(amount * estimateLoad(unit, grams, packing).bags);
}
