const arabicPrefix = 'translations.ar.';

type Fields = Record<string, unknown>;
type Bilingual = Fields & { translations?: { ar: Fields } };

const capitalised = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Under which names a form may hold a field of the API: itself, the files of it that stay, and whether its file goes. */
const heldAs = (name: string): string[] => [name, `existing${capitalised(name)}`, `remove${capitalised(name)}`];

/**
 * What a form holds once some fields, named as the API names them, are taken from `stored`, the form of another state of
 * the record. Arabic lists stand in the order of the English ones: a list is taken in both languages.
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
