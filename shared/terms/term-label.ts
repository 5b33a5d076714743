import type { Language } from '../language.ts';
import type { TermWords } from './trade-term.ts';

/** What a term is called in a language: in Arabic by its agreed or first Arabic word, if it has one. */
export function termLabel(
  { name, arabic, arabicSearch }: Pick<TermWords, 'name' | 'arabic' | 'arabicSearch'>,
  language: Language,
): string {
  return (language === 'ar' && (arabic || arabicSearch[0])) || name;
}
