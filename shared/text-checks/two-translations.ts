import { foldForSearch } from '../search/search-words.ts';
import { likeness, readFeatures } from './features.ts';
import type { CheckedPair } from './text-check.ts';

/** Longer texts are seldom the same by intention. */
export const longestRepeated = 80;

/** A text of a record; `changedAt`: when its record last changed, where that is known. */
type DatedPair = CheckedPair & { changedAt?: string | null };

/** A pair whose English has another Arabic elsewhere, with one of those. */
type Translated<Pair extends CheckedPair> = { pair: Pair; other: Pair };

const isCompared = ({ en, ar }: CheckedPair): boolean => en !== '' && ar !== '' && en.length <= longestRepeated;

/** How well a translation fits its English: what both have in common, in steps so that chance decides nothing. */
function measureFit(pair: CheckedPair): number {
  const { en, ar } = readFeatures(pair);
  return Math.round(likeness(en, ar) * 2);
}

const earliest = (pairs: readonly DatedPair[]): string =>
  pairs.map(({ changedAt }) => changedAt ?? '').toSorted()[0] ?? '';

/** The translation that most texts have; among equals the one that fits better, then the one that was there first. */
function byAgreement(one: readonly DatedPair[], other: readonly DatedPair[]): number {
  const [first, second] = [one[0], other[0]];
  const fit = first && second && one.length === other.length ? measureFit(second) - measureFit(first) : 0;
  return other.length - one.length || fit || earliest(one).localeCompare(earliest(other));
}

/** Short texts whose Arabic is not the one that most texts with the same English have. */
export function twoTranslations<Pair extends DatedPair>(pairs: readonly Pair[]): Translated<Pair>[] {
  const found: Translated<Pair>[] = [];
  for (const same of Map.groupBy(pairs.filter(isCompared), ({ en }) => en).values()) {
    const translations = [...Map.groupBy(same, ({ ar }) => foldForSearch(ar)).values()];
    if (translations.length < 2) continue;
    const [agreed = [], ...odd] = translations.toSorted(byAgreement);
    const [other] = agreed;
    if (other) found.push(...odd.flat().map((pair) => ({ pair, other })));
  }
  return found;
}
