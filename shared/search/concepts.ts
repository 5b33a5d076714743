import type { Family, Lexicon } from './families.ts';
import { measureAt } from './measures.ts';
import { isNumber, isSign, type Span } from './spans.ts';
import { plainForm, possibleForms } from './word-forms.ts';

/** A concept that a text names: `from` and `to` are places among its spans, `to` excluded. */
export type Concept = { key: string; family?: Family; from: number; to: number };

/** Everything that a text names, longer phrases first at each place; a jumbo bag is also a bag. */
export function conceptsIn(spans: readonly Span[], lexicon: Lexicon): Concept[] {
  return spans.flatMap((_, at) => conceptsAt(spans, at, lexicon));
}

/** What begins at a place of a text, the longest first. */
export function conceptsAt(spans: readonly Span[], at: number, lexicon: Lexicon): Concept[] {
  const measure = measureAt(spans, at);
  const measured = measure?.keys.map((key) => ({ key, from: at, to: at + measure.length })) ?? [];
  return [...measured, ...phrasesAt(spans, at, lexicon)];
}

function phrasesAt(spans: readonly Span[], at: number, lexicon: Lexicon): Concept[] {
  const first = spans[at];
  if (!first || isSign(first.text)) return [];
  const { families, starts } = knownWord(first.text, lexicon);
  const found: Concept[] = [];
  const ends = starts.length > 0 ? endsOfPhrases(spans, at, lexicon.longestForm) : [];
  for (let length = ends.length; length > 1; length--) {
    const to = ends[length - 1] ?? at + 1;
    for (const family of knownPhrase(starts, spans.slice(at + 1, to), lexicon))
      found.push({ key: family.key, family, from: at, to });
  }
  return [...found, ...families.map((family) => ({ key: family.key, family, from: at, to: at + 1 }))];
}

/** Where phrases of one, two and more words end; signs in between do not count. */
function endsOfPhrases(spans: readonly Span[], at: number, longest: number): number[] {
  const ends: number[] = [];
  for (let i = at; i < spans.length && ends.length < longest; i++) if (!isSign(spans[i]?.text ?? '')) ends.push(i + 1);
  return ends;
}

const none: readonly Family[] = [];
/** The families of a word, and those of its forms that longer phrases begin with. */
type KnownWord = { families: readonly Family[]; starts: readonly string[] };
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
    families: firstKnown(forms, lexicon),
    starts: forms.filter((form) => lexicon.phraseStarts.has(form)),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

function knownPhrase(starts: readonly string[], spans: readonly Span[], lexicon: Lexicon): readonly Family[] {
  const others = spans.filter(({ text }) => !isSign(text)).map(({ text }) => plainForm(text));
  const rest = others.join(' ');
  return firstKnown(
    starts.map((start) => `${start} ${rest}`),
    lexicon,
  );
}

function firstKnown(forms: readonly string[], { familiesOf }: Lexicon): readonly Family[] {
  for (const form of forms) {
    const found = familiesOf.get(form);
    if (found) return found;
  }
  return none;
}
