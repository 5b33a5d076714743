import type { WithTranslations } from '../content/content.ts';
import type { KindField } from '../kinds/fields.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { type ContentEntity, kinds } from '../kinds/kinds.ts';
import { isMissable, listTextFields } from '../kinds/text-fields.ts';
import { searchTextFields, shownCharacters } from '../site/search-texts.ts';
import { isRecord } from '../typed-entries.ts';
import type { CheckedPlace, CheckedText } from './text-check.ts';

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
export function textPlace(entity: ContentEntity, path: string): CheckedPlace {
  const [name = ''] = path.split('.');
  const isName = nameFields.has(`${entity}.${name}`);
  if (isMissable(entity, name)) return { isOptional: true, shown: shownInSearch(path) };
  if (entity === 'company') return { isName };
  const { page, title, fields }: AnyKind = kinds[entity];
  const field = fields[name];
  const isMarkdown = field?.type === 'text' && field.isMarkdown === true;
  return { isName, isMarkdown, shown: page && name === title ? longestTitle : undefined };
}

/** How much search engines show of a text that is only for them: of a record's, or of a page among the company's. */
function shownInSearch(path: string): number | undefined {
  const part = searchTextFields.find((name) => path === name || path.endsWith(`.${name}`));
  return part && shownCharacters[part];
}

/** The fields whose texts are checked. */
const checkedFields = (entity: ContentEntity) => Object.entries(listTextFields(entity));

/** The fields whose pictures may show printed bags. */
export function printedFields(entity: ContentEntity): string[] {
  const fields = entity === 'company' ? [] : Object.entries<KindField>(kinds[entity].fields);
  return fields.flatMap(([name, field]) => (field.type === 'gallery' && field.hasPrints ? [name] : []));
}

/** Whether a path may be that of a text of an entity, or of a picture with a print. */
export function isTextField(entity: ContentEntity, path: string): boolean {
  const [name = ''] = path.split('.');
  const isChecked = checkedFields(entity).some(([field]) => field === name) || printedFields(entity).includes(name);
  return isChecked && /^\w{1,40}(?:\.\d{1,3})?(?:\.\w{1,20})?$/.test(path);
}

/** Every text of a record as the API answers staff, in the order of its fields; empty ones are left out. */
export function recordTexts(entity: ContentEntity, record: WithTranslations): RecordText[] {
  const english: Record<string, unknown> = { ...record };
  const arabic: Record<string, unknown> = { ...record.translations.ar };
  return checkedFields(entity).flatMap(([name, parts]) => {
    return textsAt({ field: name, parts: parts ?? [] }, english[name], arabic[name]).map((text) => ({
      ...text,
      place: textPlace(entity, text.field),
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
