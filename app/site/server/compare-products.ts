import type { PageContext } from '#app/bridge/context.ts';
import { orNull } from '#app/bridge/loader-bridge.ts';
import { mostCompared } from '#app/site/products/compare-address.ts';
import type { Row } from '#app/site/products/comparison-table.tsx';
import { sayTrade } from '#app/ui/i18n/trade-words.ts';
import { findLanguages, localise, type TextIn } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { Product } from '#shared/kinds/product.ts';
import type { Language } from '#shared/language.ts';
import { type ComparedFigures, comparedFigures, compareValues } from '#shared/trade/comparison.ts';
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

type Specified = { key: string; name: TextIn; value: TextIn; english: string };

/** The specifications of a product that its figures do not say, in the reader's language. */
function furtherOf(product: Product, language: Language): Specified[] {
  const { specifications, translations, attributes = {} } = product;
  const arabic = translations.ar.specifications ?? [];
  const { en: fromFigures } = placesFromFigures({ en: specifications, ar: arabic }, attributes, sayTrade);
  const shown = localise(product, language).specifications;
  const isArabic = language === 'ar' && !product.arabicInPreparation;
  const textIn = (i: number, part: 'name' | 'value'): TextIn => ({
    text: shown[i]?.[part] ?? '',
    language: isArabic && arabic[i]?.[part] ? 'ar' : 'en',
  });
  return specifications.flatMap(({ name, value }, i) =>
    fromFigures.has(i)
      ? []
      : [{ key: specificationKey(name), name: textIn(i, 'name'), value: textIn(i, 'value'), english: value }],
  );
}

/** A row for each of them; what is the same in English is the same, whatever language it is shown in. */
function furtherRows(products: readonly Product[], language: Language): Row[] {
  const specified = products.map((product) =>
    memoPerRecord(product, `further ${language}`, () => furtherOf(product, language)),
  );
  const keys = new Set(specified.flat().map(({ key }) => key));
  return [...keys].map((key) => {
    const cells = specified.map((list) => list.find((each) => each.key === key));
    const name = cells.find((cell) => cell !== undefined)?.name ?? { text: '', language };
    return {
      name: name.text,
      nameIn: name.language,
      cells: cells.map((cell) => cell?.value),
      likeness: compareValues(cells.map((cell) => cell?.english.trim().toLowerCase())),
    };
  });
}

/** A product in the reader's language, as the head of its column. */
export function comparedColumn(product: Product, language: Language) {
  const { name, industry } = localise(product, language);
  const languages = findLanguages(product, language, ['name', 'industry']);
  return { address: addressedBy(product), name, industry, languages };
}

/** All that can be compared of some products: what they are, their figures, then what staff worded; each thing once. */
export function comparedRows(products: readonly Product[], saying: Saying): Row[] {
  const { language, say } = saying;
  const values = products.map(({ attributes = {} }) => attributes);
  const rowOf = ({ name, texts, likeness }: ComparedFigures): Row => ({
    ...{ name, nameIn: language, likeness },
    cells: texts.map((text) => (typeof text === 'string' ? { text, language } : text)),
  });
  const columns = products.map((product) => comparedColumn(product, language));
  const industries: Row = {
    ...{ name: say('compare_industry'), nameIn: language },
    cells: columns.map(({ industry: text, languages }) => ({ text, language: languages.industry })),
    likeness: compareValues(products.map(({ industry }) => industry)),
  };
  const families = values.map(({ family }) => family && say(familyWords[family]));
  const told = [
    industries,
    ...(families.some(Boolean)
      ? [rowOf({ name: say('trade_family'), texts: families, likeness: compareValues(families) })]
      : []),
    ...comparedFigures(values, sayTrade, saying).map(rowOf),
  ];
  const names = new Set(told.map(({ name }) => name));
  return [...told, ...furtherRows(products, language).filter(({ name }) => !names.has(name))];
}
