import type { Database } from '#server/db/database.ts';
import { dayInAmman } from '#shared/day-in-amman.ts';
import type { Lexicon } from '#shared/search/families.ts';
import { isArabic } from '#shared/search/word-forms.ts';
import { foldForSearch, withoutArticle } from '#shared/search-words.ts';
import { readNewestTexts } from './vocabulary-queries.ts';

/** The words that corrections are chosen from, and how often each was met. */
export type Vocabulary = ReadonlyMap<string, number>;

const renewedAfterMilliseconds = 60_000;
const fewestLetters = 4;
const mostLetters = 24;
const mostWords = 40_000;
// A word of the lexicon is more likely meant than one that a text has once.
const ofLexicon = 3;
const letters = /^[\p{L}\p{M}]+$/u;

type Remembered = { until: number; words: Promise<Vocabulary> };
const remembered = new WeakMap<Database, WeakMap<Lexicon, Remembered>>();

/** The words of the lexicon and of the newest texts that visitors may search; at most a minute old. */
export function readVocabulary(db: Database, lexicon: Lexicon): Promise<Vocabulary> {
  const ofLexicons = remembered.get(db) ?? new WeakMap<Lexicon, Remembered>();
  remembered.set(db, ofLexicons);
  const known = ofLexicons.get(lexicon);
  if (known && known.until > Date.now()) return known.words;
  const words = collect(db, lexicon);
  ofLexicons.set(lexicon, { until: Date.now() + renewedAfterMilliseconds, words });
  words.catch(() => ofLexicons.delete(lexicon));
  return words;
}

async function collect(db: Database, lexicon: Lexicon): Promise<Vocabulary> {
  const words = wordsOfLexicon(lexicon);
  for (const text of await readNewestTexts(db, dayInAmman(new Date())))
    for (const word of wordsIn(text)) {
      const times = words.get(word);
      if (times !== undefined || words.size < mostWords) words.set(word, (times ?? 0) + 1);
    }
  return words;
}

function wordsIn(folded: string): string[] {
  const parts = folded.split(/[^\p{L}\p{M}]+/u).map((part) => (isArabic(part) ? withoutArticle(part) : part));
  return parts.filter((part) => part.length >= fewestLetters && part.length <= mostLetters && letters.test(part));
}

function wordsOfLexicon({ families }: Lexicon): Map<string, number> {
  const words = families.flatMap(({ forms }) => forms.flatMap((form) => wordsIn(foldForSearch(form))));
  return new Map(words.map((word) => [word, ofLexicon]));
}
