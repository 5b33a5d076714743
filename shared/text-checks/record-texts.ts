import type { CompanyTexts } from '../company-input.ts';
import type { WithTranslations } from '../content.ts';
import type { Field } from '../kinds/fields.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { type ContentEntity, kinds } from '../kinds/kinds.ts';
import { shownCharacters } from '../search-texts.ts';
import { isRecord } from '../typed-entries.ts';
import type { CheckedText, TextPlace } from './text-check.ts';

/** A text of a record; `field` is its path: `name`, `tags.0`, `specifications.2.value`. */
export type RecordText = CheckedText & { field: string };

// Search results and share pictures cut longer ones in the middle of what matters.
const longestTitle = 80;

/** The bilingual fields of the company's profile. */
const companyFields = [
  'name',
  'legalName',
  'consultingName',
  'tagline',
  'promise',
  'promiseText',
  'callToWork',
  'exportMarkets',
  'whatsappGreeting',
  'poBox',
  'address',
  'openingHours',
  'departments',
  'story',
  'timeline',
  'values',
  'consultingIntro',
  'consultingValues',
  'process',
] as const satisfies (keyof CompanyTexts)[];

/** The parts of list entries that are texts in both languages. */
const bilingualParts = new Set(['name', 'value', 'title', 'text', 'days', 'hours']);
const bilingualTypes: ReadonlySet<Field['type']> = new Set(['text', 'texts', 'pairs', 'head']);
const nameFields = new Set([
  'company.name',
  'company.legalName',
  'company.consultingName',
  'partner.name',
  'project.client',
]);

/** Where a field of an entity is shown; `path` may go on into a list. */
export function placeOf(entity: ContentEntity, path: string): TextPlace {
  const [name = ''] = path.split('.');
  const isName = nameFields.has(`${entity}.${name}`);
  if (entity === 'company') return { isName };
  const kind: AnyKind = kinds[entity];
  const field = kind.fields[name];
  return { isName, isMarkdown: field?.type === 'text' && field.isMarkdown === true, shown: shownOf(kind, name) };
}

function shownOf({ page, title, fields }: AnyKind, name: string): number | undefined {
  if (fields[name]?.type === 'head')
    return name === 'searchTitle' ? shownCharacters.searchTitle : shownCharacters.searchDescription;
  return page && name === title ? longestTitle : undefined;
}

const namesOf = (entity: ContentEntity): readonly string[] =>
  entity === 'company'
    ? companyFields
    : Object.entries((kinds[entity] as AnyKind).fields).flatMap(([name, { type }]) =>
        bilingualTypes.has(type) ? [name] : [],
      );

/** Whether a path may be that of a text of an entity. */
export function isTextField(entity: ContentEntity, path: string): boolean {
  const [name = ''] = path.split('.');
  return namesOf(entity).includes(name) && /^\w{1,40}(?:\.\d{1,3})?(?:\.\w{1,20})?$/.test(path);
}

/** Every text of a record as the API answers staff, in the order of its fields; empty ones are left out. */
export function recordTexts(entity: ContentEntity, record: WithTranslations): RecordText[] {
  const english: Record<string, unknown> = { ...record };
  const arabic: Record<string, unknown> = { ...record.translations.ar };
  return namesOf(entity).flatMap((name) => {
    const place = placeOf(entity, name);
    return textsAt(name, english[name], arabic[name]).map((text) => ({ ...text, place }));
  });
}

function textsAt(field: string, english: unknown, arabic: unknown): Omit<RecordText, 'place'>[] {
  if (Array.isArray(english))
    return english.flatMap((entry, i) =>
      textsAt(`${field}.${i}`, entry, Array.isArray(arabic) ? arabic[i] : undefined),
    );
  if (isRecord(english)) {
    const parts = Object.keys(english).filter((part) => bilingualParts.has(part));
    return parts.flatMap((part) =>
      textsAt(`${field}.${part}`, english[part], isRecord(arabic) ? arabic[part] : undefined),
    );
  }
  const [en, ar] = [english, arabic].map((text) => (typeof text === 'string' ? text : ''));
  return en || ar ? [{ field, en: en ?? '', ar: ar ?? '' }] : [];
}
