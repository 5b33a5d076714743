import { m } from '#messages';
import type { FieldError } from '#shared/errors.ts';
import { unitSaying } from './i18n/unit-saying.ts';

// Listed explicitly: lookup by key would bundle every message of the site.
const sentences: Partial<Record<FieldError['key'], (parameters: never) => string>> = {
  measure_least: m.measure_least,
  measure_most: m.measure_most,
  error_whole_number: m.error_whole_number,
  quote_quantity_wrong: m.quote_quantity_wrong,
  quote_quantity_of_period: m.quote_quantity_of_period,
  spec_part_of_a_bag: m.spec_part_of_a_bag,
};

/** Why a number cannot be taken, as it is said while it is typed. */
export function sayFault({ key, parameters, figure }: FieldError): string {
  const said = figure && { figure: unitSaying().say(figure.key, figure.parameters) };
  // Through `never`: who finds a fault gives the parameters of its message.
  return sentences[key]?.({ ...parameters, ...said } as never) ?? '';
}

/** What was understood of a number, or why it cannot be taken; '' of neither. */
export function sayUnderstood({ text, fault }: { text: string; fault?: FieldError | undefined }): string {
  if (fault) return sayFault(fault);
  return text && m.measure_understood({ value: text });
}
