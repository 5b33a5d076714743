import { isWithin, type Limits, possibleReadings, type Reading } from './readings.ts';
import { readSizes } from './trade-measures.ts';

/** Fields that people write into one: `56 × 91 cm` as the width. */
export const writtenTogether = [
  ['width', 'length'],
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
  const readings = read.flatMap(({ value, ...reading }) => {
    const isForAll = value.length <= keys.length;
    const isFree = others.slice(0, value.length - 1).every((key) => (typed(key) ?? '') === '');
    const sizes = keys.slice(0, value.length).map((key, place) => [key, value[place] ?? 0] as const);
    return isForAll && isFree ? [{ ...reading, value: Object.fromEntries(sizes) }] : [];
  });
  return possibleReadings(readings, (sizes) =>
    Object.entries(sizes).every(([key, size]) => isWithin(size, fieldOf(key))),
  );
}
