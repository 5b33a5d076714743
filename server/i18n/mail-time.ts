import type { Language } from '#shared/language.ts';

/** A time in Amman as mails show it. */
export function mailTime(iso: string, language: Language): string {
  const format = { timeZone: 'Asia/Amman', dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-JO-u-nu-latn' : 'en-US', format).format(new Date(iso));
}
