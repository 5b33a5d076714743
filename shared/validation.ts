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

/** The first problem of each field, keyed by its path (`specifications.0.name`). */
export function collectFieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    // Our schemas use message keys as messages; an unknown key is a message of zod.
    const key = (/^[a-z][a-z0-9_]*$/.test(issue.message) ? issue.message : 'error_invalid_text') as MessageKey;
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
