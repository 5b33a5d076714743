import type { z } from 'zod';
import { m } from '#messages';
import type { FieldError } from '#shared/errors.ts';
import { collectFieldErrors } from '#shared/validation.ts';

type Sentences = Record<string, () => string>;

// Listed explicitly: lookup by key would bundle every message of the site.
const common: Sentences = {
  error_required: m.error_required,
  error_invalid_choice: m.error_invalid_choice,
  error_invalid_day: m.error_invalid_day,
  error_whole_number: m.error_whole_number,
  error_web_address: m.error_web_address,
  error_address_form: m.error_address_form,
  error_address_reserved: m.error_address_reserved,
  error_email_required: m.error_email_required,
  error_email_invalid: m.error_email_invalid,
  error_email_letters: m.error_email_letters,
  partner_detail_name_required: m.partner_detail_name_required,
  partner_detail_value_required: m.partner_detail_value_required,
};

function sayError({ key, parameters = {} }: FieldError, own: Sentences): string {
  if (key === 'error_too_long') return m.error_too_long({ max: Number(parameters.max) });
  if (key === 'error_email_meant') return m.error_email_meant({ address: String(parameters.address) });
  if (key === 'error_email_mended') return m.error_email_mended({ address: String(parameters.address) });
  if (key === 'error_number_at_least') return m.error_number_at_least({ min: Number(parameters.min) });
  if (key === 'error_number_at_most') return m.error_number_at_most({ max: Number(parameters.max) });
  if (key === 'error_too_many_entries') return m.error_too_many_entries({ max: Number(parameters.max) });
  if (key === 'measure_ambiguous')
    return m.measure_ambiguous({ first: parameters.first ?? '', second: parameters.second ?? '' });
  if (key === 'measure_tolerance') return m.measure_tolerance({ figure: parameters.figure ?? '' });
  return (own[key] ?? common[key] ?? m.error_invalid_text)();
}

/**
 * The schema errors of `value`, one sentence per field, keyed as in the API; `own` are messages used only by this
 * schema.
 */
export function schemaErrors(schema: z.ZodType, value: unknown, own: Sentences = {}): Record<string, string> {
  const read = schema.safeParse(value);
  if (read.success) return {};
  const fields = Object.entries(collectFieldErrors(read.error));
  return Object.fromEntries(fields.map(([field, error]) => [field, sayError(error, own)]));
}
