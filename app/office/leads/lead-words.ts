import { m } from '#messages';
import type { LeadKind } from '#shared/leads/lead.ts';
import type { leadEntries } from '#shared/leads/lead-entries.ts';
import type { LeadField } from '#shared/leads/lead-field.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

type Fields = (typeof leadEntries)[LeadKind]['fields'];
type FieldIn<Each> = Each extends unknown ? Each[keyof Each] : never;
type WordsIn<Field> = Field extends { words: Readonly<Record<string, infer Word>> } ? Word : never;
/** The words that the registry names: a field's label, and what the values of a choice are called. */
type LeadWord = FieldIn<Fields>['label'] | WordsIn<FieldIn<Fields>>;

// One by one, so that a screen loads these words and no others.
const words: Record<LeadWord, () => string> = {
  admin_column_company: m.admin_column_company,
  admin_column_cv_file: m.admin_column_cv_file,
  admin_column_email: m.admin_column_email,
  admin_column_message: m.admin_column_message,
  admin_column_name: m.admin_column_name,
  admin_column_opening: m.admin_column_opening,
  admin_column_phone: m.admin_column_phone,
  admin_column_product: m.admin_column_product,
  admin_column_status: m.admin_column_status,
  admin_column_type_of_inquiry: m.admin_column_type_of_inquiry,
  category_automation: m.category_automation,
  category_development: m.category_development,
  category_infrastructure: m.category_infrastructure,
  category_manufacturing: m.category_manufacturing,
  category_sustainability: m.category_sustainability,
  mail_language_ar: m.mail_language_ar,
  mail_language_en: m.mail_language_en,
  quote_country: m.quote_country,
  quote_language: m.quote_language,
  quote_lines: m.quote_lines,
  quote_order: m.quote_order,
};

/** A word of the registry in the reader's language; a field's type knows any message, not these alone. */
const wordFor = (key: MessageKey): string => words[key as LeadWord]();

/** What a field is called. */
export const fieldLabel = ({ label }: LeadField): string => wordFor(label);

/** What a value of a choice is called; '' for none. */
export function leadChoiceLabel({ words: named }: LeadField, value: unknown): string {
  const key = named?.[String(value)];
  return key ? wordFor(key) : '';
}
