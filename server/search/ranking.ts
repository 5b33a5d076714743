import { findConcepts } from '#shared/search/concepts.ts';
import type { WordFamily } from '#shared/search/families.ts';
import { isQuestion, type SearchTerm, type UnderstoodQuery } from '#shared/search/search-terms.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { splitSpans } from '#shared/search/spans.ts';
import { isMeasured, readKilograms } from './nearest-measures.ts';
import { isOfProducts } from './page-search.ts';
import { type MentionedTerm, weighTerms } from './partial-matches.ts';
import type { RankedHit, SearchGroup } from './search-hit.ts';

export type RankedGroup = SearchGroup<RankedHit>;
/** A search as it was meant, and where its terms are mentioned. */
export type Ranking = UnderstoodQuery & { found: readonly MentionedTerm[] };

/** Where none answers this part of what was searched for, those with some of the words are shown, too. */
export const enoughInTitle = 0.5;

// What a hit with all of several terms has before others.
const forAll = 0.15;
// Hits that say less than this part of what the best one says are left to the list of their kind.
const worthShowing = 0.66;
// The same of texts about something else that have only some of the words.
const worthOfSome = 0.8;
const besideOthers: ReadonlySet<string> = new Set(['posts', 'projects', 'openings']);
// Where a page is the answer.
const worthBesidePage = 0.85;

// Of products: those that are called after the kind of bag or the goods that are named.
const forNamedBags = 0.25;
const forBags = 0.4;

// A title with a few of the words says more than a text with all of them.
const forAllWords = 0.3;
const forQuestions = 0.5;
const forOrdering = 0.35;
// Of pages: those that are called so, and those that only mention a product.
const forPageNames = 0.6;
const enoughOfWords = 0.3;
const forProducts = -0.1;
// Of what a page scores that only mentions the words.
const forMention = 0.5;
// Of products and of markets, where these are what is searched for.
const forGoods = 0.1;
const forPlaces = 0.5;
const forServices = 0.4;

/** How much of a search a hit answers, from 0; rare terms count more, and all of several together. */
export function scoreHit({ strengths }: RankedHit, weights: readonly number[]): number {
  const hasAll = strengths.length > 1 && strengths.every((strength) => strength > 0);
  return strengths.reduce((sum, strength, i) => sum + strength * (weights[i] ?? 0), hasAll ? forAll : 0);
}

/** Questions, and what concerns orders, are answered by the FAQs. */
export function forFaqs({ query, terms }: UnderstoodQuery): number {
  if (isQuestion(query)) return forQuestions;
  const families = terms.flatMap((term) => term.families);
  return families.some(({ subject }) => subject === 'ordering') ? forOrdering : 0;
}

/**
 * The best hits of each group in their order, and the groups by their best hit; those of which none is worth showing last,
 * without hits.
 */
export function orderGroups(groups: readonly RankedGroup[], ranking: Ranking): RankedGroup[] {
  const weights = weighTerms(ranking.found);
  const named = [...kindsOfBags(ranking), ...findGoods(ranking)];
  const scored = groups.map((group) => {
    const isSoCalled = ({ strengths }: RankedHit): boolean =>
      group.name === 'products' && named.some((i) => strengths[i] === 1);
    const hits = ofGoods(group, ranking).map((hit) => {
      const whole = scoreHit(hit, weights) + (isSoCalled(hit) ? forNamedBags : 0);
      return { hit, whole, score: whole * (isByTheWay(group.name, hit, ranking) ? forMention : 1) };
    });
    return { group, hits: hits.toSorted((one, other) => other.score - one.score) };
  });
  const best = Math.max(
    0,
    ...scored.flatMap(({ group: { name }, hits }) =>
      hits.map(({ score, whole }) => (isCompany.has(name) ? whole : score)),
    ),
  );
  const isPage = scored.some(({ group, hits: [first] }) => first?.score === best && group.name === 'pages');
  const leastOf = ({ name, match }: RankedGroup): number =>
    isPage ? worthBesidePage : match !== 'all' && besideOthers.has(name) ? worthOfSome : worthShowing;
  const kinds = kindsOfBags(ranking);
  const isWorth = (group: RankedGroup, { hit, score }: { hit: RankedHit; score: number }): boolean =>
    score >= best * leastOf(group) || (group.name === 'products' && kinds.some((i) => hit.strengths[i] === 1));
  const rank = ({ group, hits: [first] }: (typeof scored)[number]): number =>
    (first?.score ?? 0) + weighGroup(group, first?.hit, ranking);
  return scored
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ group, hits }) => ({ ...group, hits: hits.filter((each) => isWorth(group, each)).map(({ hit }) => hit) }))
    .toSorted((one, other) => Number(one.hits.length === 0) - Number(other.hits.length === 0));
}

