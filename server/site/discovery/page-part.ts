import { say } from '#server/core/i18n/say.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';

/** A part of a fixed page: the id of its element, '' at the top, and its texts. */
export type PagePart = readonly [anchor: string, ...texts: string[]];
/** Says a message in one language. */
export type PageSaying = (key: MessageKey, parameters?: MessageParameters) => string;

export const wordsInLanguage =
  (language: Language): PageSaying =>
  (key, parameters = {}) =>
    say(key, parameters, language);
