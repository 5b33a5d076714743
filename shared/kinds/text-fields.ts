import type { CompanyTexts } from '../content/company-input.ts';
import type { Language } from '../language.ts';
import { isRecord } from '../typed-entries.ts';
import type { KindField } from './fields.ts';
import { type ContentEntity, type KindName, kinds } from './kinds.ts';

/** The parts of each entry that have a language; null: the value itself, a text or a list of texts, has one. */
type Parts = readonly string[] | null;
/** Every field of a record that is written in both languages. */
export type TextFields = Readonly<Record<string, Parts>>;

const titled = ['title', 'text'];
const companyFields = {
  name: null,
  legalName: null,
  consultingName: null,
  tagline: null,
  promise: null,
  promiseText: null,
  callToWork: null,
  exportMarkets: null,
  whatsappGreeting: null,
  poBox: null,
  address: null,
  locality: null,
  openingHours: ['days', 'hours'],
  departments: ['name'],
  story: null,
  timeline: titled,
  values: titled,
  consultingIntro: null,
  consultingValues: titled,
  process: titled,
  factoryPictures: ['caption'],
  factoryCaption: null,
  pages: ['searchTitle', 'searchDescription'],
} as const satisfies Record<keyof CompanyTexts, Parts>;

const partsOf: Partial<Record<KindField['type'], Parts>> = {
  text: null,
  texts: null,
  head: null,
  pairs: ['name', 'value'],
};

function fieldsOfKind(name: KindName): TextFields {
  const fields = Object.entries<KindField>(kinds[name].fields).flatMap(([field, { type }]) => {
    const parts = partsOf[type];
    return parts === undefined ? [] : [[field, parts] as const];
  });
  return Object.fromEntries(fields);
}

export function listTextFields(entity: ContentEntity): TextFields {
  return entity === 'company' ? companyFields : fieldsOfKind(entity);
}

/** Whether a field may be left out in one language without being missed: texts for search engines replace the page's own. */
export function isMissable(entity: ContentEntity, field: string): boolean {
  if (entity === 'company') return field === 'pages';
  const fields: Readonly<Record<string, KindField>> = kinds[entity].fields;
  return fields[field]?.type === 'head';
}

/** One text of a field in one language, with the name of its part: `{ part: 'value', text: '50 kg' }`. */
export type FieldText = { part: string | null; text: string };

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a field in one language, in their order; of a list the texts of each entry, also the empty ones. */
export function readFieldTexts(record: object, { field, parts, language }: TextPlace): FieldText[] {
  const value = storedValue(record, field, language);
  if (parts === null) return [value ?? ''].flat().map((text) => ({ part: null, text: asText(text) }));
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((entry) => parts.map((part) => ({ part, text: isRecord(entry) ? asText(entry[part]) : '' })));
}

/**
 * The texts of a field that are written in the other language only; equivalent to the conditions of
 * server/core/db/missing-texts.ts. Entries of lists are English first, so that no list lacks English.
 */
export function missingTexts(entity: ContentEntity, record: object, { field, parts, language }: TextPlace): string[] {
  if (isMissable(entity, field)) return [];
  if (language === 'en' && (parts !== null || Array.isArray(storedValue(record, field, 'en')))) return [];
  const own = readFieldTexts(record, { field, parts, language });
  const other = readFieldTexts(record, { field, parts, language: language === 'en' ? 'ar' : 'en' });
  return other.flatMap(({ text }, place) => (text && !own[place]?.text ? [text] : []));
}

export type TextPlace = { field: string; parts: Parts; language: Language };

function storedValue(record: object, field: string, language: Language): unknown {
  const english: Record<string, unknown> = { ...record };
  if (language === 'en') return english[field];
  const { translations } = english;
  const arabic = isRecord(translations) ? translations.ar : undefined;
  return isRecord(arabic) ? arabic[field] : undefined;
}
