import { isArabic } from '#shared/search/word-forms.ts';

/** A consonant and the vowel after it; of Arabic the long ones alone are written. */
type Sound = { consonant: string; vowel: string };
/** The sounds of a word, whether an h after them is left out, and the vowels that it may end with; '*': any. */
type Sounds = { sounds: Sound[]; hasSilent: boolean; ends: readonly string[] };

// Letters that one person writes for another's, of both scripts, are one sound.
const pairs: Record<string, string> = {
  kh: 'x',
  sh: 'c',
  ch: 'c',
  th: 'T',
  dh: 'D',
  gh: 'g',
  ph: 'f',
  dj: 'g',
  ck: 'k',
  cq: 'k',
};
const consonants: Record<string, string> = {
  ...{ b: 'b', p: 'b', f: 'f', v: 'f', t: 't', d: 'd', j: 'g', g: 'G', h: 'h', k: 'k', q: 'q', c: 'k', x: 'k' },
  ...{ l: 'l', m: 'm', n: 'n', r: 'r', s: 's', z: 'z' },
  ...{ ب: 'b', پ: 'b', ف: 'f', ڤ: 'f', ت: 't', ط: 't', ث: 'T', د: 'd', ض: 'D', ذ: 'D', ج: 'g', غ: 'g', گ: 'g' },
  ...{ خ: 'x', ح: 'h', ه: 'h', ك: 'k', ق: 'q', ش: 'c', ل: 'l', م: 'm', ن: 'n', ر: 'r', س: 's', ص: 's', ز: 'z', ظ: 'D' },
};
const vowels: Record<string, string> = {
  ...{ a: 'a', e: 'e', i: 'i', o: 'u', u: 'u', y: 'i', w: 'u' },
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ى: 'a', ي: 'i', و: 'u', ؤ: 'u', ئ: 'i', ء: '', ع: '', ة: 'a' },
};
/** What begins with a vowel, in Latin letters, begins with one of these in Arabic. */
const begins = 'A';

/** Fathi, Medhat, Adham, Ishaq: two letters that are two sounds. */
const parted = /^(fat(?=h(?:[iy]|ee)(?:y?[ae]h?)?$)|m[ie]d(?=h[ae]t)|ad(?=h[ae]m)|[ie]s(?=ha{1,2}[qk]))/;

function listSounds(written: string): Sounds {
  const sounds: Sound[] = [];
  const word = written
    .replace(/ee|ea/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/c(?=[eiy])/g, 's')
    .replace(parted, '$1-')
    .replace(/اة$/, 'ات');
  for (let at = 0; at < word.length; at++) {
    const pair = pairs[word.slice(at, at + 2)];
    const sign = word[at] ?? '';
    const consonant = pair ?? consonants[sign];
    if (pair) at++;
    const last = sounds.at(-1);
    if (consonant) {
      // Doubled in Latin letters, once in Arabic, where two are two, but of الله: ممدوح, معمر.
      const isDoubled = last?.consonant === consonant && !last.vowel && (!isArabic(word) || consonant === 'l');
      if (!isDoubled) sounds.push({ consonant, vowel: '' });
    } else if (sign in vowels) {
      if (!last) sounds.push({ consonant: begins, vowel: readFirstVowel(word) });
      else last.vowel += vowels[sign] ?? '';
    }
  }
  // "Fatima" and "Fatimah" are one name; "طه" has no other consonant.
  let hasSilent = false;
  while (sounds.length > 1 && word !== 'طه' && sounds.at(-1)?.consonant === 'h' && !sounds.at(-1)?.vowel) {
    sounds.pop();
    hasSilent = true;
  }
  return { sounds, hasSilent, ends: listEnds(word, sounds.at(-1)?.vowel ?? '', hasSilent) };
}

/** What a word begins with that begins with a vowel: of Arabic letters some stand for any short one. */
function readFirstVowel(word: string): string {
  if (word.startsWith('أي') || /^عمرو$|^عمار$|^علاء$/.test(word)) return 'a';
  if (/^عمر$|^علا$/.test(word)) return 'u';
  return /^[a-zوي]/.test(word) ? (vowels[word[0] ?? ''] ?? '') : '';
}

/** The vowels with which a word may end; `hasSilent`: an h follows, which may be all that is written of an a. */
function listEnds(word: string, vowel: string, hasSilent: boolean): string[] {
  if (word.endsWith('ع')) return ['*'];
  if (word === 'عمرو' || (word.endsWith('ه') && !vowel)) return ['', 'a', 'u'];
  if (hasSilent && isArabic(word)) return [''];
  const [last = '', before = ''] = [...withoutDoubles(vowel)].reverse();
  // The French one is silent.
  if (last === 'e' && !hasSilent) return before ? [`${before}a`, before] : ['', 'a', 'i'];
  const open = { i: ['ia'], u: isArabic(word) ? ['ua'] : ['ua', 'a'] }[before] ?? ['a'];
  if (!/[ae]/.test(last)) return [hasSilent ? '' : last];
  return hasSilent ? ['', ...open] : open;
}

