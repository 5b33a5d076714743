import { findRegion } from '#server/core/i18n/find-region.ts';
import type { SearchGroupName } from '#shared/kinds/kinds.ts';
import { type Lexicon, toPhrase } from '#shared/search/families.ts';
import { askedCertificates } from '#shared/search/lexicon/company-words.ts';
import { type SearchTerm, type UnderstoodQuery, understand } from '#shared/search/search-terms.ts';
import { isShort } from '#shared/search/short-words.ts';
import type { Subject } from '#shared/search/subjects.ts';
import { readGoods } from '#shared/trade/finder/finder-goods.ts';
import { findTransliterated } from './arabic-in-latin.ts';
import { findCorrection } from './correction.ts';
import { isMeasured } from './nearest-measures.ts';
import { findTerms, isMissing, type MentionedTerm, type Searched } from './partial-matches.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** A search after its spelling was corrected; `corrected`: the words searched for instead, '' when none changed. */
export type CorrectedSearch = { search: UnderstoodQuery; corrected: string; found: readonly MentionedTerm[] };

/**
 * Replaces words that nothing has: by words that begin so where they are short, as while they are typed, or by words of
 * the site that are spelt nearly so.
 */
export async function correctSpelling(searched: Searched, search: UnderstoodQuery): Promise<CorrectedSearch> {
  const { lexicon } = searched;
  const found = await findTerms(searched, search.terms);
  const counted = withoutCounts(found);
  if (counted) {
    const better = await correctSpelling(searched, understand(counted, lexicon));
    return { ...better, corrected: better.corrected || counted };
  }
  if (!found.some(isUnknown)) return { search, corrected: '', found };
  const begun = await findTerms(searched, understand(withEnds(found), lexicon).terms);
  const isBegun =
    begun.length === found.length && begun.some((each, i) => each.term !== found[i]?.term && !isMissing(each));
  const ended = begun.map((each, i) =>
    found[i] && isUnknown(found[i]) && !isMissing(each) ? each.term.text : undefined,
  );
  const vocabulary = await readVocabulary(searched);
  const words = found.map((each, i) =>
    isUnknown(each) && !(isBegun && ended[i])
      ? (splitJoined(each.term.text, lexicon) ?? findMeant(each.term.text, vocabulary))
      : undefined,
  );
  const better = found.map(({ term }, i) => words[i] ?? (isBegun ? ended[i] : undefined) ?? term.text).join(' ');
  const corrected = words.some(Boolean) ? found.map(({ term }, i) => words[i] ?? term.text).join(' ') : '';
  if (!corrected && !isBegun) return { search, corrected, found };
  const meant = understand(better, lexicon);
  return { search: meant, corrected, found: await findTerms(searched, meant.terms) };
}

/** The search with a `*` after each short word that nothing has. */
const withEnds = (found: readonly MentionedTerm[]): string =>
  found.map((each) => (mayBeBegun(each) ? `${each.term.text}*` : each.term.text)).join(' ');

/** A letter alone begins too many. */
const mayBeBegun = (found: MentionedTerm): boolean =>
  isUnknown(found) && isShort(found.term.text) && /^\D{2,}$/.test(found.term.text);

const fewestJoined = 3;
const mostJoined = 40;
const joinedTo: ReadonlySet<Subject> = new Set(['bags', 'materials', 'goods', 'ordering']);

/** A word that nothing has as two that the lexicon knows: "sugarbag" → "sugar bag"; German joins some with an s. */
function splitJoined(word: string, { familiesOf }: Lexicon): string | undefined {
  if (word.length > mostJoined) return undefined;
  for (let at = word.length - fewestJoined; at >= fewestJoined; at--) {
    const [first, then] = [word.slice(0, at), word.slice(at)];
    const starts = [first, first.replace(/s$/, '')].filter((start) => start.length >= fewestJoined);
    const known = starts.find((start) => familiesOf.has(toPhrase(start)));
    const isKnown = familiesOf.get(toPhrase(then))?.some(({ subject }) => joinedTo.has(subject)) ?? false;
    if (known && isKnown) return `${known} ${then}`;
  }
  return undefined;
}

/** The word that was meant by one that nothing has; one with digits is Arabic in Latin letters. */
const findMeant = (typed: string, vocabulary: Vocabulary): string | undefined =>
  (/\d/.test(typed) ? undefined : findCorrection(typed, vocabulary)) ?? findTransliterated(typed, vocabulary);

/** Whether no text has a word that the lexicon does not know either. */
const isUnknown = (found: MentionedTerm): boolean =>
  isMissing(found) &&
  found.term.concepts.length === 0 &&
  /^[\p{L}\p{M}]+$|^(?=\d?[a-z])[a-z2-9]+$/u.test(found.term.text);

const counts = /^(?:colour|day|hour|month):/;

/** A search of which nothing is found without its numbers of colours and days: "6 colours" → "colours"; '' for any other. */
function withoutCounts(found: readonly MentionedTerm[]): string {
  const isCounted = found.some(({ term }) => term.concepts.some((key) => counts.test(key)));
  if (!isCounted || !found.every(isMissing)) return '';
  return found
    .map(({ term: { text, concepts } }) => (concepts.some((key) => counts.test(key)) ? text.replace(/^.* /, '') : text))
    .join(' ');
}

/** The terms that no text has. */
export const droppedTerms = (found: readonly MentionedTerm[]): string[] =>
  found.filter(isMissing).map(({ term }) => term.text);

const keysOfCertificates = new Set(
  askedCertificates
    .trim()
    .split('\n')
    .map((line) => line.split(',')[0]),
);

/** Whether a term is a certificate that buyers ask for and makers of bags may not have. */
export const isAskedCertificate = ({ families }: SearchTerm): boolean =>
  families.some(({ key }) => keysOfCertificates.has(key));

// The first questions say nothing of taxes or of social media.
const nearSubjects: Partial<Record<Subject, SearchGroupName>> = {
  bags: 'products',
  materials: 'products',
  goods: 'products',
  places: 'markets',
};

/** The group that is near to what was searched for; undefined when the lexicon knows none of the words, which are no country. */
export function nearestGroup(terms: readonly SearchTerm[]): SearchGroupName | undefined {
  const place = terms.map(({ text }) => text).join(' ');
  const isCountry = findRegion({ country: place, phoneNumber: '' }) !== null;
  const isAmount = terms.length > 0 && terms.every(isMeasured);
  const subject =
    terms.flatMap(({ families }) => families)[0]?.subject ?? (isCountry ? 'places' : isAmount ? 'bags' : undefined);
  return subject && nearSubjects[subject];
}

/** A search for bags that hold such goods, as they were typed or as the lexicon calls them; '' where the finder does not know them. */
export function similarGoods({ query, terms }: Pick<UnderstoodQuery, 'query' | 'terms'>): string {
  const named = terms.flatMap(({ families }) =>
    families.flatMap(({ subject, key }) => (subject === 'goods' ? key : [])),
  );
  const goods = readGoods(query) ?? readGoods(named.join(' '));
  if (!goods || goods.stop) return '';
  if (goods.form === 'produce') return 'mesh bag';
  if (goods.traits.includes('valve')) return 'valve bag';
  return goods.use === 'neither' ? '' : goods.use;
}
