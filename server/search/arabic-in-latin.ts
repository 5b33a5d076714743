import type { Vocabulary } from './vocabulary.ts';

type Ways = readonly string[];
const listWays = (ways: string): Ways => ways.split(' ');
const listWaysOfEach = (table: Readonly<Record<string, string>>): ReadonlyMap<string, Ways> =>
  new Map(Object.entries(table).map(([letter, ways]) => [letter, listWays(ways)]));

// How people write each Arabic letter with Latin ones, and with digits for what Latin lacks.
const consonants = listWaysOfEach({
  ...{ ب: 'b p', ت: 't', ث: 'th t s', ج: 'j g', ح: '7 h', خ: 'kh 5 7', د: 'd', ذ: 'th dh d z', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh ch', ص: 's 9', ض: 'dh d 9', ط: 't 6', ظ: 'dh th z 6', ع: '3 a e', غ: 'gh g 8', ف: 'f v' },
  ...{ ق: 'q k g 2', ك: 'k c', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
});
const vowels = listWaysOfEach({ ا: 'a aa e', و: 'w o ou oo u', ي: 'y e ee ei i' });
const lastLetters = listWaysOfEach({ ه: 'a e i ah eh ih at et it', ا: 'a aa' });
const articles = listWays('al el');
const shortVowels = listWays('a e i o u');
const firstAlif = listWays('a e i 2');
const hamza = listWays('2');

const fewestLetters = 4;
const fewestWithoutDigits = 5;
const arabic = /^[\u0621-\u064a]+$/;
const latin = /^[a-z2-9]{4,24}$/;

/** The Arabic word of the trade that was typed with Latin letters: "shwalat" → «شوالات», "3arbon" → «عربون». */
export function findTransliterated(typed: string, { ofTrade }: Pick<Vocabulary, 'ofTrade'>): string | undefined {
  // Short ones without digits are words of other languages as well: arid.
  if (!latin.test(typed) || (typed.length < fewestWithoutDigits && !/\d/.test(typed))) return undefined;
  const words = ofTrade.filter((word) => word.length >= fewestLetters && arabic.test(word) && isTypedAs(word, typed));
  // The longest says most of what was typed.
  return words.toSorted((one, other) => other.length - one.length)[0];
}

/** Whether `typed` is a way to write an Arabic word: follows all places that its letters may have led to. */
function isTypedAs(word: string, typed: string): boolean {
  const read = (from: readonly number[], ways: Ways): number[] => [
    ...new Set(from.flatMap((at) => ways.flatMap((way) => (typed.startsWith(way, at) ? [at + way.length] : [])))),
  ];
  const orNot = (from: readonly number[], ways: Ways): number[] => [...from, ...read(from, ways)];
  let places = orNot([0], articles);
  for (const [i, letter] of [...word].entries()) {
    const isLast = i === word.length - 1;
    const atEnd = isLast ? lastLetters.get(letter) : undefined;
    const consonant = consonants.get(letter);
    if (i === 0 && letter === 'ا') places = orNot(places, firstAlif);
    else if (atEnd) places = read(places, atEnd);
    else if (letter === 'ء') places = orNot(places, hamza);
    else if (consonant) {
      // A doubled letter is written twice or not, and so are the short vowels behind it.
      places = orNot(read(places, consonant), consonant);
      if (!isLast) places = orNot(orNot(places, shortVowels), shortVowels);
    } else places = read(places, vowels.get(letter) ?? []);
    if (places.length === 0) return false;
  }
  return places.includes(typed.length);
}
