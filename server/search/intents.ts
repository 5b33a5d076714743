import type { Lexicon } from '#shared/search/families.ts';
import type { SearchTerm, UnderstoodQuery } from '#shared/search/search-terms.ts';
import {
  familiesOfBags,
  findDelivery,
  isAbroad,
  isBagOrGoods,
  joinWords,
  type SearchAgain,
  saysWhich,
  shippedTo,
} from './bags-and-places.ts';
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
import { isMeasured, readKilograms } from './nearest-measures.ts';
import { isOfProducts } from './page-search.ts';
import { enoughInTitle, filledMaterials, type RankedGroup } from './ranking.ts';
import { isOfFoundation, isOfMaking, isOfPrice, isOfWork, meantBy } from './topics.ts';
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
const anyBags: ReadonlySet<string> = new Set(['bag', 'woven', 'polypropylene', 'plastic', 'packaging']);
// In what they are sent, not which they are.
const packed: ReadonlySet<string> = new Set(['container']);

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

/** The materials of an offer, and the countries: who sells them is a partner. */
const findTraded = ({ terms }: Pick<UnderstoodQuery, 'terms'>): string =>
  joinWords(terms.filter((term) => namesAnyOf(term, rawMaterials) || isAbroad(term)));

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

const asides: ReadonlySet<string> = new Set(['mansooj', 'compare']);
const praise = /^(?:dis)?advantages?$|^benefits?$|^(?:pros|cons)$|^(?:ال|ل)?(?:فوا[ئي]د|مزايا|ميز(?:ه|ات)|عيوب)$/;

/**
 * "Mansooj bags" → "bags", "difference between BOPP and flexo" → "BOPP flexo": the company's own name, and words that
 * compare or praise, say nothing of which; undefined where none of them stands beside bags or what they are made of.
 */
function withoutAsides({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>): string | undefined {
  const others = terms.filter((term) => !namesAnyOf(term, asides) && !praise.test(term.text));
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
const beside: ReadonlySet<string> = new Set(['bag', 'jumbo bag', 'plastic', 'polypropylene', 'polyethylene']);

/** Whether a search is for bags that plastics are filled in, not for those made of them: "plastic granules 25 kg sack". */
const isOfPlastics = (terms: readonly SearchTerm[]): boolean =>
  terms.some((term) => namesAnyOf(term, filledMaterials)) &&
  terms.some((term) => isMeasured(term) || namesAnyOf(term, beside)) &&
  terms.every((term) => isMeasured(term) || namesAnyOf(term, filledMaterials) || namesAnyOf(term, beside));

// In kilograms: what is filled in a jumbo bag, not how much is ordered.
const jumbo = { least: 300, most: 2_500 };

/** Whether a search is for a bag that holds as much of some goods as a jumbo bag: "bag for salt 1 tonne". */
const isOfTonnes = ({ terms, lexicon }: Pick<UnderstoodQuery, 'terms' | 'lexicon'>): boolean =>
  terms.some((term) => (readKilograms(term) ?? 0) >= jumbo.least && (readKilograms(term) ?? 0) <= jumbo.most) &&
  terms.some(({ families }) => families.some(({ subject }) => subject === 'goods')) &&
  terms.every((term) => isOfProducts(term, lexicon) && !namesAnyOf(term, familiesOfBags));

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

/** How to answer a search whose words do not say what is wanted: a price, a way to a country; undefined for any other. */
export function answerTo(
  search: Pick<UnderstoodQuery, 'terms' | 'lexicon'>,
  query: string,
): ((finding: SearchAgain) => Promise<RankedGroup[]>) | undefined {
  const offer = asOffer(search);
  if (offer && offer !== query)
    return async ({ find, first }) => {
      const sellers = search.terms.some(isAbroad) ? await first(findTraded(search), 'partners') : [];
      return [...(await find(offer)), ...sellers];
    };
  if (isOfPrice(query)) return ({ find }) => find('price');
  if (isOfWork(query)) return ({ find }) => find('job');
  if (isOfHours(search)) return ({ find }) => find('working hours');
  if (isOfCatalogue(search)) return ({ find }) => find('catalogue');
  const meant = meantBy(search);
  if (meant !== undefined && meant !== query) return ({ find }) => find(meant);
  const withoutAbout = query.replace(/(?<=\S\s)about\s(?!us\b|you\b|the company\b)/gi, '');
  if (withoutAbout !== query) return ({ find }) => find(withoutAbout);
  if (isAmountOfBags(search))
    return async ({ first }) => [...(await first('minimum order', 'faqs')), ...(await first('price', 'pages'))];
  if (isOfMaking(query))
    return async ({ first }) => [...(await first('circular weaving', 'posts')), ...(await first('about us', 'pages'))];
  if (isOfFoundation(query)) return ({ find }) => find('feasibility study');
  const proven = provenOf(search);
  if (proven)
    return async ({ find }) => [
      ...(await find(proven.proof)),
      ...(await find(proven.bags)).filter(({ name }) => name === 'products'),
    ];
  const chosen = findChosen(search);
  if (chosen) return async ({ find, first }) => [...(await find(chosen)), ...(await first('bag finder', 'pages'))];
  const about = withoutAsides(search);
  if (about) return ({ find }) => find(about);
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
  if (isOfTonnes(search)) return ({ find }) => find('jumbo bag');
  const figured = findFigure(search);
  if (figured !== undefined) return ({ find }) => find(figured);
  if (isToHome(search)) return ({ find }) => find('delivery terms');
  const shipped = shippedTo(search);
  return shipped && ((finding) => findDelivery(shipped, finding));
}
