import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import { writeNumber } from '#shared/trade/write-number.ts';

type Sizes = Partial<Record<'width' | 'length' | 'gusset' | 'baseLength' | 'baseWidth' | 'height', unknown>>;

/**
 * The sizes of a bag, in mm, as readers write them in cm: each with its name where the language has no order for them.
 * Undefined where one of those that a bag has is missing.
 */
export function writeSizes(
  { width, length, gusset, baseLength, baseWidth, height }: Sizes,
  language: Language,
): string | undefined {
  const say = { locale: language };
  const write = (size: unknown) => writeNumber(Number(size) / 10, language);
  const writeBlock = (base: unknown, wide: unknown) =>
    m.card_size_block({ base: write(base), width: write(wide), height: write(height) }, say);
  if (baseLength && baseWidth && height) return writeBlock(baseLength, baseWidth);
  if (!width || !length) return undefined;
  // A cover has a height, and no depth of its own.
  if (height && !gusset) return writeBlock(width, length);
  const flat = { width: write(width), length: write(length) };
  return gusset ? m.card_size_deep({ ...flat, depth: write(gusset) }, say) : m.card_size_flat(flat, say);
}
