import { toWesternDigits } from '../text/western-digits.ts';
import { addressLength, isReservedAddress } from './record-address.ts';

// Apart from the rules of addresses: browsers need only those.

/**
 * The address made from a name: whole words up to 60 characters. What says nothing in Latin letters, looks like an id or
 * is reserved gets `kind` before it: `product-2025`.
 */
export function addressFrom(name: string, kind: string): string {
  const words = latinWords(name);
  const address = joined(words);
  if (address !== '' && !isReservedAddress(address)) return address;
  return joined([...kind.split(/[^a-z0-9]+/), ...words]);
}

/** The same address with a number, within the same length. */
export function numberedAddress(address: string, number: number): string {
  const suffix = `-${number}`;
  return joined(address.split('-'), addressLength.made - suffix.length) + suffix;
}

function joined(words: readonly string[], longest: number = addressLength.made): string {
  const [first = '', ...rest] = words.filter(Boolean);
  const kept = [first.slice(0, longest)];
  let length = first.length;
  for (const word of rest) {
    length += 1 + word.length;
    if (length > longest) break;
    kept.push(word);
  }
  // What was cut off may leave a word that leads to nothing: `how-long-does-a-sack-last-by`.
  while (kept.length > 1 && kept.length <= rest.length && leadingWords.has(kept.at(-1) ?? '')) kept.pop();
  return kept.join('-');
}

const leadingWords = new Set(
  'a an and are as at be by can does for from how in into is it its no not of on or our than that the their this to was what when where which who why with without you your'.split(
    ' ',
  ),
);

function latinWords(text: string): string[] {
  const western = toWesternDigits(text).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return transliterated(western)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(?<=\d)\s*×\s*(?=\d)/g, 'x')
    .replace(/[^a-z0-9]/g, (sign) => latinOf[sign] ?? ' ')
    .split(' ')
    .filter(Boolean);
}

// Signs and letters that are not their base letter with a mark; '' joins what stands beside them.
const latinOf: Readonly<Record<string, string>> = {
  ...{ "'": '', '’': '', ʼ: '', '‘': '', '`': '', '\u00ad': '', '\u200b': '', '\u200c': '', '\u200d': '' },
  ...{ '\u2060': '', ـ: '', '&': ' and ', '+': ' plus ', '%': ' percent ', '@': ' at ', '×': ' x ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', μ: 'u' },
};

const arabicLetters: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r' },
  ...{ ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f' },
  ...{ ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', ى: 'a', ة: 'a', ء: '', ٱ: 'a' },
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ڤ: 'v', ک: 'k' },
};
// Consonants, or the vowels of a word that writes no others.
const halfVowels: Readonly<Record<string, readonly [string, string]>> = {
  و: ['w', 'u'],
  ي: ['y', 'i'],
  ی: ['y', 'i'],
};
const openVowels = new Set(['ا', 'ى', 'ة', 'ع', 'و', 'ي', 'ی', 'ٱ']);

/** Arabic in Latin letters, letter by letter: short vowels are not written, so none are guessed. */
function transliterated(text: string): string {
  const letters = [...text];
  const isConsonant = (at: number): boolean => {
    const letter = letters[at] ?? '';
    return arabicLetters[letter] !== undefined && !openVowels.has(letter);
  };
  return letters
    .map((letter, at) => {
      const [consonant, vowel] = halfVowels[letter] ?? [];
      if (consonant === undefined) return arabicLetters[letter] ?? letter;
      const isFollowedByVowel = openVowels.has(letters[at + 1] ?? '');
      return isConsonant(at - 1) && !isFollowedByVowel ? vowel : consonant;
    })
    .join('');
}
