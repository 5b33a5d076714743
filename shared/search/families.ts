import { foldForSearch } from '../search-words.ts';
import { isSign, spansOf } from './spans.ts';
import type { Subject } from './subjects.ts';
import { tokenOf } from './tokens.ts';
import { plainForm } from './word-forms.ts';

/** Words that mean one thing in this trade, in both languages. `key` names it in the searched texts. */
export type Family = {
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
  families: readonly Family[];
  /** The families by their forms. */
  familiesOf: ReadonlyMap<string, readonly Family[]>;
  /** The first words of forms of several words. */
  phraseStarts: ReadonlySet<string>;
  /** The most words that a form has. */
  longestForm: number;
};

// Changes when concepts are found in another way.
const method = 2;

/** A lexicon of some families. */
export function createLexicon(families: readonly Family[]): Lexicon {
  const familiesOf = byForm(families);
  const phrases = [...familiesOf.keys()].filter((phrase) => phrase.includes(' '));
  const words = families.map(({ key, forms, isNew = false }) => `${key}:${forms.join()}${isNew ? ':new' : ''}`);
  return {
    version: tokenOf(`${method} ${words.join('\n')}`),
    families,
    familiesOf,
    phraseStarts: new Set(phrases.map((phrase) => phrase.slice(0, phrase.indexOf(' ')))),
    longestForm: Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length)),
  };
}

/** The words of a form as the lexicon knows them, joined by spaces. */
export function phraseOf(form: string): string {
  return spansOf(foldForSearch(form))
    .filter(({ text }) => !isSign(text))
    .map(({ text }) => plainForm(text))
    .join(' ');
}

function byForm(families: readonly Family[]): Map<string, Family[]> {
  const found = new Map<string, Family[]>();
  for (const family of families)
    for (const phrase of new Set(family.forms.map(phraseOf))) found.set(phrase, [...(found.get(phrase) ?? []), family]);
  return found;
}
