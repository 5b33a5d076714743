import { fieldWord } from '#app/office/components/history/field-label.ts';
import { m } from '#messages';
import { words } from '#messages/field_name';
import { fieldNames } from '#shared/text/field-names.ts';

/** What a field is called, whatever its record; its own name without a label. */
export function textFieldLabel(field: string): string {
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  return fieldWord(field) ?? (name ? (words as Record<string, () => string>)[name]?.() : undefined) ?? field;
}

export const languageLabels = { en: m.admin_text_english, ar: m.admin_text_arabic };
