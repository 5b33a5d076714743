import { type Language, localeTag } from '#shared/language.ts';

/** A time in Amman as mails show it. */
export function mailTime(iso: string, language: Language): string {
  const format = { timeZone: 'Asia/Amman', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeTag(language), format).format(new Date(iso));
}
