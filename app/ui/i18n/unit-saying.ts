import { m } from '#messages';
import type { Language } from '#shared/language.ts';
import type { MessageKey, MessageParameters } from '#shared/text/message-key.ts';
import type { Saying } from '#shared/trade/write-value.ts';
import { currentLanguage } from './current-language.ts';

// Listed explicitly: lookup by key would bundle every message of the site.
const words = {
  trade_unit_kg: m.trade_unit_kg,
  trade_unit_tonne: m.trade_unit_tonne,
  trade_unit_cm: m.trade_unit_cm,
  trade_unit_mm: m.trade_unit_mm,
  trade_unit_gsm: m.trade_unit_gsm,
  trade_unit_um: m.trade_unit_um,
  trade_unit_denier: m.trade_unit_denier,
  trade_unit_hour: m.trade_unit_hour,
  trade_unit_day: m.trade_unit_day,
  trade_unit_month: m.trade_unit_month,
  trade_unit_litre: m.trade_unit_litre,
  trade_unit_celsius: m.trade_unit_celsius,
  trade_unit_percent: m.trade_unit_percent,
  trade_unit_density: m.trade_unit_density,
  trade_unit_per_inch: m.trade_unit_per_inch,
  trade_unit_piece: m.trade_unit_piece,
  trade_unit_colour: m.trade_unit_colour,
} satisfies Partial<Record<MessageKey, unknown>>;

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
