import type { Language } from '../language.ts';
import { bareForms } from './checks/bare-forms.ts';
import { writeSound } from './features.ts';
import type { RecordText } from './record-texts.ts';
import type { CheckedPair, CheckFinding } from './text-check.ts';

/** A name within a sentence: at its beginning any word has a capital. */
const englishName = /(?<=[\p{L}\d,;:)’'"“”] |^|\n)[A-Z][a-z]{4,20}(?![\p{L}\p{N}])/gu;
const arabicWord = /(?<![\p{L}\p{M}])[\u0621-\u0652]{5,20}(?![\p{L}\p{M}])/gu;
const marks = /[\u064b-\u0652]/g;
const vowel = /^[aeiouy\u0627\u0648\u064a]?$/;
// Endings with vowels differ by grammar.
const consonant = /[^aeiouy\u0627\u0648\u064a]$/;

/** Whether two names differ in one vowel within them: Mansooj and Mansouj, «مرساقان» and «مرسقان». */
function isOtherSpelling(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let same = 0;
  const most = Math.min(one.length, other.length) - from;
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  const [mine, theirs] = [one.slice(from, one.length - same), other.slice(from, other.length - same)];
  return one !== other && from > 1 && same > 0 && consonant.test(one) && vowel.test(mine) && vowel.test(theirs);
}

const listEnglish = ({ en }: CheckedPair): string[] => Array.from(en.matchAll(englishName), ([name]) => name);
const listArabic = ({ ar }: CheckedPair): string[] =>
  Array.from(ar.matchAll(arabicWord), ([word]) => word.replace(marks, ''));

/** How often each name stands in the texts, by its sound; of Arabic words, those that sound like an English name. */
function countNames(
  texts: readonly CheckedPair[],
  language: Language,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const english = texts.flatMap(listEnglish);
  const known = new Set(english.map((name) => writeSound(name.toLowerCase())));
  const words = language === 'en' ? english : texts.flatMap(listArabic);
  const counted = new Map<string, Map<string, number>>();
  for (const word of words) {
    const name = bareForms(word).findLast((form) => known.has(writeSound(form.toLowerCase()))) ?? '';
    const sound = writeSound(name.toLowerCase());
    if (sound === '') continue;
    const alike = counted.get(sound) ?? new Map<string, number>();
    counted.set(sound, alike.set(name, (alike.get(name) ?? 0) + 1));
  }
  return counted;
}

/**
 * Names that the texts of a record write in two ways, in each language; found is the rarer one, or the one that is not
 * among `names`, such as the company's own.
 */
export function nameSpellingFindings(
  texts: readonly RecordText[],
  names: readonly CheckedPair[] = [],
): { field: string; finding: CheckFinding }[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const own = countNames(names, language);
    return [...countNames([...texts, ...names], language)].flatMap(([sound, spellings]) => {
      const weigh = (name: string): number =>
        own.get(sound)?.has(name) ? Number.POSITIVE_INFINITY : (spellings.get(name) ?? 0);
      return [...spellings.keys()].flatMap((found) => {
        const usual = [...spellings.keys()].find(
          (other) => weigh(other) > weigh(found) && isOtherSpelling(found, other),
        );
        const text = usual && texts.find((each) => each[language].includes(found));
        return usual && text
          ? [{ field: text.field, finding: { check: 'spelling' as const, language, found, wanted: usual } }]
          : [];
      });
    });
  });
}
