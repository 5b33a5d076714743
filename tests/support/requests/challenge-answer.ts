import { m } from '#messages';
import type { Language } from '#shared/language.ts';

/** What a person answers to the question of a challenge: its two words, added up. */
export function sumIn(question: string, language: Language): number {
  const words: string[] = Array.from({ length: 9 }, (_, index) =>
    m[`number_${index + 1}` as 'number_1']({}, { locale: language }),
  );
  const numbers = question
    .replace(/[؟?]/g, '')
    .split(/\s+/)
    .map((word) => words.indexOf(word) + 1);
  return numbers.reduce((sum, number) => sum + number, 0);
}
