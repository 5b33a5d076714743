import type { CheckedPair } from './text-check.ts';

/** A short name of both texts: a dismissal is in force as long as it stays the same. 53 bits, not secret. */
export function textHash({ en, ar }: CheckedPair): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  const text = `${en}\n\0${ar}`;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
