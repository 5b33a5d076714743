import type { Bilingual } from '#content/types.ts';

type Plain = string | number | boolean | null;

/** The English side of demo content: every bilingual text becomes a string. */
type English<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Entry)[]
    ? English<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: English<Value[Key]> }
      : Value;

/** The Arabic side: only the bilingual texts, in the same places. */
type Arabic<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Entry)[]
    ? Arabic<Entry>[]
    : { [Key in keyof Value as Value[Key] extends Plain | Plain[] ? never : Key]: Arabic<Value[Key]> };

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'ar' in value;

function english<Value extends object>(value: Value): English<Value> & object {
  return mapTexts(value, (text) => text.en) as English<Value> & object;
}

function arabic<Value>(value: Value): Arabic<Value> {
  return mapTexts(value, (text) => text.ar, 'without plain values') as Arabic<Value>;
}

/** Demo texts as a record: English, with the Arabic under `translations`. */
export function inBothLanguages<Value extends object>(
  texts: Value,
): English<Value> & { translations: { ar: Arabic<Value> } } {
  return { ...english(texts), translations: { ar: arabic(texts) } };
}

function mapTexts(value: unknown, read: (text: Bilingual) => string, plain?: 'without plain values'): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, read, plain));
  if (isBilingual(value)) return read(value);
  const kept = Object.entries(value).filter(([, entry]) => !plain || !isPlain(entry));
  return Object.fromEntries(kept.map(([key, entry]) => [key, mapTexts(entry, read, plain)]));
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : typeof value !== 'object' || value === null;
}
