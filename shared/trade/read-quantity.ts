import { findUnit } from '../search/unit-spellings.ts';
import { hasBrokenGroup, spellPlainly } from '../text/written-numbers.ts';
import { goodsOfBags, plainQuantity } from './plain-quantity.ts';
import { possibleReadings, type Reading, readEach, readEither } from './readings.ts';
import type { QuantityUnit } from './rules/estimate.ts';
import { pieceWords, tonneWords } from './trade-units.ts';
import { writeNumber } from './write-number.ts';

/** How many, and of what where that was written too. */
export type ReadQuantity = { amount: number; unit?: QuantityUnit | undefined };

const piece = /\d+(?:\.\d+)?|\p{L}+|[x×*]/gu;
/** They say that a container's length stands before them. */
const ofLength = new Set('ft foot feet hc hcs hq قدم قدما اقدام'.split(' '));
const ofContainers = new Set(
  'container containers fcl حاويه حاويات حاويتان حاويتين كونتينر كونتينرات كونتينرين'.split(' '),
);
/** Of several: 20 containers are no one container of 20 feet. */
const ofMany = new Set(['containers', 'حاويات', 'كونتينرات']);
const ofOneArabic = new Set(['حاويه', 'كونتينر']);
const ofMakes = new Set([
  'gp',
  'dv',
  'dc',
  'dry',
  'standard',
  'high',
  'cube',
  'load',
  'loads',
  'full',
  'هاي',
  'كيوب',
  'هايكيوب',
  'كامل',
  'كامله',
]);
const ignored = new Set(['of', 'units', 'من', 'بطول', 'قياس']);
/** What bags are called besides, and how they are made. */
const makesOfBags = new Set(
  (
    'of de big jumbo bulk pp woven new white printed plain valve bopp laminated polypropylene ' +
    'من جامبو جمبو ابيض بيضاء مطبوع مطبوعه ساده منسوج منسوجه'
  ).split(' '),
);
/** They say that the number of containers follows: حاوية ٤٠ قدم عدد ٢. */
const ofNumber = new Set(['عدد', 'qty', 'no', 'nos']);
const lengths = new Map<string, QuantityUnit>([
  ['20', 'containers20'],
  ['40', 'containers40'],
]);
const ofContainer = new Map<string, QuantityUnit>([
  ...['teu', 'teus'].map((name) => [name, 'containers20'] as const),
  ...['feu', 'feus'].map((name) => [name, 'containers40'] as const),
]);
const crosses = new Set(['x', '×', '*']);
/** What one bag holds, behind the count of them: `20,000 bags of 50 kg`, `20000 x 50 kg`, `٢٠ ألف كيس سعة ٥٠ كغ`. */
const massBehind =
  /(?:(?<=\p{L}),? ?\(?(?:(?:of|de|à|je|x|×|@|\/|سعة|وزن|بوزن) ?)?|(?<=\p{Nd}) (?:[x×*@] ?|(?=\p{Nd}{1,2} ?\p{L}{1,5} (?:bag|sack|كيس)))|(?<=\p{Nd})[x×*@] ?)\p{Nd}{1,4}(?:[.,٫]\p{Nd}{1,2})? ?(?:kgs?|كغم?|كجم|كيلو|كلغ|lbs?)(?: each| (?:bag|sack)s| كيس)?\)?$/iu;
/** Before it: `50 kg bags x 20000`. */
const massBefore =
  /^\p{Nd}{1,4}(?:[.,٫]\p{Nd}{1,2})? ?(?:kgs?|كغم?|كجم|كيلو|كلغ|lbs?)(?: bags?| sacks?| كيس| أكياس)? ?[x×*@:] ?(?=\p{Nd})/iu;
const longestWithMass = 80;
/** More of them in one order are hardly meant. */
const mostContainers = 99;

/** `said`: how it is offered, if not as it was typed. */
type Found = { value: ReadQuantity; said?: string; isInTonnes?: boolean };

/**
 * A quantity as people type it: `20,000`, `20.000,00 bags`, `20k`, `10 t`, `2 x 40' HC`, `٢٠ ألف كيس`; `chosen` is the unit
 * that was chosen beside it. Pieces are whole, so `20.500 bags` has one reading; `20.000`, `1.500 t` and `20 x 40` have
 * two, and `20 x 1000` where nothing says that the 20 is a length. None of what is no such quantity.
 */
