const arabicPrefix = 'translations.ar.';

type Fields = Record<string, unknown>;
type Bilingual = Fields & { translations?: { ar: Fields } };

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The form fields of an API field: itself, its kept files, and its removal. */
const heldAs = (name: string): string[] => [name, `existing${capitalised(name)}`, `remove${capitalised(name)}`];

/**
 * The form values after taking some fields, named as in the API, from `stored`. Arabic lists follow the order of the
 * English ones: a list is taken in both languages.
 */
export function takeFields<Values extends object>(values: Values, stored: Values, fields: readonly string[]): Values {
  const mine = values as Bilingual;
  const theirs = stored as Bilingual;
  const next: Bilingual = { ...mine, ...(mine.translations && { translations: { ar: { ...mine.translations.ar } } }) };
  const arabic = next.translations?.ar ?? {};
  const theirArabic = theirs.translations?.ar ?? {};
  for (const field of fields) {
    const name = field.replace(arabicPrefix, '');
    const isBoth = Array.isArray(theirs[name]);
    if ((isBoth || field !== name) && name in theirArabic) arabic[name] = theirArabic[name];
    if (!isBoth && field !== name) continue;
    for (const held of heldAs(name)) if (held in theirs) next[held] = theirs[held];
  }
  return next as Values;
}
