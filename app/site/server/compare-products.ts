import type { PageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { withNamedSizes } from '#app/site/products/card-figures.ts';
import { mostCompared } from '#app/site/products/compare-address.ts';
import type { Row } from '#app/site/products/comparison-table.tsx';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { findLanguages, localise, type TextIn } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import { comparedFigures, compareValues, isSaidByFigures } from '#shared/trade/comparison.ts';
import { familyWords } from '#shared/trade/field-types.ts';
import { placesFromFigures } from '#shared/trade/fill-specifications.ts';
import { specificationKey } from '#shared/trade/specification.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { memoPerRecord } from './record-memo.ts';

/** The products to compare, and why others that were named are not among them. */
export type Compared = {
  products: Product[];
  /** Whether one was named more than once. */
  isRepeated: boolean;
  /** How many were not found. */
  unknown: number;
  hasMore: boolean;
  /** The addresses of all that were found, as they should have been named; undefined if they were. */
  moved: string[] | undefined;
};

/** Finds named products, by their addresses, former ones or ids; the order stays. */
export async function findCompared(names: readonly string[], services: PageContext['services']): Promise<Compared> {
  const found = await Promise.all(names.map((name) => orNull(services.kinds.product.get(name))));
  const known = found.filter((product) => product !== null);
  const distinct = [...new Map(known.map((product) => [product._id, product])).values()];
  const own = found.map((product, i) => (product ? addressedBy(product) : (names[i] ?? '')));
  return {
    products: distinct.slice(0, mostCompared),
    isRepeated: distinct.length < known.length,
    unknown: found.length - known.length,
    hasMore: distinct.length > mostCompared,
    moved: own.some((address, i) => address !== names[i]) ? own : undefined,
  };
}

type Cell = TextIn & { english: string };
type Specified = { key: string; name: TextIn; value: Cell };
/** `key` is its name in English, by which the rows of figures and of staff find each other. */
type Told = Omit<Row, 'cells' | 'likeness'> & { key: string; cells: readonly (Cell | undefined | null)[] };

/** The specifications of a product that its figures do not say, in the reader's language. */
function listFurther(product: Product, language: Language): Specified[] {
  const { specifications, translations, attributes = {} } = product;
  const arabic = translations.ar.specifications ?? [];
  const { en: fromFigures } = placesFromFigures({ en: specifications, ar: arabic }, attributes, sayTrade);
  const shown = localise(product, language).specifications;
  const isArabic = language === 'ar' && !product.arabicInPreparation;
  const readText = (i: number, part: 'name' | 'value'): TextIn => ({
    text: shown[i]?.[part] ?? '',
    language: isArabic && arabic[i]?.[part] ? 'ar' : 'en',
  });
  return specifications.flatMap(({ name, value }, i) => {
    const key = specificationKey(name);
    if (fromFigures.has(i) || isSaidByFigures(key, attributes)) return [];
    return [{ key, name: readText(i, 'name'), value: { ...readText(i, 'value'), english: value } }];
  });
}

/** A row for each of them. */
function furtherRows(products: readonly Product[], language: Language): Told[] {
  const specified = products.map((product) =>
    memoPerRecord(product, `further ${language}`, () => listFurther(product, language)),
  );
  const keys = new Set(specified.flat().map(({ key }) => key));
  return [...keys].map((key) => {
    const cells = specified.map((list) => list.find((each) => each.key === key));
    const name = cells.find((cell) => cell !== undefined)?.name ?? { text: '', language };
    return { key, name: name.text, nameIn: name.language, cells: cells.map((cell) => cell?.value) };
  });
}

/** A product in the reader's language, as the head of its column. */
export function comparedColumn(product: Product, language: Language) {
  const { name, industry } = localise(product, language);
  const languages = findLanguages(product, language, ['name', 'industry']);
  return { address: addressedBy(product), name, industry, languages };
}

/** What is the same in English is the same, whatever language it is shown in. */
function compareCells({ cells, ...row }: Told): Row {
  const compared = cells.map((cell) => (cell ? cell.english.trim().toLowerCase() : cell));
  return { ...row, cells, likeness: compareValues(compared) };
}

/**
 * All that can be compared of some products: what they are, their figures, then further rows of staff; each thing once.
 * Where a product has no figure for a row, the text of staff under the same name stands there.
 */
export function comparedRows(products: readonly Product[], saying: Saying): Row[] {
  const { language, say } = saying;
  const values = products.map(({ attributes = {} }) => attributes);
  const columns = products.map((product) => comparedColumn(product, language));
  const row = (name: string, cells: readonly (Cell | undefined)[]): Told => ({
    ...{ key: name, name, nameIn: language, cells },
  });
  const industries = columns.map(({ industry: text, languages }, i) => ({
    ...{ text, language: languages.industry, english: products[i]?.industry ?? '' },
  }));
  const families = values.map(({ family }) => family && { text: say(familyWords[family]), language, english: family });
  const told: Told[] = [
    row(say('compare_industry'), industries),
    ...(families.some(Boolean) ? [row(say('trade_family'), families)] : []),
    ...comparedFigures(values, sayTrade, saying).map(({ cells, ...figure }) => ({
      ...{ ...figure, nameIn: language },
      cells: cells.map(
        (cell, i) => cell && { ...cell, text: withNamedSizes(cell.text, values[i], language), language },
      ),
    })),
  ];
  const further = furtherRows(products, language);
  const staffRow = ({ key, name }: Told) => further.filter((other) => other.key === key || other.name === name);
  const merged = told.map((each) => ({
    ...each,
    cells: each.cells.map((cell, i) => cell ?? staffRow(each).find(({ cells }) => cells[i])?.cells[i] ?? cell),
  }));
  const used = new Set(told.flatMap(staffRow));
  return [...merged, ...further.filter((each) => !used.has(each))].map(compareCells);
}