/** A measure orders the products that hold the goods or are of the kind that is named; without these it finds those of its size. */
function ofGoods({ name, hits }: RankedGroup, ranking: Ranking): readonly RankedHit[] {
  const { found, lexicon } = ranking;
  const goods = placesOfGoods(found);
  const isSized = saysBareKilograms(found) || found.some(({ term }) => isMeasured(term));
  if (name !== 'products' || goods.length === 0 || !isSized) return hits;
  const named = [...goods, ...kindsOfBags(ranking)];
  const isCalled = ({ title }: RankedHit, key: string): boolean =>
    findConcepts(splitSpans(foldForSearch(title.map(({ text }) => text).join(''))), lexicon).some(
      (each) => each.key === key,
    );
  const isInNets = found.some(({ term }) => isOfNets(term));
  const isSmall =
    saysBareKilograms(found) ||
    found.some(({ term }) => (readKilograms(term) ?? Number.POSITIVE_INFINITY) <= heaviestSack);
  // Grain would fall through an open net, and 40 kg are lost in a jumbo bag.
  const closed = hits.filter(
    (hit) => (isInNets || !isCalled(hit, 'mesh bag')) && !(isSmall && isCalled(hit, 'jumbo bag')),
  );
  const strongest = ({ strengths }: RankedHit) => Math.max(...named.map((place) => strengths[place] ?? 0));
  const called = closed.filter((hit) => strongest(hit) === 1);
  const holding = closed.filter((hit) => strongest(hit) > 0);
  return [called, holding].find((some) => some.length > 0) ?? closed;
}

const inNets: ReadonlySet<string> = new Set(
  'mesh bag,onion,potato,garlic,orange,vegetable,fruit,crop,seed,wood pellets,agriculture'.split(','),
);
const isOfNets = ({ families }: SearchTerm): boolean => families.some(({ key }) => inNets.has(key));

/** The families of plastics that are sold in bags, as goods are. */
export const filledMaterials: ReadonlySet<string> = new Set(['resin', 'masterbatch']);
const isFilled = ({ families }: SearchTerm): boolean =>
  families.some(({ subject, key }) => subject === 'goods' || filledMaterials.has(key));

/** The places of the terms for goods. */
const placesOfGoods = (found: readonly MentionedTerm[]): number[] =>
  found.flatMap(({ term }, place) => (isFilled(term) ? [place] : []));

const bareKilograms = /^\d{1,2}$/;

/** Whether a search says nothing but goods, bags and a number, which is then how much a bag holds: «شوال ملح 25». */
const saysBareKilograms = (found: readonly MentionedTerm[]): boolean =>
  found.some(({ term }) => bareKilograms.test(term.text)) &&
  found.every(
    ({ term }) => bareKilograms.test(term.text) || isFilled(term) || term.families.some(({ key }) => key === 'bag'),
  );

/** The places of the terms for a kind of bag, in a search for bags of some goods: "jumbo bag for urea". */
export function kindsOfBags({ found, lexicon }: Pick<Ranking, 'found' | 'lexicon'>): number[] {
  if (!isForBags({ found, lexicon })) return [];
  return found.flatMap(({ term }, i) =>
    term.families.some(({ subject, key }) => subject === 'bags' && key !== 'bag') ? [i] : [],
  );
}

/** The places of the terms for goods, in a search for bags of them with something more: "laminated sugar sack". */
const findGoods = (ranking: Pick<Ranking, 'found' | 'lexicon'>): number[] =>
  isForBags(ranking) ? placesOfGoods(ranking.found) : [];

