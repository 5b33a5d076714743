import { foldForSearch } from './search-words.ts';
import { isSign, splitSpans } from './spans.ts';
import type { Subject } from './subjects.ts';
import { toToken } from './tokens.ts';
import { plainForm } from './word-forms.ts';

/** Words that mean one thing in this trade, in both languages. `key` names it in the searched texts. */
export type WordFamily = {
  key: string;
  subject: Subject;
  forms: readonly string[];
  /** Whether texts do not name it yet: they are also searched for its words. */
  isNew?: boolean;
};

/** What search knows about words. */
export type Lexicon = {
  /** Of the families: with another version texts have to be indexed again. */
  version: string;
  families: readonly WordFamily[];
  /** The families by their forms. */
  familiesOf: ReadonlyMap<string, readonly WordFamily[]>;
  /** The beginnings of forms of several words: a form's first word, its first two, and so on. */
  phraseStarts: ReadonlySet<string>;
};

// Changes when texts are indexed in another way.
const method = 6;

/** A lexicon of some families. */
export function createLexicon(families: readonly WordFamily[]): Lexicon {
  const familiesOf = byForm(families);
  const words = families.map(({ key, forms, isNew = false }) => `${key}:${forms.join()}${isNew ? ':new' : ''}`);
  return {
    version: toToken(`${method} ${words.join('\n')}`),
    families,
    familiesOf,
    phraseStarts: new Set([...familiesOf.keys()].flatMap(listStarts)),
  };
}

/** A phrase without its last word, without its last two, and so on; none of a single word. */
const listStarts = (phrase: string): string[] => [...phrase.matchAll(/ /g)].map(({ index }) => phrase.slice(0, index));

/** The words of a form as the lexicon knows them, joined by spaces. */
export function toPhrase(form: string): string {
  return splitSpans(foldForSearch(form))
    .filter(({ text }) => !isSign(text))
    .map(({ text }) => plainForm(text))
    .join(' ');
}

function byForm(families: readonly WordFamily[]): Map<string, WordFamily[]> {
  const found = new Map<string, WordFamily[]>();
  for (const family of families)
    for (const phrase of new Set(family.forms.map(toPhrase))) found.set(phrase, [...(found.get(phrase) ?? []), family]);
  return found;
}
