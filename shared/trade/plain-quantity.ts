import { foldForSearch } from '../search/search-words.ts';
import { type Span, splitSpans } from '../search/spans.ts';
import { withPlainSigns } from '../search/written-measures.ts';
import type { Unit } from './field-types.ts';
import { withDigits } from './spelled-numbers.ts';

// Digits, letters, and the signs that stand in measures; no sign before the number.
const measureLike = /^[\p{L}\p{M}\p{N}\s.,×✕✖⨯⨉╳∗*/%٪°²³㎡<>≤≥:،"'″”“′’–#^~≈+()-]+$/u;
// What people write around a quantity, after `foldForSearch`.
const before =
  /^(?:[~≈<>≤≥]|(?:qty|quantity|nos|no\.? of (?:bags|sacks|pieces)|moq|qte|quantite|menge|anzahl|weight|wt|gewicht|poids|swl|total|order|first|trial|required|(?:i |we )?(?:need|want|require)|(?:[ان](?:ريد|حتاج)|بد(?:ي|نا))(?: الي)?|(?:ال)?(?:عدد(?: (?:ال)?اكياس)?|كميه|وزن|صافي|سعه(?: الكيس)?|مجموع|مطلوبه?)|ca|c|circa|zirka|maybe|starting (?:from|with)|au moins|appr?|approx|approximately|about|around|roughly|nearly|almost|(?:(?:bag|sack) )?(?:sizes?|capacity)|dimensions?|dims?|masse?|abmessung(?:en)?|grosse|format|taille|(?:ال)?(?:مقاس|مقاسات|قياس|قياسات|ابعاد)|min|minimum|at least|not? (?:less|more) than|over|more than|max|maximum|up to|under|less than|etwa|mindestens|rund|ungefahr|mind|env|environ|yaklasik|en az|около|net|nett|netto|n[. ]?w|حوالي|ب?حدود|لا [يت](?:قل|زيد) عن|حد (?:ادني|اقصي)|ما يقارب|في حدود|اكثر من|اقل من|حتي|لغايه|علي الاقل|نحو|قرابه|تقريبا)(?![\p{L}\p{M}]))[\s.:=]{0,3}/u;
const behind =
  / ?\+$| \(?(?:pl(?:ea)?se?|approximately|net|nett|netto|net weight|swl|approx|ca|each|only|(?:in )?total|min|minimum|max|maximum|(?:or|and) (?:more|less|above|over|up)|كامله?|فقط|تقريبا|صافي|اجمالي|كحد ادني|فما فوق|فاكثر|[او]و ?(?:اكثر|اقل))\.?\)?$/u;

// One thousand, one million: without its mark it would be the dual that stands before a noun.
const singularAccusative = /(?<=[أا]لف|مليون)(?:اً|ًا)/gu;

/**
 * A quantity with plain numbers in digits, without what only typing adds: quotation marks for inches and feet, fractions,
 * words around it. In a count `k` and `M` are a thousand and a million.
 */
export function plainQuantity(plain: string, isCount = false): string {
  const singular = plain.replace(singularAccusative, '');
  const counted = isCount
    ? singular
        .replace(/(?<=\d) ?\+(?= \p{L})|(?<=^\p{L}{2,12}) ?:(?= ?\d)/u, '')
        .replace(/(?<=\d ?)m\/t(?!\p{L})/iu, 'MT')
        .replace(/(?<=\d) ?k(?!\p{L})|(?<=\d)k(?=(?:pcs|bags|sacks)$)/giu, ' thousand ')
        .replace(/(?<=\d) ?M(?!\p{L}|\.? ?[Tt](?:[Oo][Nn](?:[Nn][Ee])?)?[Ss]?(?!\p{L}))/gu, ' million')
    : singular;
  const folded = foldForSearch(
    withPlainSigns(counted.replace('(s)', 's').replaceAll('㎡', 'm²'))
      .replace(/[万萬千]/g, (scale) => ` ${scale.replace('萬', '万')} `)
      .replace(/(?<=\d)\s*['′’]/g, ' ft '),
  );
  const bare = withoutWordsBefore(folded)
    .replace(behind, '')
    .replace(/^an? (?=half|quarter)|(?<= and )an? (?=half|quarter)/g, '')
    .replace(/(?<=(?:half|quarter)s?) (?:of )?an? /, ' ')
    .replace(/^an? /, '1 ');
  return withDigits(bare);
}

/** Minimum order quantity: 5000. */
const mostWordsBefore = 3;
const withoutWordsBefore = (folded: string, left = mostWordsBefore): string =>
  left > 0 && before.test(folded) ? withoutWordsBefore(folded.replace(before, ''), left - 1) : folded;

/** What is filled into bags. */
export const goodsOfBags: ReadonlySet<string> = new Set(
  (
    'sugar flour rice cement salt feed fertilizer fertiliser wheat grain seed sand barley maize potato potatoes onion onions ' +
    'سكر طحين دقيق ارز رز اسمنت ملح اعلاف علف سماد اسمده قمح بذور رمل شعير ذره بطاطا بصل'
  ).split(' '),
);

/** A weight without its goods: 50 kg of sugar. */
function withoutGoods(spans: Span[]): Span[] {
  const { text = '' } = spans.at(-1) ?? {};
  if (spans.length < 3 || !goodsOfBags.has(text.replace(/^ال/, ''))) return spans;
  return spans.slice(0, /^(?:of|من)$/.test(spans.at(-2)?.text ?? '') ? -2 : -1);
}

/** Of one bag, said so. */
const ofEach =
  / (?:(?:\/|per|pro|par|je|لكل|ل) (?:bag|sack|sac|piece|كيس|شوال|袋)|لل(?:كيس|شوال))(?: (?:ال)?واحد)?$|(?<=\p{L}) (?:bags?|sacks?)$/u;
const ofYear =
  / (?:(?:\/|per|a|pro|par) (?:year|yr|annum|jahr|an)|yearly|annually|سنويا|(?:(?:\/|في|لكل|كل) (?:ال)?|بال|لل)(?:سنه|عام))$/u;
const ofArea = / gsm| جسم|[mم] 2|(?:sq|q)m/u;
/** Digits of other scripts would be left out: of 60 with the zero of Hindi, 6 would stay. */
const digitsOfOthers = /(?!\d)\p{N}/u;
/** They are no ornament: 60% is no width. */
const ownSigns: readonly [sign: RegExp, unit: Unit][] = [
  [/[%٪]/, 'percent'],
  [/°/, 'celsius'],
];

/** Units in one sign, ㎏ and ℃, in letters; and without what stands around a unit: Kg. 50, W=60, [cm]. */
const withUnitsApart = (plain: string): string =>
  plain
    .replace(/[\u3380-\u33df℃℉]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll('º', '°')
    .replace(/[[\]{}]/g, ' ')
    .replace(/(?<=\p{L}) ?[.:=] ?(?=\p{Nd})/gu, ' ');

/** What says of the unit that it is one: in cm, بالسم. */
const beforeUnit =
  /(?<!\p{L})(?:(?:in|en|auf|в)\s+(?=(?:[cm]m|[см]м|inch|inches|cent|milli|zenti|santi|сант|милл)\p{L}*)|بال(?=سم|ملم|مم|سنتي|ملي|[بإا]نش|بوص))/giu;

/** Ø as a word, and sizes that a plus joins, 60+12 x 100, as those that an x does; 6+6 and 2x6 are a gusset of 6 on either side. */
const withSizesApart = (plain: string): string =>
  plain
    .replace(beforeUnit, ' ')
    .replace(/(?<=\d ?)([cm]m)([wlhbdg])(?!\p{L})/giu, '$1 $2')
    .replace(/[Øø⌀∅Φφ]/g, ' dia ')
    .replace(/(?<=\+ ?)2 ?[x×*] ?(?=\d)/gi, '')
    .replace(/(?<=\+ ?)(\d{1,4}(?:\.\d)?) ?\+ ?\1(?![\d.])/g, '$1')
    .replace(/(?<=\d ?(?:[cm]m|سم)? ?\(? ?)\+ ?(?=g? ?\d)/gi, ' x ');

/** The letters of sizes with an x between them: WxL, Д x Ш; in Spanish A x L, in Turkish E x B. */
const joinedNames = /(?<!\p{L})([wlhbdgaeшдطع]) ?x ?([wlhbdgaeшдطع])(?: ?x ?([wlhbdgaeшдطع]))?(?!\p{L})/gu;
const namesApart = (joined: string): string => {
  const letters = [...joined.replaceAll(' ', '')].map((letter) => (/[ae]/.test(letter) ? 'w' : letter));
  return letters.map((letter) => (joined.includes('e') && letter === 'b' ? 'l' : letter)).join(' ');
};

// Beside a longueur, l is the largeur.
const upperLength = /(?<!\p{L})L(?!\p{L})/u;
const lowerLength = /(?<!\p{L})l(?!\p{L})/gu;

/**
 * The numbers, words and signs of a quantity that was typed for a field of `unit`, with plain numbers; none of what is no
 * quantity.
 */
export function quantitySpans(plain: string, unit: Unit): Span[] {
  const apart = withUnitsApart(plain);
  const isOther = ownSigns.some(([sign, own]) => own !== unit && sign.test(apart));
  const isCount = unit === 'piece' || unit === 'count';
  const ofSizes = unit === 'mm' ? withSizesApart(apart) : apart;
  const named = unit === 'mm' && upperLength.test(apart) ? ofSizes.replace(lowerLength, 'w') : ofSizes;
  const text = measureLike.test(named) && !isOther ? plainQuantity(named, isCount) : '';
  if (/^[-–]/.test(text) || digitsOfOthers.test(text)) return [];
  if (isCount) return splitSpans(text.replace(ofYear, ''));
  // The mass of a bag is none of its fabric.
  const isOfBag = unit !== 'gsm' || ofArea.test(text);
  const whole = isOfBag ? text.replace(ofEach, '') : text;
  // W60xL100
  if (unit === 'kg') return withoutGoods(splitSpans(whole));
  if (unit !== 'mm') return splitSpans(whole);
  const sizes = whole.replace(joinedNames, namesApart);
  return splitSpans(sizes.replace(/ ([wlhbdg]?)x([wlhbdg]?) (?=\d)/g, ' $1 x $2 '));
}