const withoutDoubles = (text: string): string => text.replace(/(.)\1+/g, '$1');
/** The consonants of a word; those that are always written for one another are one. */
const listConsonants = (word: string): string =>
  withoutDoubles(
    listSounds(word)
      .sounds.map(({ consonant }) => (/[zDT]/.test(consonant) ? 'd' : consonant))
      .join(''),
  );
/** By what a word is found in either script: its consonants, where one that may be written for another is that one. */
export const readSkeleton = (word: string): string => withoutDoubles(listConsonants(word).replace(/[gGq]/g, 'k'));

/** A g is ج in Egypt, and ق in Sudan, in Libya and at the Gulf: جمال is Gamal, قاسم is Gasim. */
const canBeWrittenFor = (one: string, other: string): boolean =>
  one === other || /^(?:Gg|gG|Gq|qG|kq|qk)$/.test(one + other);

/** Whether two words, in two scripts, have the same consonants. */
export function haveOneSkeleton(one: string, other: string): boolean {
  const [left, right] = [listConsonants(one), listConsonants(other)];
  return left.length === right.length && [...left].every((sound, at) => canBeWrittenFor(sound, right[at] ?? ''));
}

/** `isFirst`: after the first consonant; `isInitial`: before it. */
type Compared = { isMixed: boolean; isFirst: boolean; isInitial: boolean; isAfterLong: boolean };

/** Whether the vowels of an Arabic word, which are the long ones, are all in the other one, and no long one is left over. */
function hasLongVowels(written: string, long: string, { isFirst, isInitial, isAfterLong }: Compared): boolean {
  // "Moataz": the a stands for ع.
  if (!long) return written.length < 2 || written === 'ua';
  let at = 0;
  for (const [place, vowel] of [...long].entries()) {
    const isWrittenE =
      vowel === 'a' ? place > 0 || isInitial : vowel === 'i' && (place > 0 || isFirst || isInitial || isAfterLong);
    while (at < written.length && written[at] !== vowel && !(isWrittenE && written[at] === 'e')) at++;
    at++;
  }
  return at <= written.length;
}

/** Whether two vowels can be the same; of Arabic `other` has the long ones alone. */
function canBeSame(one: string, other: string, compared: Compared): boolean {
  const [left, right] = [withoutDoubles(one), withoutDoubles(other)];
  // "Ziad" is not "Zaid".
  const isRising = (vowel: string) => /^(?:[ei]*|a)ia/.test(vowel);
  const isGlide = compared.isInitial && left.startsWith('i');
  if (left && right && compared.isFirst && isRising(left) !== isRising(right) && !isGlide) return false;
  if (compared.isMixed) return left ? hasLongVowels(left, right, compared) : !right;
  // "Mert" is not "Murat".
  if (compared.isFirst && !compared.isInitial && /^(?:eu|ue)$/.test(left + right)) return false;
  // "Rayan" is not "Rawan", "Saud" is not "Said".
  const [hasI, hasU] = ['i', 'u'].map((sound) => [left, right].map((vowel) => vowel.includes(sound)));
  if (left && right && hasI?.[0] !== hasI?.[1] && hasU?.[0] !== hasU?.[1]) return false;
  if (!left || !right || left.includes('e') || right.includes('e')) return true;
  // "Saeed" and "Saud" are not "Saad".
  if (compared.isFirst && [left, right].includes('a') && /ai|au|ua/.test(left + right)) return false;
  // "Ayman" is not "Iman".
  if (compared.isInitial && [left, right].includes('ai') && [left, right].includes('i')) return false;
  return [...left].some((sound) => right.includes(sound));
}

const isSameConsonant = (one: string, other: string, isMixed: boolean): boolean =>
  canBeWrittenFor(one, other) || one === 'D' || other === 'D' || (!isMixed && /T/.test(one + other));

/** Arabic words as they are compared: letters that are often written for another are one. */
function foldArabic(word: string, last: 'ي' | 'ا'): string {
  return word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ|وو/g, 'و')
    .replaceAll('ئ', 'ي')
    .replace(/ة$/, 'ه')
    .replace(/ى$/, last)
    .replace(/رحمان$/, 'رحمن')
    .replace(/^(اسح|ه|اسم|ابر)ا(ق|رون|عيل|هيم)$/, '$1$2');
}

/** The last vowel, where it is written so that it can only be long. */
const longEnd = /(oo|ou|ee)[^aeiouyw]{1,3}$/;
const longInArabic = { oo: /[وؤ][^اوي]{1,2}$/, ou: /[وؤ][^اوي]{1,2}$/, ee: /[يئ][^اوي]{1,2}$/ };

/** Whether the last vowel of a Latin word is long where that of the other is not: "Mahmoud" and محمد, "Saleem" and "Salem". */
function isLonger(latin: string, other: string): boolean {
  const long = longEnd.exec(latin)?.[1] as keyof typeof longInArabic | undefined;
  if (!long) return false;
  return isArabic(other) ? !longInArabic[long].test(other) : long === 'ee' && /[^aeiouy]e[^aeiouy]{1,2}$/.test(other);
}

