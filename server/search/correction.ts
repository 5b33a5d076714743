import { distanceBetween } from '#shared/search/letter-distance.ts';
import { withoutArticle } from '#shared/search/search-words.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { countLetters, type KnownWord, type Vocabulary } from './vocabulary.ts';

const fewestLetters = 4;
// Longer words may have any letter wrong, even longer ones two.
const longFrom = { latin: 7, arabic: 6 };
const veryLongFrom = 8;
// A word of the trade may lack its end, as while it is typed.
// A consonant that is missing from here on is a slip.
const sureFrom = 3;
const fewestOfBeginning = { latin: 4, arabic: 3 };
const mostMissing = 2;
const forBeginning = 120;

/**
 * Letters that are taken for one another, by sound or by their looks. Other letters make another word: honey is not money,
 * سيارات not زيارات.
 */
const alike = 'aeiouy csz ckq sx fv bp dt gj mn vw بتثن جحخ دذ رز سش صض ضظ طظ عغ فق سص تط كق كج ذز ثس هح هت'.split(' ');

/** With which letter a word may begin, and with which it was typed. */
const soundsAlike: ReadonlySet<string> = new Set('kc ck sc cs fv vf bp pb gj jg fp'.split(' '));

/**
 * The word that was probably meant: with a letter missing, too many, swapped with its neighbour or with one like it, in long
 * words of the trade with two wrong letters; or a word of the trade that begins so.
 */
export function findCorrection(typed: string, vocabulary: Vocabulary): string | undefined {
  const word = isArabic(typed) ? withoutArticle(typed) : typed;
  if (word.length < fewestOfBeginning[scriptOf(word)]) return undefined;
  const letters = countLetters(word);
  let best: { word: string; cost: number; place: number } | undefined;
  for (let length = word.length - mostMissing; length <= word.length + mostMissing; length++)
    for (const candidate of vocabulary.ofLength(length)) {
      if (countBits(letters ^ candidate.letters) > 2 * mostMissing || candidate.word === word) continue;
      const far = weighSlip(word, candidate);
      if (far === undefined) continue;
      // Of equally near words the one with the same first letter, then the more usual one.
      const cost = far + (candidate.word[0] === word[0] ? 0 : 30) - Math.min(candidate.times, 20);
      // Of words at the same cost the one that was met first.
      if (!best || cost < best.cost || (cost === best.cost && candidate.place < best.place))
        best = { word: candidate.word, cost, place: candidate.place };
    }
  return best?.word;
}

const scriptOf = (word: string): 'arabic' | 'latin' => (isArabic(word) ? 'arabic' : 'latin');

/** How unlikely it is that a word was meant; undefined when it was not. */
function weighSlip(word: string, { word: candidate, isOfTrade }: KnownWord): number | undefined {
  if (isOfTrade && candidate.startsWith(word)) return forBeginning;
  if (word.length < fewestLetters || isOtherWord(word, candidate, isOfTrade)) return undefined;
  const isLong = isOfTrade && candidate[0] === word[0];
  const most = isLong && word.length >= veryLongFrom ? 2 : 1;
  const distance = distanceBetween(word, candidate, most);
  if (distance > most) return undefined;
  const isLikely =
    distance > 1 || (isLong && word.length >= longFrom[scriptOf(word)]) || !isOtherLetter(word, candidate);
  return isLikely ? distance * 100 : undefined;
}

/**
 * Whether a short Latin word is right though it is near to another: with another beginning (yeast, east), with a consonant
 * that the other lacks (bank, blank; speed, seed), or near to a word that is none of the trade (lumps, lamps).
 */
function isOtherWord(word: string, candidate: string, isOfTrade: boolean): boolean {
  if (isArabic(word) || word.length >= longFrom.latin) return false;
  if (!isOfTrade && word.length < longFrom.latin - 1) return true;
  if (word[0] !== candidate[0] && !isSwapped(word, candidate) && !soundsAlike.has(`${word[0]}${candidate[0]}`))
    return true;
  const isShortest = Math.min(word.length, candidate.length) === fewestLetters;
  return isShortest && (hasOtherConsonant(candidate, word) || hasOtherConsonant(word, candidate));
}

/** Whether the longer of two words has a consonant more near its beginning, which is not a doubled one: jumo lacks one of jumbo. */
function hasOtherConsonant(longer: string, shorter: string): boolean {
  const added = [...longer].findIndex((letter, i) => letter !== shorter[i]);
  const isConsonant = !/[aeiouy]/.test(longer[added] ?? '') && longer[added] !== longer[added - 1];
  return longer.length > shorter.length && added < sureFrom && isConsonant;
}

const isSwapped = (word: string, candidate: string): boolean => word[0] === candidate[1] && word[1] === candidate[0];

/** Whether two words of one length differ in one letter, by letters that are not taken for one another. */
function isOtherLetter(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  const places = [...word].flatMap((letter, i) => (letter === candidate[i] ? [] : [i]));
  const [place] = places;
  if (place === undefined || places.length > 1) return false;
  const [one = '', other = ''] = [word[place], candidate[place]];
  return !alike.some((group) => group.includes(one) && group.includes(other));
}

function countBits(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
