import { emailRule, type FieldRules, textRule } from '#app/components/field-rules.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';

/** The consultation form's rules, as `consultationInputSchema` has them. */
export const consultationRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  company: textRule(limits.name, m.consultation_company_required),
  email: emailRule(limits.email),
  typeOfInquiry: textRule(limits.name, m.consultation_type_required),
  message: textRule(limits.message, m.contact_message_required),
};
