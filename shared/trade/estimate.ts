/**
 * What a woven sack weighs, and how many go into a bale, on a pallet and into a container: the arithmetic of the trade,
 * for a first figure. The sack that is woven and packed may differ; a quotation names the exact values.
 */

/** A sack as it is made; lengths in millimetres, films in micrometres. */
export type SackMeasures = {
  /** Of the face. */
  width: number;
  /** Of the finished sack. */
  length: number;
  /** The depth of the fold of each side. */
  gusset?: number;
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

/** In grams, for one sack; the fabric's area in square metres, both sides. */
export type SackMass = {
  area: number;
  fabric: number;
  coating: number;
  film: number;
  liner: number;
  allowance: number;
  total: number;
};

// g/cm³, and so grams of one square metre that is one micrometre thick.
const polyethylene = 0.92;
const orientedPolypropylene = 0.905;
const millimetresPerMetre = 1_000;
const gramsPerKilogram = 1_000;
/** Turns denier × tapes per inch into g/m²: 9,000 m of a tape weigh its denier in grams, and a metre has 39.37 inches. */
const denierInch = 228.6;

/** The width of the sack's tube laid flat, in millimetres: its face, and twice the fold of each side. */
export function flatTubeWidth({ width, gusset = 0 }: Pick<SackMeasures, 'width' | 'gusset'>): number {
  return width + 2 * gusset;
}

/** The mass of one sack, part by part. Each layer covers the whole tube, front and back. */
export function massOfSack(sack: SackMeasures): SackMass {
  const { length, turnover = 0, coating = 0, film = 0, liner = 0, allowance = 0 } = sack;
  const area = (2 * flatTubeWidth(sack) * (length + turnover)) / millimetresPerMetre ** 2;
  const parts = {
    fabric: area * sack.fabric,
    coating: area * coating,
    film: area * film * orientedPolypropylene,
    liner: area * liner * polyethylene,
    allowance,
  };
  return { area, ...parts, total: Object.values(parts).reduce((sum, grams) => sum + grams, 0) };
}

/** The g/m² of a plain fabric from its tapes: their denier, and how many per inch in both directions. */
export function fabricFromTapes({ denier, ends, picks }: { denier: number; ends: number; picks: number }): number {
  return (denier * (ends + picks)) / denierInch;
}

/** How dense pressed bales are, in kg/m³ (trade: about 350 to 450). */
export const baledDensity = { least: 350, usual: 400, most: 450 } as const;

/** What each package holds: its room in m³ and its load in kg, whichever is reached first. */
export const packages = {
  /** Pressed and strapped, as two people or a clamp move it. */
  bale: { room: 0.2, load: 80 },
  /** 1.1 × 1.1 m, stacked 1.9 m high. */
  pallet: { room: 2.3, load: 1_000 },
  containers20: { room: 28, load: 26_500 },
  containers40: { room: 68, load: 26_500 },
} as const;
export type Package = keyof typeof packages;
export const packageNames = ['bale', 'pallet', 'containers20', 'containers40'] as const satisfies readonly Package[];

/** How many sacks a package holds, their mass in kilograms, and what ends it. */
export type Load = { bags: number; kilograms: number; endedBy: 'room' | 'load' };

/** What a package holds of sacks of this mass, in grams, baled at a density in kg/m³. */
export function loadOf(name: Package, grams: number, density: number = baledDensity.usual): Load {
  const { room, load } = packages[name];
  const byRoom = room * density;
  const bags = Math.floor((Math.min(byRoom, load) * gramsPerKilogram) / grams);
  return { bags, kilograms: (bags * grams) / gramsPerKilogram, endedBy: byRoom < load ? 'room' : 'load' };
}

/** The units in which buyers state quantities. */
export const quantityUnits = ['pieces', 'tonnes', 'containers20', 'containers40'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** A quantity in pieces, of sacks of this mass in grams. */
export function piecesOf(amount: number, unit: QuantityUnit, grams: number): number {
  if (unit === 'pieces') return Math.round(amount);
  if (unit === 'tonnes') return Math.floor((amount * gramsPerKilogram ** 2) / grams);
  return Math.floor(amount * loadOf(unit, grams).bags);
}
