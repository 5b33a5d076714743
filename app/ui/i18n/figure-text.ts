import { type Family, type FieldKey, familyWords, fields } from '#shared/trade/fields.ts';
import { fieldText } from '#shared/trade/rows.ts';
import { currentLanguage } from './current-language.ts';
import { sayTrade } from './trade-words.ts';

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
