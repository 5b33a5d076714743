import { m } from '#messages';
import type { Language } from '#shared/language.ts';

type Word = (parameters: object, options: { locale: Language }) => string;

/** The specified text in `language`: in English as specified, in Arabic the message `key` of messages/ar.json. */
export function specified(language: Language) {
  return (english: string, key: keyof typeof m, parameters: object = {}): string =>
    language === 'en' ? english : (m[key] as Word)(parameters, { locale: language });
}
