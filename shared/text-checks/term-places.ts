import type { Language } from '../language.ts';
import { spellTermForms, wholeForms, wordPattern } from './checks/terms.ts';
import type { CheckedTerm } from './text-check.ts';

/** Where the words of a term stand in a text. */
export type TermPlace = { from: number; to: number; term: CheckedTerm; isAvoided: boolean };

type Phrase = { words: readonly string[]; term: CheckedTerm; isAvoided: boolean };
/** Phrases of a language by the first of their words, the longest first. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;
type Word = { text: string; from: number; to: number };

const known = new WeakMap<readonly CheckedTerm[], Record<Language, Phrases>>();
/** Longer texts are read to here, and no more places are looked for. */
const longestRead = 20_000;
const mostPlaces = 200;

const wordsOf = (phrase: string): string[] => phrase.toLowerCase().match(wordPattern) ?? [];

function listPhrases(terms: readonly CheckedTerm[], language: Language): Phrases {
  const phrases = terms.flatMap((term) => {
    const { english, arabic, englishAvoided, arabicAvoided } = term;
    const [agreed, avoided] = language === 'en' ? [english, englishAvoided] : [arabic, arabicAvoided];
    return [
      { words: wordsOf(agreed), term, isAvoided: false },
      ...avoided.map((phrase) => ({ words: wordsOf(phrase), term, isAvoided: true })),
    ];
  });
  const longestFirst = phrases
    // Signs such as g and °C are letters of other things too.
    .filter(({ words }) => words.join('').length > 1)
    .toSorted((one, other) => other.words.length - one.words.length);
  return Map.groupBy(longestFirst, ({ words: [first = ''] }) => first);
}

function allPhrases(terms: readonly CheckedTerm[]): Record<Language, Phrases> {
  const read = known.get(terms) ?? { en: listPhrases(terms, 'en'), ar: listPhrases(terms, 'ar') };
  known.set(terms, read);
  return read;
}

/** A word as a phrase of one word may have it: an English plural as its singular, an Arabic one without what is joined to it. */
const singleForms = (word: string): string[] => [word, word.replace(/(?<=\w{3})s$/, ''), ...spellTermForms(word)];

function isAt(words: readonly Word[], at: number, { words: phrase }: Phrase): boolean {
  if (phrase.length === 1) return true;
  return phrase.every((part, i) => {
    const word = words[at + i]?.text ?? '';
    return word === part || wholeForms(word).includes(part) || (i === phrase.length - 1 && word === `${part}s`);
  });
}

// Targets of Markdown links; what replaces them is as long.
const target = /\]\([^()\s]{1,500}\)/g;

/**
 * Where a text names terms, by their agreed words or by avoided ones, in its order; places do not overlap. Words are
 * compared as they are written, in any letter case. Of a text the first 20,000 characters, and 200 places at most.
 */
export function termPlaces(text: string, language: Language, terms: readonly CheckedTerm[]): TermPlace[] {
  const phrases = allPhrases(terms)[language];
  const read = text.slice(0, longestRead).replace(target, (link) => ' '.repeat(link.length));
  const words = [...read.matchAll(wordPattern)].map(
    ({ 0: word, index }): Word => ({ text: word.toLowerCase(), from: index, to: index + word.length }),
  );
  const places: TermPlace[] = [];
  for (let at = 0; at < words.length && places.length < mostPlaces; ) {
    const phrase = phraseAt(words, at, phrases);
    const last = words[at + (phrase?.words.length ?? 1) - 1];
    if (phrase && last) {
      const { term, isAvoided } = phrase;
      places.push({ from: words[at]?.from ?? 0, to: last.to, term, isAvoided });
    }
    at += phrase?.words.length ?? 1;
  }
  return places;
}

function phraseAt(words: readonly Word[], at: number, phrases: Phrases): Phrase | undefined {
  const found = [...new Set(singleForms(words[at]?.text ?? ''))].flatMap((form) => phrases.get(form) ?? []);
  return found
    .toSorted((one, other) => other.words.length - one.words.length)
    .find((phrase) => isAt(words, at, phrase));
}
