import { z } from 'zod';
import { serviceCategories } from '../content/service-categories.ts';
import { limits } from '../limits.ts';
import { oneOf, requiredEmail } from '../text/text-schema.ts';
import { requiredLine, requiredParagraphs } from '../text/visitor-text.ts';

/** The consultation form; `typeOfInquiry` is the English name of a service category in every language. */
export const consultationInputSchema = z.object({
  fullName: requiredLine(limits.name, 'contact_name_required'),
  email: requiredEmail(limits.email),
  company: requiredLine(limits.name, 'consultation_company_required'),
  typeOfInquiry: oneOf(serviceCategories, 'consultation_type_required'),
  message: requiredParagraphs(limits.message, 'contact_message_required'),
});
