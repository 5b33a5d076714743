import { type Language, languages } from '../../language.ts';
import { familyWords } from '../field-types.ts';
import { fields } from '../trade-fields.ts';
import { type Saying, writeValue } from '../write-value.ts';
import { goodsList } from './finder-goods.ts';
import { translateFoundName } from './found-name.ts';

type SayingIn = (language: Language) => Saying;

const kept = new Map<Language, ReadonlyMap<string, string>>();

/** The words of the names that the finder gives bags in other languages, each with the one of `language`. */
export function finderWords(language: Language, sayingIn: SayingIn): ReadonlyMap<string, string> {
  const words = kept.get(language) ?? new Map(languages.flatMap((other) => pairs(sayingIn(other), sayingIn(language))));
  kept.set(language, words);
  return words;
}

function pairs(other: Saying, reader: Saying): [string, string][] {
  if (other.language === reader.language) return [];
  return listWords(other).map((word, place) => [word, listWords(reader)[place] ?? word]);
}

/** Bags, goods, the sign before a weight and its unit, in one order. */
function listWords(saying: Saying): string[] {
  const { say } = saying;
  const keys = [...Object.values(familyWords), ...goodsList.flatMap(({ name }) => name ?? [])];
  const [sign = ''] = /[,،]/.exec(say('finder_request_line', { family: '', goods: '', weight: '' })) ?? [];
  const [, unit = ''] = writeValue(fields.fillWeight, 50, saying).split(' ');
  return [...keys.map((key) => say(key)), sign, unit];
}

/** Lines of a request, those that the finder named by their name in `language`; a name that was typed stays. */
export function nameInWordsOf<Line extends { title: string }>(
  lines: readonly Line[],
  language: Language,
  sayingIn: SayingIn,
): Line[] {
  const words = finderWords(language, sayingIn);
  return lines.map((line) => ({
    ...line,
    title: translateFoundName(line.title, (word) => words.get(word)) ?? line.title,
  }));
}
