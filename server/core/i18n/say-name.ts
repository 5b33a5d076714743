import { m } from '#messages';
import { sectionNames } from '#shared/accounts/section-names.ts';
import type { Language } from '#shared/language.ts';
import { fieldMessage, fieldNames } from '#shared/text/field-names.ts';
import type { MessageKey } from '#shared/text/message-key.ts';
import { say } from './say.ts';

const isMessage = (name: string): name is MessageKey => Object.hasOwn(m, name);
const find = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const arabicPrefix = 'translations.ar.';

/** What staff call a field, `name` or `translations.ar.name`, of any record; as it is stored where it has no name. */
export function sayField(field: string, language: Language): string {
  // A text of a list, `timeline.0.year`, belongs to the list.
  const [name = ''] = field.replace(arabicPrefix, '').split('.');
  const own = fieldMessage(name);
  const key = isMessage(own) ? own : find(fieldNames, name);
  if (!key) return field;
  const label = say(key, {}, language);
  return field.startsWith(arabicPrefix) ? say('field_in_arabic', { field: label }, language) : label;
}

/** Fields as they stand in one cell, each once. */
export const sayFieldList = (fields: readonly string[], language: Language): string =>
  [...new Set(fields.map((field) => sayField(field, language)))].join(language === 'ar' ? '، ' : ', ');

/** What staff call a section of the back office; as it is stored where it has no name. */
export function saySection(section: string, language: Language): string {
  const key = find(sectionNames, section);
  return key ? say(key, {}, language) : section;
}
