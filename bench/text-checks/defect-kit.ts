import type { CheckedPair, CheckedTerm, CheckedText } from '#shared/text-checks/text-check.ts';

/** A defect that is planted: `plant` changes one language of a text, or returns undefined where it cannot. */
export type Defect = {
  name: string;
  /** What the text must have first. */
  prepare?: (text: CheckedText) => CheckedText;
  plant: (text: CheckedText, random: Random, terms: readonly CheckedTerm[]) => CheckedPair | undefined;
};

/** A number from 0 to below 1; the same sequence for a seed. */
export type Random = () => number;

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export const pick = <Item>(list: readonly Item[], random: Random): Item | undefined =>
  list[Math.floor(random() * list.length)];

/** Replaces one of the matches; undefined without any. */
function replaceOne(text: string, pattern: RegExp, random: Random, by: (found: string) => string): string | undefined {
  const match = pick([...text.matchAll(pattern)], random);
  if (!match) return undefined;
  const changed = text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
  return changed === text ? undefined : changed;
}

/** Changes either language. */
export function inEither(pattern: RegExp, by: (found: string, random: Random) => string): Defect['plant'] {
  return ({ en, ar }, random) => {
    const isArabic = random() < 0.7;
    const changed = replaceOne(isArabic ? ar : en, pattern, random, (found) => by(found, random));
    if (changed === undefined) return undefined;
    return isArabic ? { en, ar: changed } : { en: changed, ar };
  };
}

/** Changes the Arabic text. */
export const inArabic =
  (pattern: RegExp, by: (found: string) => string): Defect['plant'] =>
  ({ en, ar }, random) => {
    const changed = replaceOne(ar, pattern, random, by);
    return changed === undefined ? undefined : { en, ar: changed };
  };

/** Changes the English text. */
export const inEnglish =
  (pattern: RegExp, by: (found: string) => string): Defect['plant'] =>
  ({ en, ar }, random) => {
    const changed = replaceOne(en, pattern, random, by);
    return changed === undefined ? undefined : { en: changed, ar };
  };
