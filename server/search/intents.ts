import type { Lexicon } from '#shared/search/families.ts';
import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import { isMeasured } from './nearest-measures.ts';
import { isOfProducts } from './page-search.ts';
import type { RankedGroup } from './ranking.ts';

const price: ReadonlySet<string> = new Set(['price', 'quote', 'discount']);
// Words with which people offer what they sell as well as buy.
const trading: ReadonlySet<string> = new Set(['supplier', 'sell', 'deliver', 'order', 'quote', 'tender']);
const rawMaterials: ReadonlySet<string> = new Set(
  'resin,masterbatch,ink,virgin,hdpe,ldpe,stabiliser,thread,machine,circular loom'.split(','),
);
/** The key of the family with which somebody offers to supply the company (`shared/search/lexicon/ordering.ts`). */
const offering = 'become a supplier';
const kindsOfBags: ReadonlySet<string> = new Set(
  'jumbo bag,sandbag,shopping bag,valve bag,block bottom,baffle,mesh bag,film,pallet cover,fabric'.split(','),
);
const amounts: ReadonlySet<string> = new Set(['bag', 'quantity', 'piece', 'container', 'pallet', 'bale', 'tonne']);
const amountWords =
  /^(?:[\d.,]+|thousand|million|hundred|each|unit|units|one|kilo|kg|ton|(?:ال|لل)?(?:الف|الاف|مليون|مئه|كيلو|واحد|واحده))$/;

const isOneOf = ({ families }: SearchTerm, keys: ReadonlySet<string>): boolean =>
  families.some(({ key }) => keys.has(key));
const isBagOrGoods = ({ families }: SearchTerm): boolean =>
  families.some(
    ({ subject, key }) => subject === 'goods' || (subject === 'bags' && (key === 'bag' || kindsOfBags.has(key))),
  );

/**
 * The search that finds how to supply the company, for one with which somebody offers it something: "tender supplier
 * resin", «توريد مواد خام لكم»; undefined for any other.
 */
export function asOffer({ terms }: Pick<UnderstoodQuery, 'terms'>): string | undefined {
  const isOffer = terms.some(({ families }) => families.some(({ key }) => key === offering));
  const isTrade = terms.some((term) => isOneOf(term, rawMaterials)) && terms.some((term) => isOneOf(term, trading));
  const isOfBags = terms.some((term) => isBagOrGoods(term) && !isOneOf(term, rawMaterials));
  return (isOffer || isTrade) && !isOfBags ? offering : undefined;
}

/**
 * What the price is asked of: "price flour sack" → "flour sack". '' for bags in general, undefined where no price is
 * asked, or of something else.
 */
export function pricedIn({ terms, lexicon }: { terms: readonly SearchTerm[]; lexicon: Lexicon }): string | undefined {
  const about = terms.filter((term) => !isOneOf(term, price));
  if (about.length === terms.length || about.length === 0) return undefined;
  if (about.every((term) => isOneOf(term, amounts) || amountWords.test(term.text))) return '';
  const isTelling = about.some((term) => isMeasured(term) || (isBagOrGoods(term) && !isOneOf(term, amounts)));
  return isTelling && about.every((term) => isOfProducts(term, lexicon))
    ? about.map(({ text }) => text).join(' ')
    : undefined;
}

// Before the form that asks for their price.
const mostPriced = 2;

/** What the price is asked of, then where it is asked. */
export function withPrices(found: readonly RankedGroup[], prices: readonly RankedGroup[]): RankedGroup[] {
  const [products, ...others] = found.toSorted((one) => (one.name === 'products' ? -1 : 1));
  if (products?.name !== 'products') return [...prices, ...found];
  const hits = products.hits.slice(0, mostPriced);
  const pages = prices.filter(({ name }) => name === 'pages');
  return [{ ...products, hits }, ...pages, ...others.filter(({ name }) => name !== 'pages')];
}
