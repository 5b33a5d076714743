import type { WordFamily } from '../search/families.ts';
import { shippedFamilies } from '../search/shipped-families.ts';
import type { Subject } from '../search/subjects.ts';
import { type AgreedWords, agreedWords } from './agreed-words.ts';
import type { TradeTerm } from './trade-term.ts';

const arabicLetter = /\p{Script=Arabic}/u;
const makeId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const abbreviations = /\b(?:bopp|brcgs|ce|cv|faq|fda|fsc|fssc|gmp|gsm|hdpe|iso|ldpe|plc|pvc|soncap|uae|uv)\b/g;

/** As people write it: "Jumbo bag", "Saudi Arabia", "GSM", "CE marking". */
function writeName(key: string, subject: Subject): string {
  const written = key.replace(abbreviations, (letters) => letters.toUpperCase());
  return written.replace(subject === 'places' ? /\b[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase());
}

const unsearched = { englishSearch: [], arabicSearch: [], isSearched: false };
const agreedOn = new Map(agreedWords.flatMap((words) => ('family' in words ? [[words.family, words]] : [])));

/** The terms of this release: the families of search, and the termbase; where both say the same they are one. */
export const shippedTerms: readonly TradeTerm[] = [
  ...shippedFamilies.map((family) => makeTerm(family, agreedOn.get(family.key))),
  ...agreedWords.flatMap((words) => ('subject' in words ? [{ ...unsearched, ...words, _id: makeId(words.name) }] : [])),
];

function makeTerm({ key, subject, forms }: WordFamily, agreed?: AgreedWords): TradeTerm {
  const { name = writeName(key, subject), english = '', arabic = '' } = agreed ?? {};
  const { englishAvoided = [], arabicAvoided = [], note = '' } = agreed ?? {};
  const further = forms.filter((form) => form !== english && form !== arabic);
  const englishSearch = further.filter((form) => !arabicLetter.test(form));
  const arabicSearch = further.filter((form) => arabicLetter.test(form));
  const words = { english, arabic, englishSearch, arabicSearch, englishAvoided, arabicAvoided, note };
  return { _id: makeId(key), name, subject, ...words, isSearched: true };
}
