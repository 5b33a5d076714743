import { words } from '#messages/trade_unit';
import type { Language } from '#shared/language.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { currentLanguage } from './current-language.ts';

type Word = (parameters: MessageParameters, options: { locale: Language }) => string;
const isUnit = (key: MessageKey): key is keyof typeof words => key in words;

/** Says the units of numbers, in the language of the page. */
export function unitSaying(): Saying {
  const language = currentLanguage();
  return {
    language,
    // Through `unknown`: who says a unit gives the parameters of its message.
    say: (key, parameters = {}) =>
      isUnit(key) ? (words[key] as unknown as Word)(parameters, { locale: language }) : '',
  };
}
