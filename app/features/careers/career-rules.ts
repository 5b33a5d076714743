import { emailRule, type FieldRules, pdfRule, phoneRule, textRule } from '#app/components/field-rules.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';

/** The application form's client-side rules, equal to `careerInputSchema` and the limits of a CV. */
export const careerRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  email: emailRule(limits.email),
  phone: phoneRule(limits.phone, m.career_phone_required, m.phone_invalid),
  cv: pdfRule(limits.cvBytes, {
    missing: m.career_cv_required,
    wrongType: m.career_cv_type,
    tooLarge: m.career_cv_size,
  }),
};
