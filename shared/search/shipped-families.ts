import type { WordFamily } from './families.ts';
import { bags } from './lexicon/bags.ts';
import { companyWords } from './lexicon/company-words.ts';
import { goods } from './lexicon/goods.ts';
import { materials } from './lexicon/materials.ts';
import { ordering } from './lexicon/ordering.ts';
import { places } from './lexicon/places.ts';
import type { Subject } from './subjects.ts';

const linesOf: Readonly<Record<Subject, string>> = { bags, materials, goods, ordering, company: companyWords, places };

/** The families of words of this release; the key of each is the first of its words, in English. */
export const shippedFamilies: readonly WordFamily[] = Object.entries(linesOf).flatMap(([subject, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => toFamily(line, subject as Subject)),
);

function toFamily(line: string, subject: Subject): WordFamily {
  const forms = line.split(',').map((form) => form.trim());
  return { key: forms[0] ?? '', subject, forms };
}
