import { findRegion } from '#server/core/i18n/find-region.ts';
import type { Lexicon } from '#shared/search/families.ts';
import type { HitGroupName } from '#shared/search/search-groups.ts';
import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import {
  amounts,
  amountWords,
  isAmount,
  isAmountOfBags,
  isHurry,
  isOfCatalogue,
  isOfHours,
  isToHome,
  namesAnyOf,
} from './everyday-needs.ts';
import { isMeasured } from './nearest-measures.ts';
import { isOfProducts } from './page-search.ts';
import { enoughInTitle, filledMaterials, type RankedGroup } from './ranking.ts';
import { isOfFoundation, meantBy } from './topics.ts';
import { similarGoods } from './understanding.ts';

const price: ReadonlySet<string> = new Set(['price', 'quote', 'discount']);
const buying: ReadonlySet<string> = new Set(['order', 'for sale', 'urgent', 'supplier']);
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
const anyBags: ReadonlySet<string> = new Set(['bag', 'woven', 'polypropylene', 'plastic', 'packaging']);
// In what they are sent, not which they are.
const packed: ReadonlySet<string> = new Set(['container']);

const isBagOrGoods = ({ families }: SearchTerm): boolean =>
  families.some(
    ({ subject, key }) => subject === 'goods' || (subject === 'bags' && (key === 'bag' || kindsOfBags.has(key))),
  );

/**
 * The search that finds how to supply the company, for one with which somebody offers it something: "tender supplier
 * resin", «توريد مواد خام لكم»; undefined for any other.
 */
function asOffer({ terms }: Pick<UnderstoodQuery, 'terms'>): string | undefined {
  const isOffer = terms.some(({ families }) => families.some(({ key }) => key === offering));
  const isTrade =
    terms.some((term) => namesAnyOf(term, rawMaterials)) && terms.some((term) => namesAnyOf(term, trading));
  const isOfBags = terms.some((term) => isBagOrGoods(term) && !namesAnyOf(term, rawMaterials));
  return (isOffer || isTrade) && !isOfBags ? offering : undefined;
}

/** Whether a term says which bags, more than that they are bags. */
const saysWhich = (term: SearchTerm): boolean => isBagOrGoods(term) && !namesAnyOf(term, amounts);

/**
 * What the price is asked of, or what somebody wants to buy: "price 20000 flour sacks" → "flour sacks", "buy sandbags
 * urgently" → "sandbags". '' for bags in general, undefined for a search about anything else.
 */
