import { distanceBetween } from '#shared/search/letter-distance.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { withoutArticle } from '#shared/search-words.ts';
import { lettersOf, type Vocabulary } from './vocabulary.ts';

const fewestLetters = 4;
// Longer words may have two wrong letters.
const longFrom = 6;

/** The word that was probably meant: one letter wrong, missing, too many or swapped, in long words two. */
export function correctionOf(typed: string, vocabulary: Vocabulary): string | undefined {
  const word = isArabic(typed) ? withoutArticle(typed) : typed;
  if (word.length < fewestLetters) return undefined;
  const most = word.length >= longFrom ? 2 : 1;
  const letters = lettersOf(word);
  let best: { word: string; cost: number; place: number } | undefined;
  for (let length = word.length - most; length <= word.length + most; length++)
    for (const candidate of vocabulary.ofLength(length)) {
      if (bitsIn(letters ^ candidate.letters) > 2 * most || candidate.word === word) continue;
      const distance = distanceBetween(word, candidate.word, most);
      if (distance > most) continue;
      // Of equally near words the one with the same first letter, then the more usual one.
      const cost = distance * 100 + (candidate.word[0] === word[0] ? 0 : 30) - Math.min(candidate.times, 20);
      // Of words at the same cost the one that was met first.
      if (!best || cost < best.cost || (cost === best.cost && candidate.place < best.place))
        best = { word: candidate.word, cost, place: candidate.place };
    }
  return best?.word;
}

function bitsIn(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
