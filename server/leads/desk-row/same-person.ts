import { normaliseMailbox } from '#shared/text/read-address.ts';

/** Who sent a lead, as far as two of them can be told to be the same. `phoneNumber` in E.164; '' for what is not known. */
export type ComparedSender = { fullName: string; email: string; phoneNumber: string; company: string };
/** The same by address or number, probably the same, of the same company; undefined: nothing in common. */
export type Resemblance = 'person' | 'likely' | 'company' | undefined;

/** A consonant and the vowel after it; of Arabic the long ones alone are written. */
type Sound = { consonant: string; vowel: string };

// Letters that one person writes for another's, of both scripts, are one sound.
const pairs: Record<string, string> = {
  kh: 'x',
  sh: 'c',
  ch: 'c',
  th: 't',
  dh: 'd',
  gh: 'g',
  ph: 'f',
  dj: 'g',
  ck: 'k',
};
const consonants: Record<string, string> = {
  ...{ b: 'b', p: 'b', f: 'f', v: 'f', t: 't', d: 'd', j: 'g', g: 'g', h: 'h', k: 'k', q: 'k', c: 'k', x: 'k' },
  ...{ l: 'l', m: 'm', n: 'n', r: 'r', s: 's', z: 'z' },
  ...{ ب: 'b', پ: 'b', ف: 'f', ڤ: 'f', ت: 't', ط: 't', ث: 't', د: 'd', ض: 'd', ذ: 'd', ج: 'g', غ: 'g', گ: 'g' },
  ...{ خ: 'x', ح: 'h', ه: 'h', ك: 'k', ق: 'k', ش: 'c', ل: 'l', م: 'm', ن: 'n', ر: 'r', س: 's', ص: 's', ز: 'z', ظ: 'z' },
};
const vowels: Record<string, string> = {
  ...{ a: 'a', e: 'e', i: 'i', o: 'u', u: 'u', y: 'i', w: 'u' },
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ى: 'a', ي: 'i', و: 'u', ؤ: 'u', ئ: 'i', ء: '', ع: '', ة: 'a' },
};
/** What begins with a vowel, in Latin letters, begins with one of these in Arabic. */
const begins = 'A';

function listSounds(written: string): Sound[] {
  const sounds: Sound[] = [];
  const word = written.replace(/ee|ea/g, 'i').replace(/oo|ou/g, 'u');
  for (let at = 0; at < word.length; at++) {
    const pair = pairs[word.slice(at, at + 2)];
    const sign = word[at] ?? '';
    const consonant = pair ?? consonants[sign];
    if (pair) at++;
    const last = sounds.at(-1);
    if (consonant) {
      // Doubled in Latin letters, once in Arabic.
      if (last?.consonant !== consonant || last.vowel) sounds.push({ consonant, vowel: '' });
    } else if (sign in vowels) {
      if (!last) sounds.push({ consonant: begins, vowel: /[a-z]/.test(sign) ? (vowels[sign] ?? '') : '' });
      else last.vowel += vowels[sign] ?? '';
    }
  }
  // "Fatima" and "Fatimah" are one name.
  while (sounds.length > 1 && sounds.at(-1)?.consonant === 'h' && !sounds.at(-1)?.vowel) sounds.pop();
  return sounds;
}

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);
const skeleton = (word: string): string =>
  listSounds(word)
    .map(({ consonant }) => consonant)
    .join('')
    .replace(/(.)\1+/g, '$1');

function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640'’`ʼ]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

const setOf = (words: string): ReadonlySet<string> => new Set(splitWords(words));
const titles = setOf(
  'mr mrs ms miss dr eng prof sir haji hajj sheikh السيد السيدة الأستاذ الدكتور المهندس الحاج الشيخ',
);
const articles = new Set(['al', 'el', 'ul', 'ar', 'as', 'ash', 'an']);
/** Words that make one name with the next one. */
const openings = setOf('abd abdul abdel abdal abu abou abi bin ibn ben umm عبد أبو أبي بن ابن أم');

/** The names of a person, each with its opening and without its article: `al-Khatib`, `الخطيب`. */
function splitNames(fullName: string): string[] {
  const names: string[] = [];
  let opening = '';
  for (const word of splitWords(fullName)) {
    if (titles.has(word) || word.length < 2) continue;
    if (openings.has(word)) {
      opening += word;
      continue;
    }
    if (articles.has(word) && !opening) continue;
    const hasArticle = !opening && /^ال.../u.test(word) && word !== 'الله';
    const name = opening + (hasArticle ? word.slice(2) : word);
    // "Abd al Rahman": the article belongs to the opening.
    if (articles.has(word)) opening = name;
    else {
      names.push(name);
      opening = '';
    }
  }
  return names;
}

/** By what a name is found in either script: the sounds of its first and its last word; '' for none. */
export function nameKey(fullName: string): string {
  const names = splitNames(fullName).map(skeleton).filter(Boolean);
  const ends = names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names;
  return ends.sort().join(' ');
}

