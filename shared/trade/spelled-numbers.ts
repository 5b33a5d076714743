import { foldForSearch } from '../search/search-words.ts';

/** Numbers in words. */
const spelled: Readonly<Record<number, string>> = {
  0.25: 'quarter viertel ربع',
  [1 / 3]: 'ثلث',
  0.5: 'half halb halbe demi نصف نص',
  1: 'one ein eine un une واحد واحده احد',
  2: 'two zwei deux اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي',
  3: 'three drei trois ثلاث ثلاثه',
  4: 'four vier quatre اربع اربعه',
  5: 'five fünf cinq خمس خمسه',
  6: 'six sechs ست سته',
  7: 'seven sieben sept سبع سبعه',
  8: 'eight acht huit ثمان ثماني ثمانيه',
  9: 'nine neun neuf تسع تسعه',
  10: 'ten zehn dix عشر عشره',
  11: 'eleven elf onze',
  12: 'twelve zwölf douze',
  13: 'thirteen dreizehn treize',
  14: 'fourteen vierzehn quatorze',
  15: 'fifteen fünfzehn quinze',
  16: 'sixteen sechzehn seize',
  17: 'seventeen siebzehn dixsept',
  18: 'eighteen achtzehn dixhuit',
  19: 'nineteen neunzehn dixneuf',
  20: 'twenty zwanzig vingt عشرون عشرين',
  30: 'thirty dreißig trente ثلاثون ثلاثين',
  40: 'forty vierzig quarante اربعون اربعين',
  50: 'fifty fünfzig cinquante خمسون خمسين',
  60: 'sixty sechzig soixante ستون ستين',
  70: 'seventy siebzig septante سبعون سبعين',
  80: 'eighty achtzig quatrevingt ثمانون ثمانين',
  90: 'ninety neunzig nonante تسعون تسعين',
  200: 'ميتان ميتين ميتا ميتي مايتان مايتين مايتا مايتي',
  300: 'ثلاثميه ثلاثمايه',
  400: 'اربعميه اربعمايه',
  500: 'خمسميه خمسمايه',
  600: 'ستميه ستمايه',
  700: 'سبعميه سبعمايه',
  800: 'ثمانميه ثمانمايه ثمانيميه',
  900: 'تسعميه تسعمايه',
};
/** Two of a scale in one word, which nothing multiplies: ألفين ومئة is 2,100. */
const spelledPairs: Readonly<Record<number, string>> = {
  1e3: 'الفان الفين الفي',
  1e6: 'مليونان مليونين مليوني',
};
/** Words that multiply the number before them. */
const scales: Readonly<Record<number, string>> = {
  12: 'dozen dozens doz dz dutzend درزن دزينه',
  100: 'hundred hundert cent cents ميه مايه',
  1e3: 'thousand thousands tsd tausend mille mila bin тыс тысяч 千 هزار الف الاف الفا',
  1e4: '万',
  1e5: 'lakh lakhs lac lacs',
  1e6: 'million millions millionen mio mln mn milyon млн مليون ملايين مليونا ميليون',
  1e7: 'crore crores cr',
};
/** Nobody knows how many "millions" are. */
const plurals = new Set('dozens thousands millions millionen lakhs lacs crores الاف ملايين'.split(' '));
/** After a number they are an accusative, alone a dual: two thousand bags. */
const duals = new Set(['الفا', 'مليونا']);
const joining = new Set(['and', 'und', 'et', 'و', '-']);

const byWord = (words: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(words).flatMap(([value, some]) =>
      some.split(' ').map((word) => [foldForSearch(word), Number(value)] as const),
    ),
  );
const values = byWord(spelled);
const pairs = byWord(spelledPairs);
const times = byWord(scales);

