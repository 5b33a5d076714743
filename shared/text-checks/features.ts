import { toPhrase } from '../search/families.ts';
import { shippedFamilies } from '../search/shipped-families.ts';
import { isNumber } from '../search/spans.ts';
import { plainForm } from '../search/word-forms.ts';
import { bareForms } from './checks/bare-forms.ts';
import { readText } from './read-text.ts';
import type { CheckedPair } from './text-check.ts';

/** What both languages of a text can have in common: numbers, codes, concepts of the trade, and the sound of names. */
type Features = ReadonlySet<string>;

/** Concepts by a word or the words of a phrase. */
const concepts = new Map<string, string[]>();
for (const { key, forms } of shippedFamilies)
  for (const phrase of new Set(forms.map(toPhrase))) concepts.set(phrase, [...(concepts.get(phrase) ?? []), key]);

const longestPhrase = 3;

function findConcepts(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: longestPhrase }, (_each, i) => words.slice(at, at + i + 1))
      .filter((phrase, i) => phrase.length === i + 1)
      .flatMap((phrase) => {
        const [first = '', ...rest] = phrase;
        return bareForms(first).flatMap(
          (form) => concepts.get([plainForm(form), ...rest.map(plainForm)].join(' ')) ?? [],
        );
      }),
  );
}

/** Consonants of both scripts that sound alike, in one letter; vowels and what varies between spellings are left out. */
const sounds: Readonly<Record<string, string>> = {
  ...{ b: 'b', p: 'b', ب: 'b', t: 't', ت: 't', ط: 't', j: 'j', g: 'j', ج: 'j', غ: 'j', d: 'd', د: 'd', ض: 'd', ذ: 'd' },
  ...{ r: 'r', ر: 'r', z: 'z', ز: 'z', ظ: 'z', s: 's', س: 's', ص: 's', c: 'k', ث: 's', ش: 's', x: 'k' },
  ...{ f: 'f', v: 'f', ف: 'f', k: 'k', q: 'k', ق: 'k', ك: 'k', خ: 'k', l: 'l', ل: 'l', m: 'm', م: 'm', n: 'n', ن: 'n' },
};
const fewestSounds = 3;

/** The consonants of a word in small letters, doubled ones once; '' of words that are too short to be told by them. */
export function writeSound(word: string): string {
  const letters = word.replace(/kh/g, 'k').replace(/sh|th/g, 's').replace(/gh/g, 'g').replace(/dh/g, 'd');
  const heard = Array.from(letters, (letter) => sounds[letter] ?? '').join('');
  const once = heard.replace(/(.)\1+/g, '$1');
  return once.length >= fewestSounds ? `sound ${once}` : '';
}

/** The features of a text in one language. */
function findFeatures(text: string, language: 'en' | 'ar'): Features {
  const { spans, codes } = readText(text, language);
  const words = spans.map(({ text: word }) => word);
  const names =
    language === 'en' ? (text.match(/\b[A-Z][a-z]{3,20}/g) ?? []) : words.flatMap((word) => bareForms(word));
  return new Set([
    ...words.filter(isNumber).map((number) => `number ${Number(number)}`),
    ...codes.map((code) => `code ${code.toUpperCase()}`),
    ...findConcepts(words).map((concept) => `concept ${concept}`),
    ...names.flatMap((name) =>
      findConcepts([name.toLowerCase()]).length > 0 ? [] : writeSound(name.toLowerCase()) || [],
    ),
  ]);
}

/** The features of both languages of a text. */
export const readFeatures = ({ en, ar }: CheckedPair): { en: Features; ar: Features } => ({
  en: findFeatures(en, 'en'),
  ar: findFeatures(ar, 'ar'),
});

/** How much two texts have in common, from 0 to 1: of the one that has fewer features. */
export function likeness(one: Features, other: Features): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  return [...few].filter((feature) => many.has(feature)).length / few.size;
}
