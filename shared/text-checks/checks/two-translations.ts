import { foldForSearch } from '../../search-words.ts';
import type { TextPair } from '../text-check.ts';

/** Longer texts are seldom the same by intention. */
const longestRepeated = 80;

/** A pair whose English has another Arabic elsewhere, with that one. */
export type Translated<Pair extends TextPair> = { pair: Pair; other: Pair };

/** The texts whose English is the same as that of an earlier one while the Arabic differs. */
export function twoTranslations<Pair extends TextPair>(pairs: readonly Pair[]): Translated<Pair>[] {
  const first = new Map<string, Pair>();
  return pairs.flatMap((pair) => {
    if (pair.en.length > longestRepeated || pair.ar === '' || pair.en === '') return [];
    const other = first.get(pair.en);
    if (!other) first.set(pair.en, pair);
    return other && foldForSearch(other.ar) !== foldForSearch(pair.ar) ? [{ pair, other }] : [];
  });
}
