import type { Vocabulary } from './vocabulary.ts';

// As people write Arabic with Latin letters, with digits for what Latin lacks; short vowels are written or not.
const short = '[aeiou]{0,2}';
const consonants: Readonly<Record<string, string>> = {
  ب: '[bp]',
  ت: 't',
  ث: '(?:th|t|s)',
  ج: '[jg]',
  ح: '[7h]',
  خ: '(?:kh|5|7)',
  د: 'd',
  ذ: '(?:th|dh|d|z)',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: '(?:sh|ch)',
  ص: '[s9]',
  ض: '(?:dh|d|9)',
  ط: '[t6]',
  ظ: '(?:dh|th|z|6)',
  ع: '[3ae]',
  غ: '(?:gh|g|8)',
  ف: '[fv]',
  ق: '[qkg2]',
  ك: '[kc]',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};
const vowels: Readonly<Record<string, string>> = {
  ا: '(?:aa?|e)',
  و: '(?:w|ou?|oo|u)',
  ي: '(?:y|ee|ei|i|e)',
  ء: '2?',
};
const first: Readonly<Record<string, string>> = { ا: '[aei2]?' };
const last: Readonly<Record<string, string>> = { ه: '[aei](?:h|t)?', ا: 'aa?' };
const article = '(?:[ae]l)?';
const fewestLetters = 4;
const fewestWithoutDigits = 5;
const arabic = /^[\u0621-\u064a]+$/;
const latin = /^[a-z2-9]{4,24}$/;

const patternsOf = new WeakMap<Vocabulary, [string, RegExp][]>();

/** The Arabic word of the trade that was typed with Latin letters: "shwalat" → «شوالات», "3arbon" → «عربون». */
export function findTransliterated(typed: string, vocabulary: Vocabulary): string | undefined {
  // Short ones without digits are words of other languages as well: arid.
  if (!latin.test(typed) || (typed.length < fewestWithoutDigits && !/\d/.test(typed))) return undefined;
  const patterns = patternsOf.get(vocabulary) ?? listPatterns(vocabulary);
  patternsOf.set(vocabulary, patterns);
  const words = patterns.flatMap(([word, pattern]) => (pattern.test(typed) ? [word] : []));
  // The longest says most of what was typed.
  return words.toSorted((one, other) => other.length - one.length)[0];
}

function listPatterns({ ofTrade }: Vocabulary): [string, RegExp][] {
  return ofTrade
    .filter((word) => word.length >= fewestLetters && arabic.test(word))
    .map((word) => [word, toPattern(word)]);
}

function toPattern(word: string): RegExp {
  const letters = [...word];
  const pieces = letters.map((letter, i) => {
    const atEnd = i === 0 ? first[letter] : i === letters.length - 1 ? last[letter] : undefined;
    const consonant = consonants[letter];
    if (atEnd !== undefined) return atEnd;
    // A doubled letter is written twice or not.
    return consonant ? `${consonant}{1,2}${i < letters.length - 1 ? short : ''}` : (vowels[letter] ?? letter);
  });
  return new RegExp(`^${article}${pieces.join('')}$`);
}
