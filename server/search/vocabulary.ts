import type { Database } from '#server/core/db/database.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { functionWords } from '#shared/search/function-words.ts';
import { afterText } from '#shared/search/indexed-text.ts';
import { foldForSearch, withoutArticle } from '#shared/search/search-words.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { dayInAmman } from '#shared/time/day-in-amman.ts';
import type { Searched } from './partial-matches.ts';
import { readFirstTexts } from './vocabulary-queries.ts';

/** A word, how often and as which it was met, its letters (`countLetters`), and whether the lexicon has it. */
export type KnownWord = { word: string; times: number; place: number; letters: number; isOfTrade: boolean };
/** The words that corrections are chosen from: how often each was met, those of the lexicon, and those of a length. */
export type Vocabulary = {
  times: ReadonlyMap<string, number>;
  ofTrade: readonly string[];
  ofLength: (length: number) => readonly KnownWord[];
};

const renewedAfterMilliseconds = 60_000;
const fewestLetters = 4;
const mostLetters = 24;
const mostWords = 40_000;
// A word of the lexicon is more likely meant than one that a text has once.
const ofLexicon = 3;
const letters = /^[\p{L}\p{M}]+$/u;

type Remembered = { until: number; words: Promise<Vocabulary> };
const remembered = new WeakMap<Database, WeakMap<Lexicon, Remembered>>();

/** The words of the lexicon and of the first texts of each list that visitors may search; at most a minute old. */
export function readVocabulary(searched: Searched): Promise<Vocabulary> {
  const { db, lexicon } = searched;
  const ofLexicons = remembered.get(db) ?? new WeakMap<Lexicon, Remembered>();
  remembered.set(db, ofLexicons);
  const known = ofLexicons.get(lexicon);
  if (known && known.until > Date.now()) return known.words;
  const words = collect(searched);
  ofLexicons.set(lexicon, { until: Date.now() + renewedAfterMilliseconds, words });
  words.catch(() => ofLexicons.delete(lexicon));
  return words;
}

async function collect({ db, pages, lexicon }: Searched): Promise<Vocabulary> {
  const ofTrade = wordsOfLexicon(lexicon);
  const words = new Map(ofTrade);
  const ofPages = pages.flatMap(({ name, parts }) => [name, ...parts]).map((text) => text.split(afterText, 1)[0] ?? '');
  const texts = [...(await readFirstTexts(db, dayInAmman(new Date()))), ...ofPages];
  for (const text of texts)
    for (const word of listWords(text)) {
      const times = words.get(word);
      if (functionWords.has(word)) continue;
      if (times !== undefined || words.size < mostWords) words.set(word, (times ?? 0) + 1);
    }
  return toVocabulary(words, ofTrade);
}

/** Words are compared only with those of about their length. */
function toVocabulary(times: ReadonlyMap<string, number>, ofTrade: ReadonlyMap<string, number>): Vocabulary {
  const known = [...times].map(([word, count], place) => {
    return { word, times: count, place, letters: countLetters(word), isOfTrade: ofTrade.has(word) };
  });
  const byLength = Map.groupBy(known, ({ word }) => word.length);
  return { times, ofTrade: [...ofTrade.keys()], ofLength: (length) => byLength.get(length) ?? [] };
}

/** The letters of a word as a set of 32: words with very different sets are not compared. */
export function countLetters(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

function listWords(folded: string): string[] {
  const parts = folded.split(/[^\p{L}\p{M}]+/u).map((part) => (isArabic(part) ? withoutArticle(part) : part));
  return parts.filter((part) => part.length >= fewestLetters && part.length <= mostLetters && letters.test(part));
}

function wordsOfLexicon({ families }: Lexicon): Map<string, number> {
  // A part of a phrase may be no word: "pro forma".
  const words = families.flatMap(({ forms }) =>
    forms.filter((form) => !/[\s\d]/.test(form)).flatMap((form) => listWords(foldForSearch(form))),
  );
  return new Map(words.map((word) => [word, ofLexicon]));
}
