import { emailRule, type FieldRules, textRule } from '#app/components/field-rules.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';

/** The contact form's rules, as `contactInputSchema` has them. */
export const contactRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  email: emailRule(limits.email),
  company: textRule(limits.name),
  message: textRule(limits.message, m.contact_message_required),
};
