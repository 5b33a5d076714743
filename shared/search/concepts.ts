import type { Lexicon, WordFamily } from './families.ts';
import { measureAt } from './measures.ts';
import { listShortForms } from './short-words.ts';
import { isNumber, isSign, type Span } from './spans.ts';
import { plainForm, possibleForms } from './word-forms.ts';

/** A concept that a text names: `from` and `to` are places among its spans, `to` excluded. */
export type NamedConcept = { key: string; family?: WordFamily; from: number; to: number };

/** Everything that a text names, longer phrases first at each place; a jumbo bag is also a bag. */
export function findConcepts(spans: readonly Span[], lexicon: Lexicon): NamedConcept[] {
  return spans.flatMap((_, at) => conceptsAt(spans, at, lexicon));
}

/** What begins at a place of a text, the longest first. */
export function conceptsAt(spans: readonly Span[], at: number, lexicon: Lexicon): NamedConcept[] {
  const measure = measureAt(spans, at);
  const measured = measure?.keys.map((key) => ({ key, from: at, to: at + measure.length })) ?? [];
  return [...measured, ...phrasesAt(spans, at, lexicon)];
}

function phrasesAt(spans: readonly Span[], at: number, lexicon: Lexicon): NamedConcept[] {
  const first = spans[at];
  if (!first || isSign(first.text)) return [];
  const { families, starts } = knownWord(first.text, lexicon);
  const found = families.map((family) => ({ key: family.key, family, from: at, to: at + 1 }));
  return starts.length > 0 ? [...longerPhrasesAt(spans, at, { starts, lexicon }), ...found] : found;
}

/** The short words of a text that the lexicon does not know, without their affixes. */
export function findShortWords(spans: readonly Span[], lexicon: Lexicon): Set<string> {
  const words = spans.filter(({ text }) => !isSign(text)).map(({ text }) => knownWord(text, lexicon));
  return new Set(words.flatMap(({ families, short }) => (families.length === 0 ? short : [])));
}

type Beginning = {
  /** The forms of the first word that longer phrases begin with, the closest first. */
  starts: readonly string[];
  lexicon: Lexicon;
};

/** The phrases of several words that begin at a place, the longest first; signs in between do not count. */
function longerPhrasesAt(spans: readonly Span[], at: number, { starts, lexicon }: Beginning): NamedConcept[] {
  const found: NamedConcept[] = [];
  let begun = starts;
  for (let next = at + 1; next < spans.length && begun.length > 0; next++) {
    const { text } = spans[next] as Span;
    if (isSign(text)) continue;
    const { plain } = knownWord(text, lexicon);
    const phrases = begun.map((start) => `${start} ${plain}`);
    for (const family of firstKnown(phrases, lexicon).toReversed())
      found.unshift({ key: family.key, family, from: at, to: next + 1 });
    begun = phrases.filter((phrase) => lexicon.phraseStarts.has(phrase));
  }
  return found;
}

const none: readonly WordFamily[] = [];
/** A word in its plain form, its families, those of its forms that longer phrases begin with, and its short forms. */
type KnownWord = {
  plain: string;
  families: readonly WordFamily[];
  starts: readonly string[];
  short: readonly string[];
};
const knownWords = new WeakMap<Lexicon, Map<string, KnownWord>>();
const mostKnown = 20_000;

/** Remembered, since texts repeat their words. */
function knownWord(word: string, lexicon: Lexicon): KnownWord {
  const known = knownWords.get(lexicon) ?? new Map<string, KnownWord>();
  knownWords.set(lexicon, known);
  const remembered = known.get(word);
  if (remembered) return remembered;
  const forms = isNumber(word) ? [word] : possibleForms(word);
  const found = {
    plain: plainForm(word),
    families: firstKnown(forms, lexicon),
    starts: forms.filter((form) => lexicon.phraseStarts.has(form)),
    short: isNumber(word) ? [] : listShortForms(word),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

function firstKnown(forms: readonly string[], { familiesOf }: Lexicon): readonly WordFamily[] {
  for (const form of forms) {
    const found = familiesOf.get(form);
    if (found) return found;
  }
  return none;
}