export function readQuantity(typed: string, chosen?: unknown): Reading<ReadQuantity>[] {
  if (/^\s*[-–]|\p{Nd} ?[#＃]/u.test(typed)) return [];
  const isInTonnes = (found: Found) => found.isInTonnes || (chosen === 'tonnes' && found.value.unit === undefined);
  const repeated = /^([^()]+)\(([^()±+]+)\)( [^()]+)?$/.exec(typed.trim());
  const twice = repeated?.[1]?.endsWith(' ') ? readRepeated(repeated, chosen) : [];
  if (twice.length > 0) return twice;
  const counts = readBags(typed.trim(), chosen === 'tonnes' ? chosen : 'pieces');
  if (counts.length > 0) return counts;
  const read = (plain: string) => readQuantities(plain, chosen);
  const usual = readEach(typed, read);
  const found = usual.some(({ value }) => value.some(isInTonnes))
    ? readEach(typed, read, { hasThousandths: true })
    : usual;
  const readings = found.flatMap(({ value, ...reading }) =>
    value.map((each) => ({
      ...reading,
      ...(each.said && { said: each.said, typed: spellPlainly(each.said.replaceAll(',', '')) }),
      value: each.value,
    })),
  );
  const isAsked = hasBrokenGroup(typed);
  const isPossible = ({ amount, unit }: ReadQuantity) =>
    isAsked || (unit ?? chosen) !== 'pieces' || Number.isInteger(amount);
  const all = readings.length > 0 ? readings : readEither(typed, (end) => readQuantity(end, chosen));
  return [...possibleReadings(all, isPossible)];
}

/** How many bags of a mass; none of anything else. */
function readBags(typed: string, chosen: QuantityUnit): Reading<ReadQuantity>[] {
  if (typed.length >= longestWithMass) return [];
  const [taken = ''] = massBefore.exec(typed) ?? massBehind.exec(typed) ?? [];
  const isJoined = /[x×*@:]|(?:bag|sack)s$|كيس$/i.test(taken);
  return taken === ''
    ? []
    : readQuantity(typed.replace(taken, ''), chosen).flatMap((reading) => {
        const { amount, unit } = reading.value;
        if (unit) return unit === 'pieces' ? [reading] : [];
        const value = { amount, unit: 'pieces' as const };
        return isJoined && chosen === 'pieces' ? [{ ...reading, typed: `${reading.typed} bags`, value }] : [];
      });
}

/**
 * A number with the same in words behind it, as on contracts: 20,000 (twenty thousand); or containers with their length:
 * 2 FCL (40' HC).
 */
function readRepeated(
  [, number = '', inside = '', behind = '']: readonly (string | undefined)[],
  chosen: unknown,
): Reading<ReadQuantity>[] {
  const [readings = [], repeated = []] = [number + behind, inside].map((part) => readQuantity(part, chosen));
  const isLength = /^\D*\d+\D*$/.test(inside) && repeated[0]?.value.unit?.startsWith('containers');
  const isLike = (isSame: (one: ReadQuantity, other: ReadQuantity) => boolean) =>
    readings.filter(({ value }) => repeated.some((other) => isSame(value, other.value)));
  const ofUnit = isLike((one, other) => one.unit === other.unit && (isLength || one.amount === other.amount));
  return ofUnit.length > 0 ? ofUnit : isLike((one, other) => one.amount === other.amount);
}

function readQuantities(plain: string, chosen: unknown): Found[] | undefined {
  // As on Indian bills.
  const text = plainQuantity(plain.replace(/^\+ ?(?=\d)|\/\s*-$/g, ''), true).replace(
    /\( ?(\p{L}[\p{L} ]{0,20})\)/gu,
    ' $1 ',
  );
  const words: readonly string[] = text.match(piece) ?? [];
  if (text.replace(piece, '').replace(/[\s.-]/g, '') !== '') return undefined;
  // Container 40, not 40 containers.
  const [before = ''] = plain.split(/\d/, 1);
  const isBare = !words.some((word) => ofLength.has(word));
  const isLength =
    isBare && /container|fcl|حاوي|كونتينر/i.test(before) && /^(?:20|40)(?!\d)/.test(plain.slice(before.length));
  return readContainers(isLength ? [...words, 'ft'] : words, chosen, /-\s*\d/.test(text)) ?? readAmount(words);
}

function readContainers(words: readonly string[], chosen: unknown, isRange: boolean): Found[] | undefined {
  const hasLength = words.some((word) => ofLength.has(word));
  const isCrossed = words.some((word) => crosses.has(word));
  if (isCrossed && !words.some(isDigits)) return [];
  const isNamed = hasLength || words.some((word) => ofContainers.has(word) || ofMakes.has(word));
  if (!isNamed && !isCrossed) return undefined;
  const product = isNamed ? undefined : readProduct(words);
  if (product) return product;
  const isKnown = (word: string) =>
    isDigits(word) || [ofLength, ofContainers, ofMakes, crosses, ignored, ofNumber].some((known) => known.has(word));
  if (!words.every(isKnown)) return [];
  const places = [...words.keys()].filter((place) => isDigits(words[place]));
  const [first = '', second, ...more] = places.map((place) => words[place] ?? '');
  if (more.length > 0) return [];
  if (second === undefined) {
    const isTwo = words.some((word) => /^(?:حاويت(?:ان|ين)|كونتينرين)$/.test(word));
    if (hasLength) return [{ count: isTwo ? '2' : '1', length: first }].flatMap(makeContainers);
    // 20 حاوية are many, حاوية 20 is one.
    const isMany = words.some((word) => ofMany.has(word)) || (isDigits(words[0]) && ofOneArabic.has(words[1] ?? ''));
    const unspoken = words.some((word) => ofMany.has(word)) ? '' : '1';
    return lengths.has(first) && !isMany ? [] : withoutLength(first || (isTwo ? '2' : unspoken), chosen);
  }
  // 2 x 40', or 40' x 2; the sign of feet says which of 20 x 40 is the length.
  const [isFirstLength, isSecondLength] = places.map((place) => ofLength.has(words[place + 1] ?? ''));
  const isEither =
    !isCrossed && first !== second && lengths.has(first) && lengths.has(second) && (isFirstLength || isRange);
  if (isEither) return [first, second].map((length) => ({ count: '1', length })).flatMap(makeContainers);
  const ways = [
    ...(isFirstLength && !isSecondLength ? [] : [{ count: first, length: second }]),
    ...((isCrossed || words.some((word) => ofNumber.has(word))) && !isSecondLength && first !== second
      ? [{ count: second, length: first }]
      : []),
  ].flatMap(makeContainers);
  const isOfContainers = isNamed || chosen === 'containers20' || chosen === 'containers40';
  const isOther = chosen === 'pieces' || chosen === 'tonnes' || ways.some(({ value }) => value.amount > mostContainers);
  const all = exact(Number(first) * Number(second));
  if (ways.length > 0 && !isOfContainers && isOther)
    ways.push({ value: { amount: all }, said: writeNumber(all, 'en') });
  const isAsked = ways.length > 1;
  return ways.map((way) => ({ value: way.value, ...(isAsked && { said: way.said }) }));
}

/** So many kinds of so many each, 3 x 5000; lengths of containers and sizes are none. */
function readProduct([one = '', cross = '', other = '', ...unit]: readonly string[]): Found[] | undefined {
  const [least = 0, most = 0] = [Number(one), Number(other)].sort((first, second) => first - second);
  const isEach = crosses.has(cross) && least >= 1 && least < 100 && most >= 1_000 && !lengths.has(String(least));
  return isEach ? readAmount([String(exact(least * most)), ...unit]) : undefined;
}

const isDigits = (word = ''): boolean => /^\d/.test(word);

/** "2 containers" are two of either length, unless one was chosen. */
function withoutLength(count: string, chosen: unknown): Found[] {
  if (count === '' || Number(count) > mostContainers) return [];
  const ways = [...lengths.keys()].flatMap((length) => makeContainers({ count, length }));
  const chosenOnes = ways.filter(({ value }) => value.unit === chosen);
  return chosenOnes.length > 0 ? chosenOnes : ways;
}

function makeContainers({ count, length }: { count: string; length: string }): (Found & { said: string })[] {
  const unit = lengths.get(length);
  return unit ? [{ value: { amount: Number(count), unit }, said: `${count} × ${length}′` }] : [];
}

function readAmount([number = '', ...typed]: readonly string[]): Found[] | undefined {
  const words = typed.map((word) => word.replace(/^ال(?=اكياس$|كيس$|شوالات$|قطع$)/, ''));
  const isGross = words[0] === 'gross';
  const named = words.slice(isGross ? 1 : 0).filter((word) => !makesOfBags.has(word) && !goodsOfBags.has(word));
  const unit = named.join(' ');
  const isCounted = named.every((word) => Object.hasOwn(pieceWords, word));
  // Twelve dozen; of a mass it is that with its packing.
  const amount = Number(number) * (isGross && isCounted ? 144 : 1);
  if (!isDigits(number) || !Number.isFinite(amount)) return undefined;
  if (isCounted) return [{ value: { amount: exact(amount), ...(unit && { unit: 'pieces' }) } }];
  // 25 tonnes of bags; 1 ton bags are bags for a tonne.
  const [first = '', joining = '', ...goods] = words;
  const isOfTonnes = /^(?:of|de|من)$/.test(joining) && (tonneWords[first] ?? findUnit(first)?.times) === 1_000;
  if (isOfTonnes && readAmount(['1', ...goods])?.[0]?.value.unit === 'pieces') return readAmount([number, first]);
  const containers = ofContainer.get(unit);
  if (containers) return [{ value: { amount, unit: containers } }];
  const mass = Object.hasOwn(tonneWords, unit) ? { unit: 'kg', times: tonneWords[unit] ?? 0 } : findUnit(unit);
  if (mass?.unit !== 'kg' && mass?.unit !== 'g') return undefined;
  const kilograms = amount * mass.times * (mass.unit === 'g' ? 0.001 : 1);
  const value = { amount: exact(kilograms / 1_000), unit: 'tonnes' as const };
  return [{ value, isInTonnes: mass.times === 1_000 }];
}

/** To the gram of a tonne, without the traces of binary fractions. */
const exact = (amount: number): number => Number(amount.toFixed(6));
