import type { Language } from './language.ts';

/** The fields of every content record besides its own; times are ISO 8601 UTC. */
export type ContentStamp = { _id: string; createdAt: string; updatedAt: string };

/** The Arabic values of a record's text fields; a missing or empty one falls back to English. */
export type Translations<Texts> = { translations: { ar: Partial<Texts> } };

export type WithTranslations = { translations: { ar: object } };
export type Localised<Content extends WithTranslations> = Omit<Content, 'translations'>;

/**
 * Overlays the Arabic values for a reader of `language`. Lists of texts and of specifications are overlaid entry by
 * entry, so that one missing translation does not hide the others.
 */
export function localise<Content extends WithTranslations>(content: Content, language: Language): Localised<Content> {
  const { translations, ...english } = content;
  if (language === 'en') return english;
  const localised: Record<string, unknown> = { ...english };
  for (const [field, arabic] of Object.entries(translations.ar)) {
    localised[field] = overlay(localised[field], arabic);
  }
  return localised as Localised<Content>;
}

function overlay(english: unknown, arabic: unknown): unknown {
  if (Array.isArray(english) && Array.isArray(arabic)) return english.map((entry, i) => overlay(entry, arabic[i]));
  if (isPlainObject(english) && isPlainObject(arabic)) {
    return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, overlay(value, arabic[key])]));
  }
  return typeof arabic === 'string' && arabic !== '' ? arabic : english;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `fields` lacks any Arabic; equivalent to `?arabic=missing` of lists. */
export function lacksArabic(content: WithTranslations, fields: readonly string[]): boolean {
  const english = content as unknown as Record<string, unknown>;
  const arabic = content.translations.ar as Record<string, unknown>;
  return fields.some((field) => isMissing(english[field], arabic[field]));
}

function isMissing(english: unknown, arabic: unknown): boolean {
  if (Array.isArray(english)) return english.some((entry, i) => isMissing(entry, Array.isArray(arabic) && arabic[i]));
  if (!isPlainObject(english)) return Boolean(english) && !arabic;
  const translated = isPlainObject(arabic) ? arabic : {};
  return Object.entries(english).some(([key, value]) => isMissing(value, translated[key]));
}
