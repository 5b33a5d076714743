import { findRegion } from '#server/core/i18n/find-region.ts';
import type { HitGroupName } from '#shared/search/search-groups.ts';
import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import { amounts, amountWords, namesAnyOf } from './everyday-needs.ts';
import { isOfProducts } from './page-search.ts';
import type { RankedGroup } from './ranking.ts';

/** The families of kinds of bags. */
export const familiesOfBags: ReadonlySet<string> = new Set(
  'jumbo bag,sandbag,shopping bag,valve bag,block bottom,baffle,mesh bag,film,pallet cover,fabric'.split(','),
);

/** Whether a term names bags or what is filled in them. */
export const isBagOrGoods = ({ families }: SearchTerm): boolean =>
  families.some(
    ({ subject, key }) => subject === 'goods' || (subject === 'bags' && (key === 'bag' || familiesOfBags.has(key))),
  );

/** Whether a term says which bags, more than that they are bags. */
export const saysWhich = (term: SearchTerm): boolean => isBagOrGoods(term) && !namesAnyOf(term, amounts);

const moving: ReadonlySet<string> = new Set([
  ...['deliver', 'ship', 'export', 'truck', 'container', 'sell', 'customs', 'lead time', 'incoterms', 'quote', 'price'],
]);
// Jordan and its towns are not abroad; the rest stands among the places of the lexicon and is none.
const home: ReadonlySet<string> = new Set(
  'jordan,amman,sahab,zarqa,aqaba,irbid,ramtha,ghor,sea,land,arabic,english,french'.split(','),
);

const homeRegion = 'JO';

/** Whether a term names a country or a town outside Jordan. */
export const isAbroad = ({ families }: SearchTerm): boolean =>
  families.some(({ subject, key }) => subject === 'places' && !home.has(key));

/** Terms as they are searched for. */
export const joinWords = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');

/**
 * The country or the town abroad to which somebody wants bags sent, and which: "ship rice bags to Kenya" → "kenya",
 * "rice bags"; undefined for a search about anything else.
 */
export function shippedTo({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>) {
  const about = terms.filter((term) => !namesAnyOf(term, moving) && !amountWords.test(term.text));
  if (!terms.some((term) => namesAnyOf(term, moving)) || about.length === 0) return undefined;
  const bags = about.filter((term) => isOfProducts(term, lexicon) && !isAbroad(term));
  const rest = about.filter((term) => !bags.includes(term));
  const place = joinWords(rest);
  const region = findRegion({ country: place, phoneNumber: '' });
  const isFar = rest.length > 0 && (rest.every(isAbroad) || (region !== null && region !== homeRegion));
  return isFar ? { place, bags: bags.some(saysWhich) ? joinWords(bags) : '' } : undefined;
}

/** How other words are searched for: what they find, and the first that a group finds by them. */
export type SearchAgain = {
  find: (words: string) => Promise<RankedGroup[]>;
  first: (words: string, group: HitGroupName) => Promise<RankedGroup[]>;
};

/** Groups of which `findDelivery` shows what is meant, or nothing: products mention countries by the way. */
const chosenGroups: readonly string[] = ['markets', 'pages', 'faqs', 'products'];

/**
 * The bags that are named, the market that has the place, the page of all markets, the delivery terms; then posts,
 * projects and others on the place.
 */
export async function findDelivery(
  { place, bags }: { place: string; bags: string },
  { find, first }: SearchAgain,
): Promise<RankedGroup[]> {
  const found = await find(place);
  const named = bags ? await find(bags) : [];
  return [
    ...named.filter(({ name }) => name === 'products'),
    ...found.filter(({ name, match }) => name === 'markets' && match !== 'nearest'),
    ...(await first('export markets', 'pages')),
    ...(await first('delivery terms', 'faqs')),
    ...found.filter(({ name, match }) => match !== 'nearest' && !chosenGroups.includes(name)),
  ];
}