function findWanted(
  { terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>,
  asking: ReadonlySet<string>,
): string | undefined {
  const isAsking = (term: SearchTerm): boolean => namesAnyOf(term, asking) && !isOfWidth(term, terms);
  const about = terms.filter((term) => !isAsking(term));
  if (about.length === terms.length || about.length === 0) return undefined;
  return about.every((term) => isAmount(term) || namesAnyOf(term, anyBags)) ? '' : readBags(about, lexicon);
}

const ownName: ReadonlySet<string> = new Set(['mansooj']);

/** "Mansooj bags" → "bags": the company's own name says nothing of which; undefined where no bags stand beside it. */
function withoutName({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>): string | undefined {
  const others = terms.filter((term) => !namesAnyOf(term, ownName));
  const isOfBags = others.some((term) => isOfProducts(term, lexicon));
  return others.length < terms.length && isOfBags ? joinWords(others) : undefined;
}

const widths: ReadonlySet<string> = new Set(['width']);

/** Whether a term, such as «عرض», is a width rather than an offer, since a length stands with it. */
const isOfWidth = (term: SearchTerm, terms: readonly SearchTerm[]): boolean =>
  namesAnyOf(term, widths) && terms.some(({ concepts }) => concepts.some((key) => key.startsWith('cm:')));

/** The bags that terms name, without how many of them; undefined where they say something else as well. */
function readBags(terms: readonly SearchTerm[], lexicon: Lexicon): string | undefined {
  const telling = terms.filter((term) => !amountWords.test(term.text) && !namesAnyOf(term, packed));
  const isTelling = telling.some((term) => isMeasured(term) || saysWhich(term));
  return isTelling && telling.every((term) => isOfProducts(term, lexicon)) ? joinWords(telling) : undefined;
}

const proofs: ReadonlySet<string> = new Set(['certificate', 'iso', 'food grade', 'food', 'migration']);

/** The proof and the bags, of a search for what proves something of bags: "food grade certificate for flour bags". */
function provenOf({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>) {
  const asked = terms.filter((term) => namesAnyOf(term, proofs));
  const bags = terms.filter((term) => !asked.includes(term));
  const isProof = asked.some(({ families }) => families.some(({ key }) => key === 'certificate'));
  if (!isProof || !bags.some(saysWhich) || !bags.every((term) => isOfProducts(term, lexicon))) return undefined;
  return { proof: joinWords(asked), bags: joinWords(bags) };
}

const choosing: ReadonlySet<string> = new Set(['choose']);

/** The goods or the kind of bag of which somebody asks which bag it needs: "which bag for cement" → "cement". */
function findChosen({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>): string | undefined {
  const about = terms.filter((term) => !namesAnyOf(term, choosing));
  const isOfBags = about.some(saysWhich) && about.every((term) => isOfProducts(term, lexicon));
  return about.length < terms.length && isOfBags ? joinWords(about) : undefined;
}

const ordered: ReadonlySet<string> = new Set(['order']);
const askingWhen: ReadonlySet<string> = new Set(['lead time']);
const moving: ReadonlySet<string> = new Set([
  ...['deliver', 'ship', 'export', 'truck', 'container', 'sell', 'customs', 'lead time', 'incoterms', 'quote', 'price'],
]);
// Jordan and its towns are not abroad; the rest stands among the places of the lexicon and is none.
const home: ReadonlySet<string> = new Set(
  'jordan,amman,sahab,zarqa,aqaba,irbid,ramtha,ghor,sea,land,arabic,english,french'.split(','),
);

const homeRegion = 'JO';

const isAbroad = ({ families }: SearchTerm): boolean =>
  families.some(({ subject, key }) => subject === 'places' && !home.has(key));
const joinWords = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');

/**
 * The country or the town abroad to which somebody wants bags sent, and which: "ship rice bags to Kenya" → "kenya",
 * "rice bags"; undefined for a search about anything else.
 */
function shippedTo({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>) {
  const about = terms.filter((term) => !namesAnyOf(term, moving) && !amountWords.test(term.text));
  if (!terms.some((term) => namesAnyOf(term, moving)) || about.length === 0) return undefined;
  const bags = about.filter((term) => isOfProducts(term, lexicon) && !isAbroad(term));
  const rest = about.filter((term) => !bags.includes(term));
  const place = joinWords(rest);
  const region = findRegion({ country: place, phoneNumber: '' });
  const isFar = rest.length > 0 && (rest.every(isAbroad) || (region !== null && region !== homeRegion));
  return isFar ? { place, bags: bags.some(saysWhich) ? joinWords(bags) : '' } : undefined;
}

const beside: ReadonlySet<string> = new Set(['bag', 'jumbo bag', 'plastic', 'polypropylene', 'polyethylene']);

/** Whether a search is for bags that plastics are filled in, not for those made of them: "plastic granules 25 kg sack". */
const isOfPlastics = (terms: readonly SearchTerm[]): boolean =>
  terms.some((term) => namesAnyOf(term, filledMaterials)) &&
  terms.some((term) => isMeasured(term) || namesAnyOf(term, beside)) &&
  terms.every((term) => isMeasured(term) || namesAnyOf(term, filledMaterials) || namesAnyOf(term, beside));

/** Whether a search is for bags of some goods, and no product was found that names them. */
export function isOfUnknownGoods(
  { terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>,
  found: readonly RankedGroup[],
): boolean {
  const [isPlastics, products] = [isOfPlastics(terms), found.filter(({ name }) => name === 'products')];
  const isGoods = terms.map(
    (term) =>
      (isPlastics && namesAnyOf(term, filledMaterials)) ||
      term.families.some(({ subject, key }) => subject === 'goods' && !buyers.has(key)),
  );
  // The texts of all bags say what they are made of.
  const least = isPlastics ? enoughInTitle : Number.MIN_VALUE;
  return (
    isGoods.includes(true) &&
    terms.every((term) => isOfProducts(term, lexicon)) &&
    !products.some(({ hits }) => hits.some(({ strengths }) => strengths.some((each, i) => isGoods[i] && each >= least)))
  );
}

/** Whether no answer is called after the goods of a search for which no product is made: "bread", not "food". */
export function isOpenGoods(search: UnderstoodQuery, found: readonly RankedGroup[]): boolean {
  const goods = search.terms.map(({ families }) => families.some(({ subject }) => subject === 'goods'));
  const isCalledSo = ({ titleTerms }: RankedGroup['hits'][number]): boolean => titleTerms.some((i) => goods[i]);
  return isOfUnknownGoods(search, found) && !found.some(({ name, hits }) => name === 'faqs' && hits.some(isCalledSo));
}

/** Whether a search is for bags of goods that the finder knows, and no product is named after them or is such a bag. */
export function isOfOtherGoods({ query, terms, lexicon }: UnderstoodQuery, groups: readonly RankedGroup[]): boolean {
  if (!similarGoods({ query, terms }) || !terms.every((term) => isOfProducts(term, lexicon))) return false;
  // Every product is a bag.
  const isTelling = terms.map(({ families }) =>
    families.some(({ subject, key }) => subject === 'goods' || (subject === 'bags' && key !== 'bag')),
  );
  const products = groups.filter(({ name }) => name === 'products').flatMap(({ hits }) => hits);
  return !products.some(({ strengths }) => strengths.some((strength, i) => isTelling[i] && strength >= enoughInTitle));
}

const figures: ReadonlySet<string> = new Set('size,width,length,height,thickness,weight,strength,colour'.split(','));
const units: ReadonlySet<string> = new Set('gram,grams,gsm,kg,cm,mm,غرام,بالغرام,جرام,كغ,سم'.split(','));

// Of a bag in general the calculator says it.
const isWeightOfBag = (term: SearchTerm): boolean => namesAnyOf(term, calculated) && /weigh|heavy|وزن/.test(term.text);
const calculated: ReadonlySet<string> = new Set(['calculator']);

/** The goods or the kind of bag of which a figure is asked: "sugar sack weight in grams" → "sugar sack". */
function findFigure({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>): string | undefined {
  const about = terms.filter(
    (term) =>
      !namesAnyOf(term, figures) && !isWeightOfBag(term) && !units.has(term.text) && !amountWords.test(term.text),
  );
  const isTelling = about.some(saysWhich);
  const isFigure = (term: SearchTerm): boolean => namesAnyOf(term, figures) || isWeightOfBag(term);
  const isAsked = terms.some(isFigure) && about.every((term) => isOfProducts(term, lexicon));
  return isAsked && isTelling ? joinWords(about) : undefined;
}

/** Families of the goods that name buyers and their trade, not what is filled. */
const buyers: ReadonlySet<string> = new Set(
  'packaging,mill,poultry,cattle,agriculture,market,filling,discharge,industry,wholesale,tonne'.split(','),
);

// Before the form that asks for their price.
const mostPriced = 2;

/** What the price is asked of, then where it is asked. */
function withPrices(found: readonly RankedGroup[], prices: readonly RankedGroup[]): RankedGroup[] {
  const products = found.find(({ name }) => name === 'products');
  if (!products) return [...prices, ...found];
  const hits = products.hits.slice(0, mostPriced);
  return [{ ...products, hits }, ...prices];
}

/** How other words are searched for: what they find, and the first that a group finds by them. */
type Finding = {
  find: (words: string) => Promise<RankedGroup[]>;
  first: (words: string, group: HitGroupName) => Promise<RankedGroup[]>;
};

/** How to answer a search whose words do not say what is wanted: a price, a way to a country; undefined for any other. */
export function answerTo(
  search: Pick<UnderstoodQuery, 'terms' | 'lexicon'>,
  query: string,
): ((finding: Finding) => Promise<RankedGroup[]>) | undefined {
  const offer = asOffer(search);
  if (offer && offer !== query) return ({ find }) => find(offer);
  if (isOfHours(search)) return ({ find }) => find('working hours');
  if (isOfCatalogue(search)) return ({ find }) => find('catalogue');
  const meant = meantBy(search);
  if (meant !== undefined && meant !== query) return ({ find }) => find(meant);
  const withoutAbout = query.replace(/(?<=\S\s)about\s(?!us\b|you\b|the company\b)/gi, '');
  if (withoutAbout !== query) return ({ find }) => find(withoutAbout);
  if (isAmountOfBags(search))
    return async ({ first }) => [...(await first('minimum order', 'faqs')), ...(await first('price', 'pages'))];
  if (isOfFoundation(query)) return ({ find }) => find('feasibility study');
  const proven = provenOf(search);
  if (proven)
    return async ({ find }) => [
      ...(await find(proven.proof)),
      ...(await find(proven.bags)).filter(({ name }) => name === 'products'),
    ];
  const chosen = findChosen(search);
  if (chosen) return async ({ find, first }) => [...(await find(chosen)), ...(await first('bag finder', 'pages'))];
  const ofCompany = withoutName(search);
  if (ofCompany) return ({ find }) => find(ofCompany);
  const priced = findWanted(search, price) ?? findWanted(search, buying);
  if (priced !== undefined)
    return async ({ find }) => {
      const prices = await find('price');
      return priced ? withPrices(await find(priced), prices) : prices;
    };
  if (isHurry(search) && query !== 'lead time') {
    const has = (keys: ReadonlySet<string>): boolean => search.terms.some((term) => namesAnyOf(term, keys));
    const isOrder = (has(ordered) || has(amounts)) && !has(askingWhen);
    return async ({ find, first }) =>
      isOrder ? [...(await first('lead time', 'faqs')), ...(await first('price', 'pages'))] : find('lead time');
  }
  const figured = findFigure(search);
  if (figured !== undefined) return ({ find }) => find(figured);
  if (isToHome(search)) return ({ find }) => find('delivery terms');
  const shipped = shippedTo(search);
  return shipped && ((finding) => delivery(shipped, finding));
}

/** Groups of which `delivery` shows what is meant, or nothing: products mention countries by the way. */
const chosenGroups: readonly string[] = ['markets', 'pages', 'faqs', 'products'];

/**
 * The bags that are named, the market that has the place, the page of all markets, the delivery terms; then posts,
 * projects and others on the place.
 */
async function delivery(
  { place, bags }: { place: string; bags: string },
  { find, first }: Finding,
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
