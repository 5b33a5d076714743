import { foldForSearch } from '../search-words.ts';
import { bags } from './lexicon/bags.ts';
import { companyWords } from './lexicon/company-words.ts';
import { goods } from './lexicon/goods.ts';
import { materials } from './lexicon/materials.ts';
import { ordering } from './lexicon/ordering.ts';
import { places } from './lexicon/places.ts';
import { isSign, spansOf } from './spans.ts';
import { plainForm } from './word-forms.ts';

/** Words that mean one thing in this trade, in both languages; `key` is the first of them, in English. */
export type Family = { key: string; subject: Subject; forms: readonly string[] };

const subjects = { bags, materials, goods, ordering, company: companyWords, places };
/** What a family is about: which records are near to it. */
export type Subject = keyof typeof subjects;

/** The shipped lexicon. */
export const families: readonly Family[] = Object.entries(subjects).flatMap(([subject, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => toFamily(line, subject as Subject)),
);

function toFamily(line: string, subject: Subject): Family {
  const forms = line.split(',').map((form) => form.trim());
  return { key: forms[0] ?? '', subject, forms };
}

/** The words of a form as the lexicon knows them, joined by spaces. */
export function phraseOf(form: string): string {
  return spansOf(foldForSearch(form))
    .filter(({ text }) => !isSign(text))
    .map(({ text }) => plainForm(text))
    .join(' ');
}

/** The families by their forms. */
export const familiesOf: ReadonlyMap<string, readonly Family[]> = byForm();

/** The first words of forms of several words. */
export const phraseStarts: ReadonlySet<string> = new Set(
  [...familiesOf.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.slice(0, phrase.indexOf(' '))),
);

/** The most words that a form has. */
export const longestForm = Math.max(...[...familiesOf.keys()].map((phrase) => phrase.split(' ').length));

function byForm(): Map<string, Family[]> {
  const found = new Map<string, Family[]>();
  for (const family of families)
    for (const phrase of new Set(family.forms.map(phraseOf))) found.set(phrase, [...(found.get(phrase) ?? []), family]);
  return found;
}
