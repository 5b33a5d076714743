import { m } from '#messages';
import type { Language } from '#shared/language.ts';

type Word = (parameters: object, options: { locale: Language }) => string;

/**
 * The words of the specification as staff who read `language` see them: in English the sentence as the specification
 * has it, in Arabic what messages/ar.json says under `key`.
 */
export function specified(language: Language) {
  return (english: string, key: keyof typeof m, parameters: object = {}): string =>
    language === 'en' ? english : (m[key] as Word)(parameters, { locale: language });
}
