import type { z } from 'zod';
import { type FieldErrors, fieldsRefused } from './errors.ts';
import type { MessageKey, MessageParameters } from './text/message-key.ts';

function readParameters(issue: z.core.$ZodIssue): MessageParameters {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  // A schema says the parameters of its own message.
  if (issue.code === 'custom') return issue.params ?? {};
  return {};
}

/** Of an issue for which its schema has no message of its own. */
function findKey(issue: z.core.$ZodIssue): MessageKey {
  if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'error_number_at_most';
  if (issue.code === 'too_small') return issue.origin === 'number' ? 'error_number_at_least' : 'error_required';
  if (issue.code === 'invalid_value') return 'error_invalid_choice';
  if (issue.code !== 'invalid_type') return 'error_invalid_value';
  if (issue.message.endsWith('received undefined')) return 'error_required';
  return wrongTypes[issue.expected] ?? 'error_invalid_value';
}

const tooBig: Readonly<Record<string, MessageKey>> = { string: 'error_too_long', array: 'error_too_many_entries' };
const wrongTypes: Readonly<Record<string, MessageKey>> = {
  array: 'error_invalid_list',
  boolean: 'error_invalid_choice',
  int: 'error_whole_number',
};

/** The first problem of each field, keyed by its path (`specifications.0.name`). */
export function collectFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    // Our schemas use message keys as messages; anything else is a message of zod.
    const key = /^[a-z][a-z0-9_]*$/.test(issue.message) ? (issue.message as MessageKey) : findKey(issue);
    fields[field] ??= { key, parameters: readParameters(issue) };
  }
  return fields;
}

/**
 * Checks `value` against `schema` and returns the parsed value.
 * @throws AppError `invalid` or `ambiguous` (422) with one message key per field.
 */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw fieldsRefused(collectFieldErrors(result.error));
}
