import type { Database } from '#server/core/db/database.ts';
import { cachedReads } from '#server/core/db/read-cache.ts';
import type { Language } from '#shared/language.ts';
import { findConcepts } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { type SearchTerm, type UnderstoodQuery, understand } from '#shared/search/search-terms.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { splitSpans } from '#shared/search/spans.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import { isAmong, keyMeasures } from './key-figures.ts';
import { findFirst } from './search-queries.ts';

/** The measures of a product, and their keys; `named`: the concepts of its title. */
type MeasuredProduct = {
  id: string;
  named: readonly string[];
  measures: readonly Measure[];
  keys: readonly (readonly string[])[];
};
/** A quantity, or two or three sizes in cm, in the unit of its key; `upTo`: the end of a range that begins with it, `isOther`: in another unit than it was asked for in. */
type Measure = { unit: string; values: readonly number[]; upTo?: number; isOther?: boolean };

// Few makers have as many products in which each measure differs.
const mostProducts = 300;
// 55 lb are 24.9 kg.
const sameWithin = 1.04;
// What is made in a range is named before a size that is farther.
const inRange = 1.12;
// Beyond this an amount is no size of a bag, but of an order.
const nearWithin = 3;
// Three sizes are near only where each is; else two of them are a width and a length, and the third a gusset.
const boxWithin = 1.25;
// The lightest and the heaviest fabric, in kg of a square metre.
const lightest = 0.03;
const heaviest = 0.4;
// Of what is near to so many inches, in centimetres each.
const leastOfInch = 1.7;
// The next one on the other side is shown too where it is about as near.
const asNear = 1.5;

const written: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  kg: { en: 'kg', ar: 'كغ' },
  litre: { en: 'litres', ar: 'لترًا' },
  gsm: { en: 'g/m²', ar: 'غ/م²' },
  um: { en: 'µm', ar: 'ميكرون' },
  denier: { en: 'denier', ar: 'دنير' },
  size: { en: 'cm', ar: 'سم' },
};

/** The measures of the first products; read again when a product changes. */
async function readMeasures(db: Database, lexicon: Lexicon): Promise<readonly MeasuredProduct[]> {
  const cached = await cachedReads(db);
  return cached({ tables: ['product'], key: ['key measures', lexicon.version] }, async () => {
    const products = await findFirst(db, { group: 'products', limit: mostProducts, today: dayInAmman(new Date()) });
    return products.map((product) => {
      const keys = keyMeasures(product, lexicon);
      const named = findConcepts(splitSpans(foldForSearch(product.title)), lexicon).map(({ key }) => key);
      return { id: product._id, named, keys, measures: keys.flatMap(readKeys) };
    });
  });
}

/** Whether something is a quantity or a size. */
export const isMeasured = ({ concepts }: SearchTerm): boolean => concepts.some((key) => readKey(key) !== undefined);

/** The kilograms that a term says; undefined for a term that is no weight. */
export const readKilograms = ({ concepts }: SearchTerm): number | undefined =>
  concepts.map(readKey).find((measure) => measure?.unit === 'kg')?.values[0];

/** The products that are made in a range with one of these measures inside, which their texts do not name. */
export async function productsAround(db: Database, lexicon: Lexicon, concepts: readonly string[]): Promise<string[]> {
  if (!concepts.some((key) => readKey(key))) return [];
  const products = await readMeasures(db, lexicon);
  const isAround = (keys: readonly string[]): boolean =>
    keys.length > 1 && concepts.some((key) => !keys.includes(key) && isAmong(key, keys));
  return products.filter(({ keys }) => keys.some(isAround)).map(({ id }) => id);
}

/** Each quantity of some keys, or the range that two of them are the ends of. */
function readKeys(keys: readonly string[]): Measure[] {
  const [first, ...others] = keys.flatMap((key) => readKey(key) ?? []);
  const upTo = others[0]?.values[0];
  if (!first || first.unit === 'size' || upTo === undefined) return withBox([first ?? [], others].flat());
  return [{ ...first, upTo }];
}