/** What a word begins with that cannot be left out: "Wisam" is not "Issam", "Yaman" is not "Iman". */
function haveOneOpening(one: string, other: string): boolean {
  if (/^[wو]/.test(one)) return /^[wouو]/.test(other);
  if (/^[yي]/.test(one)) return /^(?:[yjي]|i(?=[aeouy]))/.test(other);
  // "Iyad" is not عيد.
  return !/^[ei]y+a/.test(one) || !isArabic(other) || /^.ي+ا/.test(other);
}

/** Names of agents whose like with an a or without a vowel is another name: Salem and Salam, Nasser and Nasr. */
const agents = new Set(
  'salem hamed rashed amer basem qasem kasem naser ghanem samer jaber gaber kamel saleh majed maged fares hashem'.split(
    ' ',
  ),
);
const isOtherThanAgent = (one: string, other: string): boolean =>
  agents.has(withoutDoubles(one)) && /(?:a|[^aeiouy])[^aeiouy]$/.test(withoutDoubles(other));

/**
 * Whether the second vowel of the `latin` name cannot be the short one of the `arabic` name, which is not written: كامل,
 * with a long one before it, is Kamil or Kamel and not Kamal; كرم, without a long one, is not Karim.
 */
function hasOtherSecondVowel(latin: Sound[], arabic: Sound[], written: string): boolean {
  const vowel = latin[1]?.vowel;
  // A ح at the end is left out of the sounds, as every h is there: صالح.
  const isOfThree = arabic.length + (written.endsWith('ح') ? 1 : 0) === 3;
  const areShort = arabic.slice(1).every((sound) => sound.vowel === '');
  if (!isOfThree || !areShort) return false;
  const first = arabic[0]?.vowel;
  return (
    (first === 'a' && vowel === 'a' && !/^هاجر$|ت$/.test(written)) ||
    (first === '' && vowel === 'i' && written !== 'ملك')
  );
}

/** Spellings in Latin letters that differ by little, and yet are two names. */
function areTwoLatinNames(one: string, other: string): boolean {
  // "Jeanne" is not "Jean"; "Amine" is "Amin".
  const [longer = '', shorter = ''] = [one, other].sort((left, right) => right.length - left.length);
  if (/(?<!in)e$/.test(longer) && /[^aeiouyhw]$/.test(shorter)) return true;
  return isOtherThanAgent(one, other) || isOtherThanAgent(other, one);
}

/** Whether two words are one name, in the same script or in two. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  const isMixed = isArabic(one) !== isArabic(other);
  if (!isMixed && isArabic(one))
    return (['ي', 'ا'] as const).some((last) => foldArabic(one, last) === foldArabic(other, last));
  if (!haveOneOpening(one, other) || !haveOneOpening(other, one)) return false;
  if (!isMixed && areTwoLatinNames(one, other)) return false;
  // The one in Latin letters first.
  if (isMixed && isArabic(one)) return isSameName(other, one);
  if (isMixed && other.endsWith('اة') && one.endsWith('h')) return isSameName(one, other.replace(/اة$/, 'ا'));
  if (isLonger(one, other) || (!isMixed && isLonger(other, one))) return false;
  if (readSkeleton(one) !== readSkeleton(other) || (one.startsWith('a') && other.startsWith('إي'))) return false;
  return haveOneSound(one, other, isMixed);
}

/** Whether two words are said alike; in two scripts `one` is the Latin one. */
function haveOneSound(one: string, other: string, isMixed: boolean): boolean {
  const [{ sounds: left, ends, hasSilent }, { sounds: right, ends: otherEnds, ...more }] = [
    listSounds(one),
    listSounds(other),
  ];
  // "Odeh" is not عوض: what ends with an h ends with another one, or with a vowel.
  const areOpen = [one, other].every((word) => /[aeiouywhاىيوةهحعءئ]$/.test(word));
  if (hasSilent !== more.hasSilent && !areOpen) return false;
  const hasInnerU = (sounds: Sound[]) =>
    withoutDoubles(sounds.at(-1)?.vowel ?? '')
      .slice(0, -1)
      .includes('u');
  if (otherEnds[0] !== '*' && hasInnerU(left) !== hasInnerU(right)) return false;
  if (otherEnds[0] !== '*' && !ends.some((end) => otherEnds.includes(end))) return false;
  if (left.length !== right.length) return false;
  if (left.some(({ consonant }, at) => !isSameConsonant(consonant, right[at]?.consonant ?? '', isMixed))) return false;
  // "Abdullah" is written in one word or two, with any vowel between.
  if (left.length > 3 && left[0]?.consonant === begins && left[1]?.consonant === 'b' && left[2]?.consonant === 'd')
    return true;
  if (isMixed && hasOtherSecondVowel(left, right, other)) return false;
  const last = more.hasSilent && (isMixed || hasSilent) ? left.length : -1;
  return left.slice(0, last).every(({ vowel, consonant }, at) => {
    const place = {
      isFirst: at === 0,
      isInitial: consonant === begins,
      isAfterLong: right.slice(0, at).some((sound) => sound.vowel !== ''),
    };
    return canBeSame(vowel, right[at]?.vowel ?? '', { isMixed, ...place });
  });
}
