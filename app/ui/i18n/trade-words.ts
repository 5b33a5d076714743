import { words } from '#messages/trade';
import type { Language } from '#shared/language.ts';
import type { TradeWord } from '#shared/trade/field-types.ts';
import { type Family, familyWords } from '#shared/trade/field-types.ts';
import type { SayTrade } from '#shared/trade/rows.ts';
import { fieldText } from '#shared/trade/rows.ts';
import { type FieldKey, fields } from '#shared/trade/trade-fields.ts';
import { currentLanguage } from './current-language.ts';

type Words = Record<TradeWord, (parameters: never, options: { locale: Language }) => string>;

/** A message of the trade in a language. */
export const sayTrade: SayTrade = (word, parameters, language) =>
  // Which parameters a word has is said where it is chosen: `shared/trade`.
  (words satisfies Words)[word](parameters as never, { locale: language });

const isFamily = (value: unknown): value is Family => String(value) in familyWords;
const isField = (name: string): name is FieldKey => name in fields;

/** A figure with its name, `Fabric weight: 65 g/m²`, in the reader's language. */
export function figureText(name: string, value: unknown): string {
  const language = currentLanguage();
  if (name === 'family' && isFamily(value)) return sayTrade(familyWords[value], {}, language);
  if (!isField(name)) return `${name}: ${value}`;
  const label = sayTrade(fields[name].label, {}, language);
  if (fields[name].type === 'flag') return label;
  const text = fieldText(name, { values: { [name]: value }, language, say: sayTrade });
  return `${label}: ${text}`;
}
