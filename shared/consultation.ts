import { z } from 'zod';
import { limits } from './limits.ts';
import { serviceCategories } from './service-categories.ts';
import { oneOf, requiredEmail } from './text-schema.ts';
import { requiredLine, requiredParagraphs } from './visitor-text.ts';

/** The consultation form; `typeOfInquiry` is the English name of a service category in every language. */
export const consultationInputSchema = z.object({
  fullName: requiredLine(limits.name, 'contact_name_required'),
  email: requiredEmail(limits.email),
  company: requiredLine(limits.name, 'consultation_company_required'),
  typeOfInquiry: oneOf(serviceCategories, 'consultation_type_required'),
  message: requiredParagraphs(limits.message, 'contact_message_required'),
});
