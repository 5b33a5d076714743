import type { WithTranslations } from '../content.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { type ContentEntity, kinds } from '../kinds/kinds.ts';
import { isMissable, textFieldsOf } from '../kinds/text-fields.ts';
import { shownCharacters } from '../search-texts.ts';
import { isRecord } from '../typed-entries.ts';
import type { CheckedText, TextPlace } from './text-check.ts';

/** A text of a record; `field` is its path: `name`, `tags.0`, `specifications.2.value`. */
export type RecordText = CheckedText & { field: string };

// Search results and share pictures cut longer ones in the middle of what matters.
const longestTitle = 80;

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

/** The fields whose texts are checked. Texts of the company for search engines replace those of a page, one by one. */
const checkedFields = (entity: ContentEntity) =>
  Object.entries(textFieldsOf(entity)).filter(([name]) => entity !== 'company' || !isMissable(entity, name));

/** Whether a path may be that of a text of an entity. */
export function isTextField(entity: ContentEntity, path: string): boolean {
  const [name = ''] = path.split('.');
  const isChecked = checkedFields(entity).some(([field]) => field === name);
  return isChecked && /^\w{1,40}(?:\.\d{1,3})?(?:\.\w{1,20})?$/.test(path);
}

/** Every text of a record as the API answers staff, in the order of its fields; empty ones are left out. */
export function recordTexts(entity: ContentEntity, record: WithTranslations): RecordText[] {
  const english: Record<string, unknown> = { ...record };
  const arabic: Record<string, unknown> = { ...record.translations.ar };
  return checkedFields(entity).flatMap(([name, parts]) => {
    const place = placeOf(entity, name);
    return textsAt({ field: name, parts: parts ?? [] }, english[name], arabic[name]).map((text) => ({
      ...text,
      place,
    }));
  });
}

type Below = { field: string; parts: readonly string[] };

function textsAt({ field, parts }: Below, english: unknown, arabic: unknown): Omit<RecordText, 'place'>[] {
  if (Array.isArray(english))
    return english.flatMap((entry, i) =>
      textsAt({ field: `${field}.${i}`, parts }, entry, Array.isArray(arabic) ? arabic[i] : undefined),
    );
  if (isRecord(english))
    return parts.flatMap((part) =>
      textsAt({ field: `${field}.${part}`, parts: [] }, english[part], isRecord(arabic) ? arabic[part] : undefined),
    );
  const [en, ar] = [english, arabic].map((text) => (typeof text === 'string' ? text : ''));
  return en || ar ? [{ field, en: en ?? '', ar: ar ?? '' }] : [];
}
