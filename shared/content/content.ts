import type { Language } from '../language.ts';
import { fromKeys } from '../typed-entries.ts';

/** The fields of every content record besides its own; times are ISO 8601 UTC. */
export type ContentStamp = { _id: string; createdAt: string; updatedAt: string };

/** The Arabic values of a record's text fields; a missing or empty one falls back to English. */
export type Translations<Texts> = { translations: { ar: Partial<Texts> } };

export type WithTranslations = { translations: { ar: object }; arabicInPreparation?: boolean };
export type Localised<Content extends WithTranslations> = Omit<Content, 'translations' | 'arabicInPreparation'>;

/**
 * Overlays the Arabic values for a reader of `language`, unless they are in preparation. Lists of texts and of specifications are overlaid entry by
 * entry, so that one missing translation does not hide the others.
 */
export function localise<Content extends WithTranslations>(content: Content, language: Language): Localised<Content> {
  const { translations, arabicInPreparation = false, ...english } = content;
  if (language === 'en' || arabicInPreparation) return english;
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

/** Whether readers of Arabic get the text of a field in Arabic, at least some of it. */
function isArabic({ translations, arabicInPreparation }: WithTranslations, field: string): boolean {
  const arabic: Record<string, unknown> = { ...translations.ar };
  return !arabicInPreparation && holdsText(arabic[field]);
}

function holdsText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsText);
  return isPlainObject(value) ? Object.values(value).some(holdsText) : Boolean(value);
}

/** The language in which a reader of `language` gets each of some fields. */
export function findLanguages<const Field extends string>(
  content: WithTranslations,
  language: Language,
  fields: readonly Field[],
): Record<Field, Language> {
  return fromKeys(fields, (field) => (language === 'ar' && isArabic(content, field) ? 'ar' : 'en'));
}

/** A text, and the language it is in. */
export type TextIn = { text: string; language: Language };

/** The entries of a list of texts as a reader of `language` gets them: those without Arabic in English. */
export function readEntries<const Field extends string>(
  content: WithTranslations & Record<Field, readonly string[]>,
  language: Language,
  field: Field,
): TextIn[] {
  const { [field]: arabic }: Record<string, unknown> = { ...content.translations.ar };
  const isShown = language === 'ar' && !content.arabicInPreparation && Array.isArray(arabic);
  return content[field].map((text, i) =>
    isShown && holdsText(arabic[i]) ? { text: String(arabic[i]), language: 'ar' } : { text, language: 'en' },
  );
}

/** `en` for a record that readers of Arabic get in English: one whose title is not in Arabic; undefined for any other. */
export const findOnlyLanguage = (content: WithTranslations, title: string): 'en' | undefined =>
  isArabic(content, title) ? undefined : 'en';
