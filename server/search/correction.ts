import { distanceBetween } from '#shared/search/letter-distance.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { withoutArticle } from '#shared/search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

const fewestLetters = 4;
// Longer words may have two wrong letters.
const longFrom = 6;

/** The word that was probably meant: one letter wrong, missing, too many or swapped, in long words two. */
export function correctionOf(typed: string, vocabulary: Vocabulary): string | undefined {
  const word = isArabic(typed) ? withoutArticle(typed) : typed;
  if (word.length < fewestLetters) return undefined;
  const most = word.length >= longFrom ? 2 : 1;
  const letters = lettersOf(word);
  let best: { word: string; cost: number } | undefined;
  for (const [candidate, times] of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most || candidate === word) continue;
    if (bitsIn(letters ^ lettersOf(candidate)) > 2 * most) continue;
    const distance = distanceBetween(word, candidate, most);
    if (distance > most) continue;
    // Of equally near words the one with the same first letter, then the more usual one.
    const cost = distance * 100 + (candidate[0] === word[0] ? 0 : 30) - Math.min(times, 20);
    if (!best || cost < best.cost) best = { word: candidate, cost };
  }
  return best?.word;
}

/** The letters of a word as a set of 32: words with very different sets are not compared. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
