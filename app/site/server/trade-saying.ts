import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import type { TradeNumber } from '#shared/trade/field-types.ts';
import { type Saying, writeValue } from '#shared/trade/write-value.ts';

type Message = (parameters: MessageParameters, options: { locale: Language }) => string;

/** Says messages that data names, in the language of the page. */
export function makeSaying(language: Language): Saying {
  return {
    language,
    // Every message takes these; which parameters it has is not known of a key alone.
    say: (key: MessageKey, parameters = {}) => (m[key] as Message)(parameters, { locale: language }),
  };
}

type Limits = Pick<TradeNumber, 'unit' | 'shown' | 'least' | 'most'>;

/** What a field takes: `5 cm – 600 cm`. */
export function describeRange({ unit, shown, least, most }: Limits, saying: Saying): string {
  const field = { type: 'number', unit, ...(shown && { shown }) } as TradeNumber;
  return `${writeValue(field, least, saying)} – ${writeValue(field, most, saying)}`;
}