/** Sizes, before them the three that two pairs are the sides of: a bag of 90 × 90 × 110 cm is none of 90 × 90. */
function withBox(measures: Measure[]): Measure[] {
  const [one, other, ...more] = measures.filter(({ unit }) => unit === 'size').map(({ values }) => values);
  const shared = one?.find((side) => other?.includes(side));
  if (!one || !other || more.length > 0 || shared === undefined) return measures;
  const besides = ([first = 0, second = 0]: readonly number[]): number => (first === shared ? second : first);
  return [{ unit: 'size', values: [besides(one), shared, besides(other)] }, ...measures];
}

/** `kg:50` is 50 kg, `size 60:100` 60 × 100 cm; undefined for other units and for words. */
function readKey(key: string): Measure | undefined {
  const [unit = '', first, second] = key.split(/[ :]/);
  const values = [first, second].flatMap((value) => (value === undefined ? [] : [Number(value)]));
  return (unit in written || unit === 'cm') && values.every((value) => value > 0) ? { unit, values } : undefined;
}

/**
 * A search with each measure that no product has replaced by the nearest ones that products have: "30 kg sack" by
 * "25 kg sack", "22 kg" by "18 or 25 kg". The same search where there is none to replace.
 */
export async function withNearestMeasures(
  db: Database,
  search: UnderstoodQuery,
  language: Language,
): Promise<UnderstoodQuery> {
  const { terms, lexicon } = search;
  const { isOfBags, isOfRolls } = readKind(terms);
  const asked = terms.map(({ concepts }) =>
    withBox(concepts.flatMap((key) => withFabricWeight(readKey(key)))).map((measure) =>
      // The texts of bags say both sides together.
      measure.unit === 'cm' && isOfBags ? { ...measure, isOther: true } : measure,
    ),
  );
  if (asked.every((measures) => measures.length === 0)) return search;
  const isSide = asked.some((measures) => measures.some(({ unit }) => unit === 'cm'));
  const products = await readMeasures(db, lexicon);
  const listMeasures = (of: readonly MeasuredProduct[]): Measure[] =>
    of
      .flatMap(({ measures }) => measures)
      .filter(({ unit }) => !(isOfBags && unit === 'cm') && !(isOfRolls && isSide && unit === 'size'));
  const known = listMeasures(products);
  // Of pallet covers before those of other bags.
  const kinds = listTelling(terms);
  const own = listMeasures(products.filter(({ named }) => named.some((key) => kinds.has(key))));
  const nearest = asked.map((measures) => {
    const [box = []] = measures
      .filter(({ values }) => values.length > 2)
      .map((found) => findNearest([found], known, boxWithin));
    if (box.length > 0) return box;
    const ofKind = findNearest(measures, own);
    return ofKind.length > 0 ? ofKind : findNearest(measures, known);
  });
  if (nearest.every((found) => found.length === 0)) return search;
  const words = terms.map(({ text }, i) => write(nearest[i] ?? [], language) || text);
  const said = terms.map(({ text }, i) =>
    [inInches(text, nearest[i]?.[0], language), words[i]].filter(Boolean).join(' '),
  );
  return { ...understand(words.join(' '), lexicon), query: said.join(' ') };
}

const inRolls: ReadonlySet<string> = new Set('fabric,film,roll,tubular,liner'.split(','));
const closed: ReadonlySet<string> = new Set(
  'bag,jumbo bag,sandbag,shopping bag,valve bag,block bottom,baffle,mesh bag,pallet cover'.split(','),
);

/** Whether a search is for rolls, which have a range of widths and no size, or for bags, which have a size and no range. */
function readKind(terms: readonly SearchTerm[]): { isOfRolls: boolean; isOfBags: boolean } {
  const keys = terms.flatMap(({ concepts }) => concepts);
  const isOfRolls = keys.some((key) => inRolls.has(key));
  return { isOfRolls, isOfBags: !isOfRolls && keys.some((key) => closed.has(key)) };
}

