import { words } from '#messages/lead';
import type { LeadField } from '#shared/leads/lead-field.ts';
import type { MessageKey } from '#shared/text/message-key.ts';

/** A word of the registry in the reader's language; a field's type knows any message, not these alone. */
const wordFor = (key: MessageKey): string => words[key as keyof typeof words]();

/** What a field is called. */
export const fieldLabel = ({ label }: LeadField): string => wordFor(label);

/** What a value of a choice is called; '' for none. */
export function leadChoiceLabel({ words: named }: LeadField, value: unknown): string {
  const key = named?.[String(value)];
  return key ? wordFor(key) : '';
}
