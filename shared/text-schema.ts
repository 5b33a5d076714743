import { z } from 'zod';
import type { MessageKey } from './message-key.ts';

// Schemas contain message keys, never sentences: this makes a misspelt key a type error.
const say = (key: MessageKey): { error: MessageKey } => ({ error: key });

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

/** Text that must be there: trimmed, at most `max` characters, refused (never cut) when longer. */
export function requiredText(max: number, missing: MessageKey = 'error_required') {
  return z
    .string(say(missing))
    .trim()
    .min(1, say(missing))
    .max(max, say('error_too_long'))
    .refine(isStorable, say('error_invalid_text'));
}

/** Text that may be empty or absent; absent and blank both become ''. */
export function optionalText(max: number) {
  return z
    .string(say('error_invalid_text'))
    .trim()
    .max(max, say('error_too_long'))
    .refine(isStorable, say('error_invalid_text'))
    .default('');
}

/** A choice out of a fixed list. */
export function oneOf<const Values extends readonly string[]>(values: Values, wrong: MessageKey) {
  return z.enum(values, say(wrong));
}

/** A list of at most `max` entries; `missing` is said when there is none at all. */
export function listOf<Item extends z.ZodType>(item: Item, max: number, missing: MessageKey = 'error_invalid_list') {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : 'error_invalid_list');
  return z.array(item, { error }).max(max, say('error_too_many_entries'));
}

/** An e-mail address people can be answered at. */
export function requiredEmail(max: number) {
  return z
    .string(say('error_email_required'))
    .trim()
    .min(1, say('error_email_required'))
    .max(max, say('error_too_long'))
    .refine(isStorable, say('error_email_invalid'))
    .pipe(z.email({ error: 'error_email_invalid' satisfies MessageKey, pattern: z.regexes.unicodeEmail }));
}