/** Whether a search of several words says nothing but which bags are wanted. */
const isForBags = ({ found, lexicon }: Pick<Ranking, 'found' | 'lexicon'>): boolean =>
  found.length > 1 && found.every(({ term }) => isOfProducts(term, lexicon));

/** Whether a page has the words in its text alone: a long one, such as Our Story, has many words. */
const onlyMentions = (name: RankedGroup['name'], hit: RankedHit | undefined): boolean =>
  name === 'pages' && (hit?.titleTerms ?? []).length === 0;

// They hide what says less of the words, also where they stand behind it themselves.
const isCompany: ReadonlySet<string> = new Set(['projects', 'partners']);

/** Whether a hit has the words by the way: openings and projects say what the company does, products have a measure. */
function isByTheWay(name: RankedGroup['name'], hit: RankedHit, ranking: Ranking): boolean {
  const { found, lexicon } = ranking;
  if (name === 'openings') return !isOfWork(ranking);
  if (isCompany.has(name))
    return (
      isForBags(ranking) ||
      (name === 'projects' &&
        found.every(({ term: { families } }) => families.some(({ subject }) => subject === 'ordering')))
    );
  if (name === 'products')
    return (
      found.some(({ term }) => !isOfProducts(term, lexicon)) &&
      hit.titleTerms.length > 0 &&
      hit.titleTerms.every((i) => found[i] && isMeasured(found[i].term))
    );
  return onlyMentions(name, hit);
}

const asksMeaning = /^(?:what is|what are|what does|ما هو|ما هي|ما معنى|شو يعني)\s|\s(?:meaning|means?)\??$/i;
// In kilograms.
const heaviestSack = 100;

// Languages stand among the places of the lexicon.
const languages: ReadonlySet<string> = new Set(['arabic', 'english', 'french']);
const isCountry = ({ subject, key }: WordFamily): boolean => subject === 'places' && !languages.has(key);
const isOfJobs = ({ key }: WordFamily): boolean => key === 'job' || key === 'apply' || key === 'cv';
// Openings name what the company does by the way.
const ofWork: ReadonlySet<string> = new Set(
  'job,apply,cv,salary,training,technician,engineer,worker,officer,occupation,human resources,shift,full time,part time,experience,degree,finance,marketing,management'.split(
    ',',
  ),
);
const isOfWork = ({ found }: Pick<Ranking, 'found'>): boolean =>
  found.some(({ term }) => term.concepts.length === 0 || term.families.some(({ key }) => ofWork.has(key)));
/** The families of what the company's engineers offer to other factories. */
const offered: ReadonlySet<string> = new Set('plc,software,network,retrofit,infrastructure'.split(','));

function weighGroup({ name, match }: RankedGroup, first: RankedHit | undefined, ranking: Ranking): number {
  const { found } = ranking;
  const all = match === 'all' ? forAllWords : 0;
  const named = found.flatMap(({ term }) => term.families);
  if (name === 'faqs') return all + forFaqs(ranking);
  // "What is denier?": products only mention it.
  if (name === 'posts' && found.length === 1 && asksMeaning.test(ranking.query)) return all + forQuestions;
  if (name === 'markets') return all + (named.some(isCountry) && !named.some(isOfJobs) ? forPlaces : 0);
  // "SCADA for a cement plant": the goods say whose.
  if (name === 'services' && named.some(({ key }) => offered.has(key))) return all + forServices;
  const isOfGoods = found.some(({ term }) => isOfProducts(term, ranking.lexicon));
  if (name === 'products' && kindsOfBags(ranking).length > 0) return all + forBags;
  // What is called after the goods says more than a text that has all words.
  if (name === 'products' && findGoods(ranking).some((i) => first?.strengths[i] === 1)) return forAllWords + forGoods;
  if (name === 'products') return all + (isOfGoods ? forGoods : 0);
  if (name !== 'pages') return all;
  const weights = weighTerms(found);
  const called = (first?.titleTerms ?? []).reduce((sum, i) => sum + (weights[i] ?? 0), 0);
  if (called > enoughOfWords) return all + forPageNames;
  return all + (isOfGoods ? forProducts : 0);
}
