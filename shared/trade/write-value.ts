import { type Language, localeTag } from '../language.ts';
import type { MessageKey, MessageParameters } from '../text/message-key.ts';
import type { Family, TradeField } from './field-types.ts';
import type { SpecifiedValue } from './rules/rule.ts';
import { type FieldKey, fields } from './trade-fields.ts';
import { writeMeasure } from './write-measure.ts';
import { writeQuantity } from './write-quantity.ts';

/** Says a message in the reader's language. */
export type Saying = { language: Language; say: (key: MessageKey, parameters?: MessageParameters) => string };

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** A calendar day, YYYY-MM-DD, in words: `March 1, 2027`. */
export function writeDay(day: string, language: Language): string {
  const format = { timeZone: 'UTC', dateStyle: 'long' } as const;
  const known = dayFormats.get(language) ?? new Intl.DateTimeFormat(localeTag(language), format);
  dayFormats.set(language, known);
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : known.format(time);
}

/** A stored value as its reader gets it: 560 of a width as `56 cm`, a choice by its label, a day in words, yes for a wish. */
export function writeValue(field: TradeField, value: SpecifiedValue, { language, say }: Saying): string {
  if (field.type === 'flag') return say('trade_yes');
  if (field.type === 'choice') {
    const word = field.values[String(value)];
    return word ? say(word) : String(value);
  }
  if (field.type === 'day') return writeDay(String(value), language);
  if (field.type !== 'number' || typeof value !== 'number') return String(value);
  const written = writeMeasure(value, field, language);
  return 'digits' in written ? written.digits : say(written.message, written.parameters);
}

/** Label and value of each stated field of a line of `family`, in the order of the fields; a quantity with its unit. */
export function writeSpecified(
  specified: Readonly<Record<string, SpecifiedValue>>,
  keys: readonly FieldKey[],
  saying: Saying,
  family?: Family,
): { label: string; value: string }[] {
  const { quantity, quantityUnit } = specified;
  return keys.flatMap((key) => {
    const value = specified[key];
    if (value === undefined || (key === 'quantityUnit' && quantity !== undefined)) return [];
    const isCounted = key === 'quantity' && typeof value === 'number' && quantityUnit !== undefined;
    const written = isCounted ? writeQuantity(value, String(quantityUnit), saying, family) : undefined;
    return [{ label: saying.say(fields[key].label), value: written ?? writeValue(fields[key], value, saying) }];
  });
}
