export type Random = {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
};

/** Pseudo-random numbers from a seed (mulberry32), so that failures can be reproduced. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
