import { emailRule, type FieldRules, pdfRule, phoneRule, textRule } from '#app/components/field-rules.ts';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';

/** The contact form's rules, as `contactInputSchema` has them. */
export const contactRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  email: emailRule(limits.email),
  company: textRule(limits.name),
  message: textRule(limits.message, m.contact_message_required),
};

/** The consultation form's rules, as `consultationInputSchema` has them. */
export const consultationRules: FieldRules = {
  fullName: textRule(limits.name, m.contact_name_required),
  company: textRule(limits.name, m.consultation_company_required),
  email: emailRule(limits.email),
  typeOfInquiry: textRule(limits.name, m.consultation_type_required),
  message: textRule(limits.message, m.contact_message_required),
};

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
