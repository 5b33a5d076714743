import { type Language, localeTag } from '#shared/language.ts';

/** A time in Amman as mails show it. */
export function mailTime(iso: string, language: Language): string {
  const format = { timeZone: 'Asia/Amman', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeTag(language), format).format(new Date(iso));
}

/** The day of a time in Amman, in words: `November 20, 2026`. */
export function dayInWords(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(localeTag(language), { timeZone: 'Asia/Amman', dateStyle: 'long' }).format(
    new Date(iso),
  );
}
