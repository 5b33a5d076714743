import { readSizes } from './read-sizes.ts';
import { isWithin, type Limits, possibleReadings, type Reading } from './readings.ts';

/** Of a sack, as catalogues write them: 50 × 62 × 11 cm. */
export const sackSizes = ['width', 'length', 'gusset'] as const;

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
 * None where it is no such text, or another one of them was stated too.
 */
export function sizesTogether({ keys, typed, fieldOf }: Read): readonly Reading<Record<string, number>>[] {
  const [first = '', ...others] = keys;
  const text = typed(first);
  const read = typeof text === 'string' ? readSizes(text, fieldOf(first)) : [];
  const readings = read.flatMap(({ value: written, ...reading }) => {
    const value = keys[2] === 'gusset' ? withGussetLast(written) : written;
    const isForAll = value.length > 0 && value.length <= keys.length;
    const isFree = others.slice(0, value.length - 1).every((key) => (typed(key) ?? '') === '');
    const sizes = keys.slice(0, value.length).map((key, place) => [key, value[place] ?? 0] as const);
    return isForAll && isFree ? [{ ...reading, value: Object.fromEntries(sizes) }] : [];
  });
  return possibleReadings(readings, (sizes) =>
    Object.entries(sizes).every(([key, size]) => isWithin(size, fieldOf(key))),
  );
}

/** A gusset stands behind the width or behind the length, and is less than half of either; [] where none can be it. */
function withGussetLast([width = 0, second = 0, ...more]: readonly number[]): number[] {
  const [third] = more;
  if (third === undefined) return [width, second];
  const [length, gusset] = [Math.max(second, third), Math.min(second, third)];
  return gusset * 2 < Math.min(width, length) ? [width, length, gusset] : [];
}
