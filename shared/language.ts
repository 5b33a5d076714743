/** The languages of the site; English is the default and the fallback. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The name of the cookie, and of the local and session storage entry, that hold a chosen language. */
export const languageStorageKey = 'i18nextLng';

/** Reads a language tag such as `ar`, `ar-JO` or `EN`; undefined when it names none of ours. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The first of our languages that an Accept-Language header prefers (RFC 9110 §12.5.4), if any. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const ranges = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { language: toLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges.filter((range) => range.language && range.weight > 0);
  wanted.sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language;
}

export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** BCP 47 tag that dates, durations and numbers follow; Arabic has the digits 0 to 9, so that a page has one system. */
export function localeTag(language: Language): 'ar-JO-u-nu-latn' | 'en-US' {
  return language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US';
}
