import type { WordFamily } from '../search/families.ts';
import { shippedFamilies } from '../search/shipped-families.ts';
import type { Subject } from '../search/subjects.ts';
import { agreedSpellings } from './agreed-spellings.ts';
import { type AgreedWords, agreedWords } from './agreed-words.ts';
import type { TradeTerm } from './trade-term.ts';

const arabicLetter = /\p{Script=Arabic}/u;
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const abbreviation = /^(?:bopp|cv|gsm|hdpe|ldpe|plc|uae|uv)$|^(?:iso)\b/;

/** As people write it: "Jumbo bag", "Saudi Arabia", "GSM", "ISO 9001". */
function nameOf(key: string, subject: Subject): string {
  if (abbreviation.test(key)) return key.toUpperCase();
  return key.replace(subject === 'places' ? /\b[a-z]/g : /^[a-z]/, (letter) => letter.toUpperCase());
}

const agreed = [...agreedWords, ...agreedSpellings];
const agreedOn = new Map(agreed.flatMap((words) => ('family' in words ? [[words.family, words]] : [])));

/** The terms of this release: the families of search, and the termbase; where both say the same they are one. */
export const shippedTerms: readonly TradeTerm[] = [
  ...shippedFamilies.map((family) => termOf(family, agreedOn.get(family.key))),
  ...agreed.flatMap((words) => ('subject' in words ? [unsearchedTerm(words)] : [])),
];

function termOf({ key, subject, forms }: WordFamily, agreed?: AgreedWords): TradeTerm {
  const { name = nameOf(key, subject), english = '', arabic = '' } = agreed ?? {};
  const further = forms.filter((form) => form !== english && form !== arabic);
  return {
    ...withDefaults({ _id: idOf(key), name, subject, english, arabic }, agreed),
    englishSearch: further.filter((form) => !arabicLetter.test(form)),
    arabicSearch: further.filter((form) => arabicLetter.test(form)),
    isSearched: true,
  };
}

function unsearchedTerm(agreed: Extract<AgreedWords, { subject: unknown }>): TradeTerm {
  const { name, subject, english, arabic } = agreed;
  return withDefaults({ _id: idOf(name), name, subject, english, arabic }, agreed);
}

type Named = Pick<TradeTerm, '_id' | 'name' | 'subject' | 'english' | 'arabic'>;

function withDefaults(named: Named, agreed?: AgreedWords): TradeTerm {
  const { englishAvoided = [], arabicAvoided = [], note = '' } = agreed ?? {};
  return { ...named, englishSearch: [], arabicSearch: [], englishAvoided, arabicAvoided, note, isSearched: false };
}
