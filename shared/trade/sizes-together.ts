import type { NumberField } from './field-types.ts';
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

type Read = { keys: readonly string[]; typed: (key: string) => unknown; field: Pick<NumberField, 'unit' | 'shown'> };

/**
 * What was typed into the first of `keys` for several of them, in their stored unit; undefined where it is no such text,
 * or another one of them was stated too.
 */
export function sizesTogether({ keys, typed, field }: Read): Record<string, number> | undefined {
  const [first = '', ...others] = keys;
  const text = typed(first);
  const sizes = typeof text === 'string' ? readSizes(text, field) : undefined;
  if (!sizes || sizes.length > keys.length) return undefined;
  const filled = others.slice(0, sizes.length - 1);
  if (filled.some((key) => (typed(key) ?? '') !== '')) return undefined;
  return Object.fromEntries(keys.slice(0, sizes.length).map((key, place) => [key, sizes[place] ?? 0]));
}