const piece = /\d+(?:\.\d+)?|[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu;
const most = 1e15;

/** Behind them French goes on up to nineteen: soixante-quinze. */
const scores = new Set(['soixante', 'quatrevingt']);

/** Whether one number in words goes on with another: twenty five, and five and twenty, where a word joins them. */
function goesOn(before: number, value: number, isJoined: boolean): boolean {
  const rest = before % 100;
  return (
    rest === 0 ||
    (rest % 10 === 0 && rest > 10 && value < 10) ||
    (rest < 10 && value < 100 && value % 10 === 0 && (isJoined || value === 10))
  );
}

/** The number that begins at a place: in digits with words behind it, or in words alone. `rest`: what a million has behind it. */
function numberAt(words: readonly string[], from: number): { value: number; rest: number; length: number } | undefined {
  const isInDigits = /^\d/.test(words[from] ?? '');
  let [at, total, scale] = [isInDigits ? from + 1 : from, 0, 0];
  let current = isInDigits ? Number(words[from]) : undefined;
  for (;;) {
    const first = words[at] ?? '';
    const isJoined = at > from && (joining.has(first) || (/^و./u.test(first) && !values.has(first)));
    const isJoinedByWord = isJoined && first !== '-';
    // A million and half a million.
    let isRepeated = false;
    const next = isJoined && joining.has(first) ? at + 1 : at;
    const word = isJoined && next === at ? first.slice(1) : (words[next] ?? '');
    const [pair, many] = [pairs.get(word), times.get(word)];
    const value = pair === undefined ? values.get(word) : 2 * pair;
    if (many !== undefined) {
      // Mille cent.
      if (current === undefined && plurals.has(word)) break;
      if (current === undefined && total > 0 && !isJoined && (many !== 100 || scale !== 1_000)) break;
      // Fifty cents are money.
      if (isInDigits && scale === 0 && word.startsWith('cent')) break;
      const product = (current ?? (duals.has(word) ? 2 : 1)) * many;
      [total, current] = many < 1_000 ? [total, product] : [total + product, undefined];
      scale = many;
    } else if (/^\d/.test(word)) {
      const ownScale = times.get(words[next + 1] ?? '');
      const isSmaller = current === undefined && Number(word) * (ownScale ?? 1) < scale;
      // 12 ألف 500
      const isRest = scale === 1_000 && /^[1-9]\d\d$/.test(word);
      if (!isSmaller || first === '-' || !(isJoinedByWord || ownScale || isRest)) break;
      current = Number(word);
    } else if (value === undefined) break;
    // One and a half million.
    else if (value < 1 && scale === 0 && current !== undefined && isJoinedByWord) current += value;
    else if (isInDigits && scale === 0) break;
    else if (value < 1 && scale > 0) {
      total += value * scale;
      isRepeated = times.get(words[next + 1] ?? '') === scale;
    } else if (current === undefined) current = value;
    else if (goesOn(current, value, isJoinedByWord)) current += value;
    else if (scores.has(words[at - 1] ?? '') && value >= 10 && value < 20) current += value;
    else break;
    if (pair !== undefined) [total, current, scale] = [total + (current ?? 0), undefined, pair];
    at = next + (isRepeated ? 2 : 1);
  }
  const rest = scale === 1e6 ? (current ?? 0) : 0;
  const value = Number((total + (current ?? 0)).toPrecision(15));
  return at === from || value >= most ? undefined : { value, rest, length: at - from };
}

// Numbers in one word, as German writes them, and those of several that French joins.
const joinedInGerman =
  /(?<=\p{L})(?:tausend|hundert|und(?=(?:zwan|vier|funf|sech|sieb|acht|neun)zig|dreissig))|^(?:tausend|hundert)(?=\p{L})/gu;
const joinedInFrench = /(?<!\p{L})(?:quatre[- ]vingts?|dix[- ](?:sept|huit|neuf))(?!\p{L})/gu;

/** Two of a unit in one word: طنين, سنتان. */
const twoOf =
  /(?<!\p{L})(طن|كيس|كيلو|رطل|متر|قدم|بوصت|لتر|ساعت|يوم|اسبوع|شهر|عام|سنت|لون|وجه|عروت|حلقت)(?:ين|ان)(?!\p{L})/gu;

const splitWords = (folded: string): readonly string[] =>
  folded
    .replace(joinedInGerman, ' $& ')
    .replace(twoOf, (_, unit: string) => `2 ${unit.replace(/ت$/, 'ه')}`)
    .replace(/(?<!\p{L})(?:three quarters?|ثلاثه? ارباع)(?!\p{L})/gu, '0.75')
    .replace(joinedInFrench, (number) => number.replace(/[- ]|s$/g, ''))
    .match(piece) ?? [];

/**
 * The two ways to read a million with a rest behind it that may be thousands, مليون و250: with the number in digits. The
 * text alone where there is none.
 */
export function withEitherRest(text: string): string[] {
  if (!/ملي|ملا|mil|mio|mln|mn|млн/iu.test(text)) return [text];
  const words = splitWords(foldForSearch(text));
  for (let at = 0; at < words.length; at++) {
    const number = numberAt(words, at);
    if (!number) continue;
    const { value, rest, length } = number;
    if (rest === 0) return [text];
    return [value, value + 999 * rest].map((each) =>
      [...words.slice(0, at), each, ...words.slice(at + length)].join(' '),
    );
  }
  return [text];
}

/** A text with its single words for small numbers in digits: twenty to thirty thousand as 20 to 30 thousand. */
export const withSmallDigits = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const value = values.get(foldForSearch(word)) ?? 0;
    return value >= 1 ? String(value) : word;
  });

/**
 * A folded text with its numbers in digits: `خمسون الف كيس` and `50 thousand كيس` as `50000 كيس`, `نصف طن` as `0.5 طن`;
 * its pieces are apart by blanks.
 */
export function withDigits(folded: string): string {
  const words = splitWords(folded);
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    pieces.push(number ? String(number.value) : (words[at] ?? ''));
    at += number?.length ?? 1;
  }
  const [unit, last = '', ...more] = pieces;
  // A half behind the unit: 5 طن ونصف.
  const share = shares[more[0] ?? ''];
  if (share && more.length === 1 && /^\d+$/.test(unit ?? '')) return `${Number(unit) + share} ${last}`;
  // The number behind its unit, as Arabic counts one: طن واحد, طن ونصف, kg 50.
  if (unit === undefined || more.length > 0 || !/^\p{L}/u.test(unit)) return pieces.join(' ');
  const ofOne = shares[last];
  if (ofOne) return `${1 + ofOne} ${unit}`;
  return /^\d/.test(last) ? `${last} ${unit}` : pieces.join(' ');
}

const shares: Readonly<Record<string, number>> = { ونصف: 0.5, ونص: 0.5, وربع: 0.25 };
