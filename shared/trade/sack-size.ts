/**
 * How much a flat sack holds, and how large one must be: a filled sack is a cushion, whose volume mathematics knows as the
 * paper bag problem. Lengths in millimetres, volumes in litres.
 */

type FlatSack = { width: number; length: number };
type Sack = FlatSack & { gusset?: number; isBlock?: boolean };

const cubicMillimetresPerLitre = 1e6;
const centimetre = 10;

/** How long a sack is for its width: 60 × 100, and 50 × 73 before a block is folded from both ends. */
const slimness = { sewn: 5 / 3, block: 1.46 } as const;
/** Sewn sacks are cut to 5 cm. */
const lengthStep = 50;
/** How deep a block is for the width of its sack: 11 cm of 50. */
const blockDepth = 0.22;

/** The volume of a cushion whose side is 1 wide and `slim` long. */
const cushion = (slim: number): number => slim / Math.PI - 0.142 * (1 - 10 ** -slim);

function flatVolume({ width, length }: FlatSack): number {
  const [narrow, long] = width < length ? [width, length] : [length, width];
  return (narrow ** 3 * cushion(long / narrow)) / cubicMillimetresPerLitre;
}

/** What a sack holds; side folds open to the width of its tube, and a block is folded from the length of its tube. */
export function sackVolume({ width, length, gusset = 0, isBlock = false }: Sack): number {
  return isBlock ? flatVolume({ width, length: length + gusset }) : flatVolume({ width: width + 2 * gusset, length });
}

const roundTo = (step: number, size: number): number => Math.round(size / step) * step;
const widthFor = (litres: number, slim: number): number =>
  roundTo(centimetre, Math.cbrt((litres * cubicMillimetresPerLitre) / cushion(slim)));

/** The sewn sack for a volume. */
export function sewnSackFor(litres: number): FlatSack {
  const width = widthFor(litres, slimness.sewn);
  let length = roundTo(lengthStep, width * slimness.sewn) - 2 * lengthStep;
  while (flatVolume({ width, length }) < litres) length += lengthStep;
  return { width, length };
}

/** The block-bottom sack for a volume; `gusset` is the depth of its block. */
export function blockSackFor(litres: number): FlatSack & { gusset: number } {
  const width = widthFor(litres, slimness.block);
  const gusset = roundTo(centimetre, width * blockDepth);
  let length = roundTo(centimetre, width * slimness.block) - gusset - 2 * centimetre;
  while (sackVolume({ width, length: length + centimetre / 2, gusset, isBlock: true }) < litres) length += centimetre;
  return { width, length, gusset };
}

/** Square bases of jumbo bags, and how high one is for its base at most, and at least. */
const bases = [900, 950, 1_000, 1_100];
const heights = { most: 1.8, least: 0.6 } as const;

/** The jumbo bag for a volume; the highest on the widest base where none is large enough. */
export function jumboBagFor(litres: number): { baseLength: number; baseWidth: number; height: number } {
  const heightOn = (base: number): number => {
    const needed = (litres * cubicMillimetresPerLitre) / base ** 2;
    return Math.ceil(Math.max(needed, base * heights.least) / lengthStep) * lengthStep;
  };
  const base = bases.find((side) => heightOn(side) <= side * heights.most) ?? bases.at(-1) ?? 0;
  return { baseLength: base, baseWidth: base, height: heightOn(base) };
}

/** What a jumbo bag holds between flat sides. */
export function jumboVolume(bag: { baseLength: number; baseWidth: number; height: number }): number {
  return (bag.baseLength * bag.baseWidth * bag.height) / cubicMillimetresPerLitre;
}
