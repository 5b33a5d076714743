import { currentLanguage } from '#app/ui/i18n/current-language.ts';
import { m } from '#messages';
import { quoteLimits } from '#shared/leads/quote-limits.ts';
import { limits } from '#shared/limits.ts';
import { artworkRule, emailOrRule, emailRule, type FieldRules, pdfRule, phoneRule, textRule } from './field-rules.ts';
import type { FormReply } from './form-request.ts';

export type CheckedForm = 'contact' | 'consultation' | 'quote' | 'career';

/** What browsers check of each form, as its schema in shared/ has it. They fetch it when somebody uses the form. */
export const formRules: Record<CheckedForm, FieldRules> = {
  contact: {
    fullName: textRule(limits.name, m.contact_name_required),
    email: emailRule(limits.email),
    company: textRule(limits.name),
    message: textRule(limits.message, m.contact_message_required),
  },
  consultation: {
    fullName: textRule(limits.name, m.contact_name_required),
    company: textRule(limits.name, m.consultation_company_required),
    email: emailRule(limits.email),
    typeOfInquiry: textRule(limits.name, m.consultation_type_required),
    message: textRule(limits.message, m.contact_message_required),
  },
  /** Values of bags are checked by the server alone. */
  quote: {
    country: textRule(quoteLimits.country, m.quote_country_required),
    files: artworkRule('files'),
    fullName: textRule(limits.name, m.contact_name_required),
    company: textRule(limits.name, m.consultation_company_required),
    email: emailOrRule(limits.email, 'phone', m.quote_contact_required),
  },
  /** With the limits of a CV. */
  career: {
    fullName: textRule(limits.name, m.contact_name_required),
    email: emailRule(limits.email),
    phone: phoneRule(limits.phone, m.career_phone_required, m.phone_invalid),
    cv: pdfRule(limits.cvBytes, {
      missing: m.career_cv_required,
      wrongType: m.career_cv_type,
      tooLarge: m.career_cv_size,
    }),
  },
};

type Errors = Record<string, string>;

/** The faults of a form by field; undefined where the browser finds none. */
export function findFaults(form: FormData, name: CheckedForm): Errors | undefined {
  const found: Errors = {};
  for (const [field, rule] of Object.entries(formRules[name])) {
    const error = rule(form.get(field), form);
    if (error) found[field] = error;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The faults that were found, and those that only the server knows; `address`: the call that takes the form. */
export async function addServerFaults(
  found: Errors,
  { form, name, address }: { form: FormData; name: CheckedForm; address: string },
): Promise<Errors> {
  // Without the first field, which is required, nothing is stored.
  const [first = ''] = Object.keys(formRules[name]);
  const { [first]: _, ...further } = await askForFaults(address, form, [first, ...Object.keys(found)]);
  return { ...further, ...found };
}

const faultsMilliseconds = 5_000;

/**
 * What the server finds wrong with a form in which the browser found faults already, by field. Files are not sent, and
 * `known`, the fields with faults and one that is required, are sent empty: the form is refused and nothing is stored.
 * Nothing where the server does not answer soon.
 */
async function askForFaults(
  address: string,
  form: FormData,
  known: readonly string[],
): Promise<Record<string, string>> {
  const entries = [...form];
  const body = new FormData();
  for (const [name, value] of entries)
    if (typeof value === 'string') body.append(name, known.includes(name) ? '' : value);
  try {
    const headers = { 'accept-language': currentLanguage() };
    const signal = AbortSignal.timeout(faultsMilliseconds);
    const reply = await fetch(address, { method: 'POST', body, headers, signal });
    const { errors = {} } = (await reply.json()) as FormReply['body'];
    const isFile = (field: string) => entries.some(([name, value]) => name === field && typeof value !== 'string');
    return Object.fromEntries(Object.entries(errors).filter(([name]) => !isFile(name)));
  } catch {
    return {};
  }
}