/** The kinds of bags and the goods that a search names. */
const listTelling = (terms: readonly SearchTerm[]): ReadonlySet<string> =>
  new Set(
    terms.flatMap(({ families }) =>
      families.flatMap(({ subject, key }) => (subject === 'goods' || (closed.has(key) && key !== 'bag') ? key : [])),
    ),
  );

/** `22 × 36 in:` where sizes without a unit are read as inches; '' for others. */
function inInches(text: string, found: Measure | undefined, language: Language): string {
  const typed = /^\d[\d.\sx×*]*$/.test(text) ? (text.match(/[\d.]+/g) ?? []).map(Number) : [];
  if (found?.unit !== 'size' || typed.length !== found.values.length) return '';
  const isInches = found.values.every((value, i) => value / (typed[i] ?? 1) > leastOfInch);
  return isInches ? `${typed.join(' × ')} ${language === 'ar' ? 'بوصة:' : 'in:'}` : '';
}

/** A few grams are no bag but a fabric: 80 g of it are 80 g/m². */
function withFabricWeight(measure: Measure | undefined): Measure[] {
  if (!measure) return [];
  const [kilograms = 0] = measure.values;
  const isLight = measure.unit === 'kg' && kilograms >= lightest && kilograms <= heaviest;
  return isLight ? [measure, { unit: 'gsm', values: [kilograms * 1000], isOther: true }] : [measure];
}

/** None where a product has one of the measures, or where all are far. */
function findNearest(asked: readonly Measure[], known: readonly Measure[], within = nearWithin): Measure[] {
  const compared = asked.flatMap((measure) => known.flatMap((other) => compare(measure, other) ?? []));
  const [best, ...others] = compared.toSorted((one, another) => one.distance - another.distance);
  if (!best || best.distance > Math.log(within)) return [];
  if (best.distance === 0) return best.isOther ? [best.other] : [];
  const isOne = best.distance <= Math.log(sameWithin) || best.other.unit === 'size' || best.other.upTo !== undefined;
  const next = others.find(({ other, isLarger }) => isLarger !== best.isLarger && other.upTo === undefined);
  if (isOne || !next || next.distance > asNear * best.distance) return [best.other];
  return best.isLarger ? [next.other, best.other] : [best.other, next.other];
}

const isWithin = (value: number, { values: [from = 0], upTo = from }: Measure): boolean =>
  from <= value && value <= upTo;

/** How far another measure is, as a logarithm; undefined where they are of different kinds. A width is compared with both sides. */
function compare({ unit, values, isOther = false }: Measure, other: Measure) {
  const [asked = 1, ...more] = values;
  // Its texts do not name what is made in a range of widths, but it is found by each of them.
  if (unit === 'cm' && other.unit === unit)
    return isWithin(asked, other) ? { other, isOther, distance: 0, isLarger: false } : undefined;
  if (unit === 'cm' ? other.unit !== 'size' : other.unit !== unit || other.values.length !== values.length)
    return undefined;
  const { upTo } = other;
  if (upTo !== undefined) {
    const [from = 0] = other.values;
    if (asked < from || asked > upTo) return undefined;
    // Where it begins or ends its texts name it.
    return { other, isOther, distance: asked === from || asked === upTo ? 0 : Math.log(inRange), isLarger: false };
  }
  const [first = 1, ...rest] = other.values.map((value, i) => Math.log(value / (values[i] ?? asked)));
  const distances = [first, ...rest].map(Math.abs);
  const isWidth = unit === 'cm' && more.length === 0;
  return { other, isOther, distance: isWidth ? Math.min(...distances) : Math.max(...distances), isLarger: first > 0 };
}

function write(measures: readonly Measure[], language: Language): string {
  const [first] = measures;
  if (!first) return '';
  const unit = written[first.unit]?.[language] ?? '';
  if (first.unit === 'size') return `${first.values.join(' × ')} ${unit}`;
  if (first.upTo !== undefined) return `${first.values[0]}–${first.upTo} ${unit}`;
  return `${measures.map(({ values }) => values[0]).join(language === 'ar' ? ' أو ' : ' or ')} ${unit}`;
}
