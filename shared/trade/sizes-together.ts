import { readSizes, type Sizes, sackSizes } from './read-sizes.ts';
import { isWithin, type Limits, possibleReadings, type Reading } from './readings.ts';
import { readPossible } from './trade-measures.ts';

/** Fields that people write into one: `56 × 91 cm` as the width. */
export const writtenTogether = [
  sackSizes,
  ['baseLength', 'baseWidth', 'height'],
  ['ends', 'picks'],
  ['valveWidth', 'valveDepth'],
  ['fillingDiameter', 'fillingLength'],
  ['dischargeDiameter', 'dischargeLength'],
] as const;

type Read = { keys: readonly string[]; typed: (key: string) => unknown; fieldOf: (key: string) => Limits };

/**
 * The ways to read what was typed into the first of `keys` for several of them: their sizes by key, in their stored unit.
 * None where it is no such text, or another one of them was stated too, and otherwise.
 */
export function sizesTogether({ keys, typed, fieldOf }: Read): readonly Reading<Sizes>[] {
  const [first = ''] = keys;
  const text = typed(first);
  const read = typeof text === 'string' ? readSizes(text, fieldOf(first), keys) : [];
  const readings = read.flatMap(({ value: written, ...reading }) => {
    const value = keys[2] === 'gusset' ? withGussetLast(written) : written;
    const isFree = Object.entries(written).every(
      ([key, size]) => key === first || (typed(key) ?? '') === '' || isStated(size, typed(key), fieldOf(key)),
    );
    return value && isFree ? [{ ...reading, value }] : [];
  });
  return possibleReadings(readings, (sizes) =>
    Object.entries(sizes).every(([key, size]) => isWithin(size, fieldOf(key))),
  );
}

/** Whether a field of its own says a size, too. */
function isStated(size: number, typed: unknown, field: Limits): boolean {
  const readings = typeof typed === 'string' ? readPossible(typed, field) : [{ value: typed }];
  return readings.length === 1 && readings[0]?.value === size;
}

/** A gusset stands behind the width or behind the length, and is less than half of either; none where none can be it. */
function withGussetLast(sizes: Sizes): Sizes | undefined {
  const { width = 0, length: second, gusset: third } = sizes;
  if (second === undefined || third === undefined) return sizes;
  if (third === 0) return { width, length: second };
  const [length, gusset] = [Math.max(second, third), Math.min(second, third)];
  return gusset * 2 < Math.min(width, length) ? { width, length, gusset } : undefined;
}
