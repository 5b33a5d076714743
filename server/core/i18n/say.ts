import { m } from '#messages';
import type { FieldErrors } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import { type Saying, writeDay } from '#shared/trade/write-value.ts';

/** A message in `language`. */
export function say(key: MessageKey, parameters: MessageParameters, language: Language): string {
  const message = m[key] as (parameters: MessageParameters, options: { locale: Language }) => string;
  return message(parameters, { locale: language });
}

/** The messages of `fields` in `language`. */
export function sayFields(fields: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { key, parameters, figure, nearestDay, names = [] }]) => {
      const text = figure && say(figure.key, figure.parameters, language);
      const said = text !== undefined && { figure: text, example: text };
      const day = nearestDay && { nearest: writeDay(nearestDay, language) };
      const about = names.map((name) => `\u2068${name}\u2069`).join(language === 'ar' ? '، ' : ', ');
      return [field, `${about && `${about}: `}${say(key, { ...parameters, ...said, ...day }, language)}`];
    }),
  );
}

/** The messages in `language`, for what is written in it. */
export const wordsIn = (language: Language): Saying => ({
  language,
  say: (key, parameters = {}) => say(key, parameters, language),
});
