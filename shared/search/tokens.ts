// Hangul: letters for the index of either database, and of no text that is searched here.
const firstLetter = 0xac00;
const lettersUsed = 8192;

/**
 * Three letters that stand for a concept in the searched texts: exactly one trigram of the index. The same for a
 * concept in every process and version.
 */
export function toToken(concept: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of concept) {
    const code = sign.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  const numbers = [one ^ (one >>> 15), other ^ (other >>> 13), Math.imul(one ^ (other >>> 7), 2246822507) >>> 11];
  return numbers.map((number) => String.fromCharCode(firstLetter + ((number >>> 0) % lettersUsed))).join('');
}
