import { findConcepts, type NamedConcept } from '#shared/search/concepts.ts';
import type { Lexicon } from '#shared/search/families.ts';
import type { HitGroupName } from '#shared/search/search-groups.ts';
import type { SearchTerm } from '#shared/search/search-terms.ts';
import { foldForSearch } from '#shared/search/search-words.ts';
import { findsForms, hasForm } from '#shared/search/short-words.ts';
import { type Span, splitSpans } from '#shared/search/spans.ts';
import { isAmong, keyMeasures } from './key-figures.ts';
import { wordsOfGroup } from './kind-words.ts';
import { type FoundPage, isOfProducts } from './page-search.ts';
import type { FoundRecord } from './search-queries.ts';

// A title says all of a term. Where it says it in one of its two languages, and much else, the word has probably another
// meaning there.
const inTitle = 1;
const inOneTitle = 0.67;
// Surely so where the other language does not say it at all: «شبكة المصنع» is no mesh.
const inOtherSense = 0.5;
const muchOfTitle = 0.5;
// The heading of a part, where it says nothing else.
const inHeading = { alone: 0.6, together: 0.9 };
// A text says the more of it the earlier and the more often it does.
const inText = 0.2;
const inLead = 0.1;
const again = 0.04;
const mostAgain = 4;
/** The most that a text says of a term. */
export const mostOfText = inText + inLead + again * mostAgain;
// Of a text that is not read here: names, categories, tags.
const elsewhere = 0.15;
// Longer texts are read up to here.
const longestRead = 12_000;
// Of all texts that are kept read for one lexicon, which is some 20 MB with their words.
const keptLetters = 2_000_000;

/** `hasAll`: whether the record was found by all terms. */
type Asked = { group: HitGroupName; terms: readonly SearchTerm[]; lexicon: Lexicon; hasAll: boolean };

/** How much a record or page says of each term, from 0 to 1. */
export function measureStrengths(
  record: FoundRecord & Partial<Pick<FoundPage, 'words' | 'headings'>>,
  asked: Asked,
): number[] {
  const { group, terms, lexicon } = asked;
  const { title, facts, translations } = record;
  const read = (text: string): ReadText => readText(text.slice(0, longestRead), lexicon);
  const titles = [title, translations.ar.title ?? ''].filter(Boolean).map(read);
  const words = read(record.words ?? wordsOfGroup(group));
  const measures = group === 'products' ? keyMeasures({ title, facts }, lexicon) : [];
  const written = [record, translations.ar].filter(({ texts = [] }) => texts.some(Boolean));
  const texts = written.map(({ title = '', texts = [], facts = [] }) => ({
    name: read(title),
    lead: read((texts.find(Boolean) ?? '').split('\n', 1)[0] ?? ''),
    place: read(facts.map(({ name }) => name).join('\n')),
    all: readOnce([...texts, ...facts.map(({ name, value }) => `${name}: ${value}`)].join('\n'), lexicon),
  }));
  const isHeading = (record.headings ?? []).map(read).some((heading) => isCovered(heading, terms));
  return terms.map((term) => {
    const isMeasured = measures.some((keys) => term.concepts.some((key) => isAmong(key, keys)));
    if (countTimes(words, term) > 0 || isMeasured) return inTitle;
    // The countries and ports of a market are what it is about.
    if (group === 'markets' && isPlace(term) && texts.some(({ place }) => countTimes(place, term) > 0)) return inTitle;
    const titled = titles.filter((each) => countTimes(each, term) > 0);
    // The calculator and the finder are named after bags.
    const isByTheWay = record.words !== undefined && isOfProducts(term, lexicon);
    if (titled.length > 0 && !isByTheWay) {
      const isOther = term.concepts.length > 0 && titled.length < titles.length;
      if (!isOther || titled.some((each) => findShare(each, [term]) >= muchOfTitle)) return inTitle;
      const isSilent = texts.some(({ name, all }) => countTimes(name, term) + countTimes(all, term) === 0);
      return isSilent ? inOtherSense : inOneTitle;
    }
    if (isHeading) return terms.length > 1 ? inHeading.together : inHeading.alone;
    const said = texts.map(({ lead, all }) => {
      const times = countTimes(all, term);
      if (times === 0) return 0;
      return inText + (countTimes(lead, term) > 0 ? inLead : 0) + again * Math.min(times - 1, mostAgain);
    });
    const most = Math.max(0, ...said);
    if (most === 0) return asked.hasAll ? elsewhere : 0;
    return term.concepts.length > 0 ? said.reduce((sum, each) => sum + each, 0) / said.length : most;
  });
}

const isPlace = ({ families }: SearchTerm): boolean => families.some(({ subject }) => subject === 'places');

/** Which forms a text has, and how often it names each concept. */
type CountedText = { hasForm: (form: string) => boolean; concepts: ReadonlyMap<string, number> };
/** And what it names where. */
type ReadText = CountedText & { spans: readonly Span[]; named: readonly NamedConcept[] };

function readText(text: string, lexicon: Lexicon): ReadText {
  const folded = foldForSearch(text);
  const spans = splitSpans(folded);
  const named = findConcepts(spans, lexicon);
  const concepts = new Map<string, number>();
  for (const { key } of named) concepts.set(key, (concepts.get(key) ?? 0) + 1);
  return { hasForm: findsForms(folded), spans, named, concepts };
}

type KeptTexts = { texts: Map<string, CountedText>; letters: number };
const keptTexts = new WeakMap<Lexicon, KeptTexts>();

/** Reads a long text once for each lexicon: a short word is found in all records, and reading them all stops the site. */
function readOnce(long: string, lexicon: Lexicon): CountedText {
  const text = long.slice(0, longestRead);
  const kept = keptTexts.get(lexicon) ?? { texts: new Map<string, CountedText>(), letters: 0 };
  const known = kept.texts.get(text);
  if (known) return known;
  if (kept.letters + text.length > keptLetters) {
    kept.texts.clear();
    kept.letters = 0;
  }
  const { hasForm: has, concepts } = readText(text, lexicon);
  const counted = { hasForm: has, concepts };
  kept.texts.set(text, counted);
  kept.letters += text.length;
  keptTexts.set(lexicon, kept);
  return counted;
}

/** The share of a text's words that say one of the terms. */
function findShare({ spans, named }: ReadText, terms: readonly SearchTerm[]): number {
  const isSaid = spans.map(({ text }) => terms.some(({ anyOf }) => anyOf.some((form) => hasForm(text, form))));
  for (const { key, from, to } of named)
    if (terms.some(({ concepts }) => concepts.includes(key))) isSaid.fill(true, from, to);
  return isSaid.filter(Boolean).length / Math.max(1, spans.length);
}

/** Whether a heading says the terms, and nothing else. */
const isCovered = (heading: ReadText, terms: readonly SearchTerm[]): boolean =>
  heading.spans.length > 0 && findShare(heading, terms) === 1 && terms.every((term) => countTimes(heading, term) > 0);

/** How often a text names a term; of words that the lexicon does not know only whether. */
function countTimes({ hasForm: has, concepts }: CountedText, term: SearchTerm): number {
  const named = term.concepts.reduce((sum, key) => sum + (concepts.get(key) ?? 0), 0);
  return named || Number(term.anyOf.some(has));
}