// What companies are, and what they deal in: the rest is their name.
const ofCompanies = setOf(
  'the and for of co company companies corp corporation inc ltd limited llc est establishment group holding trading trade ' +
    'factory factories industries industry industrial international general import export contracting sons bros brothers ' +
    'feed feeds sugar flour mill mills cement food foods bags plastic plastics packaging fertilizer fertiliser chemicals farms ' +
    'شركة شركه مؤسسة مؤسسه مصنع مصانع مجموعة مجموعه للتجارة تجارية للصناعة صناعة صناعات صناعية عالمية دولية عامة وشركاه وأولاده إخوان ' +
    'أعلاف للأعلاف سكر للسكر طحين دقيق مطاحن أسمنت إسمنت للإسمنت أغذية للأغذية أكياس بلاستيك للبلاستيك للتغليف تغليف أسمدة للأسمدة ' +
    'كيماويات زراعية مزارع محدودة استيراد تصدير والاستيراد والتصدير للاستيراد',
);

/** By what a company is found in either script; '' for none. */
export function companyKey(company: string): string {
  const words = splitNames(company);
  const own = words.filter((word) => !ofCompanies.has(word));
  const meant = own.length > 0 ? own : words;
  return [...new Set(meant.map(skeleton).filter(Boolean))].sort().join(' ');
}

/** Whether two vowels can be the same: Arabic has the long ones alone, and E stands for any that is short. */
function canBeSame(one: string, other: string, isMixed: boolean): boolean {
  if (isMixed)
    return !one || !other || [...one.replace('e', 'ea')].some((sound) => other.replace('e', 'ea').includes(sound));
  if (!one || !other || one.includes('e') || other.includes('e')) return true;
  return [...one].some((sound) => other.includes(sound));
}

/** Whether two words are one name, in the same script or in two. */
function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  if (skeleton(one) !== skeleton(other)) return false;
  const [left, right] = [listSounds(one), listSounds(other)];
  if (left.length !== right.length) return Math.min(left.length, right.length) > 2;
  // "Abdullah" is written in one word or two, with any vowel between.
  if (left[0]?.consonant === begins && left[1]?.consonant === 'b' && left[2]?.consonant === 'd') return true;
  const isMixed = isArabic(one) !== isArabic(other);
  // The vowel that ends a word is written in many ways.
  return left.slice(0, -1).every(({ vowel }, at) => canBeSame(vowel, right[at]?.vowel ?? '', isMixed));
}

/** How many words two names have in common, and whether their ends are among them. */
function compareNames(one: string, other: string) {
  const [left, right] = [splitNames(one), splitNames(other)];
  const shared = left.filter((name) => right.some((each) => isSameName(name, each)));
  const ends = (names: string[]) => (names.length > 1 ? [names[0] ?? '', names.at(-1) ?? ''] : names);
  const hasEnds = (names: string[], among: string[]) =>
    names.length > 1 && ends(names).every((name) => among.some((each) => isSameName(name, each)));
  return { shared: shared.length, isSame: hasEnds(left, ends(right)) && hasEnds(right, ends(left)) };
}

const shared = /^(info|sales|office|mail|contact|admin|hello|purchas\w*|procurement|hr|jobs|export|import|accounts?)$/;
const free = /^(gmail|googlemail|yahoo|hotmail|outlook|live|icloud|msn|aol|proton|protonmail|ymail)\./;

function readAddress(email: string) {
  const [typed = '', domain = ''] = normaliseMailbox(email).split('@');
  const local = typed.replace(/\+.*/, '');
  return { local: domain.startsWith('gmail.') ? local.replaceAll('.', '') : local, domain };
}

/** What two senders have in common. A number or an address that a company shares makes nobody the same person. */
export function compareSenders(one: ComparedSender, other: ComparedSender): Resemblance {
  const [left, right] = [readAddress(one.email), readAddress(other.email)];
  const names = compareNames(one.fullName, other.fullName);
  const isNamed = one.fullName !== '' && other.fullName !== '';
  const sameAddress = left.local !== '' && left.local === right.local && left.domain === right.domain;
  const sameNumber = one.phoneNumber !== '' && one.phoneNumber === other.phoneNumber;
  const isOne = !isNamed || names.isSame;
  if (sameAddress && (!shared.test(left.local) || isOne)) return 'person';
  if (sameNumber && isOne) return 'person';
  if (sameNumber && names.shared > 0) return 'likely';
  const key = companyKey(one.company);
  const sameDomain = left.domain !== '' && left.domain === right.domain && !free.test(left.domain);
  const sameCompany = (key !== '' && key === companyKey(other.company)) || sameDomain;
  if (names.isSame && (sameCompany || names.shared > 2)) return 'likely';
  return sameCompany || sameAddress || sameNumber ? 'company' : undefined;
}
