import { z } from 'zod';
import { limits } from '../limits.ts';
import { requiredEmail } from '../text/text-schema.ts';
import { optionalLine, requiredLine, requiredParagraphs } from '../text/visitor-text.ts';

export const contactStatuses = ['pending', 'read', 'replied'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** The contact form; `product` is the id of the product asked about. */
export const contactInputSchema = z.object({
  fullName: requiredLine(limits.name, 'contact_name_required'),
  email: requiredEmail(limits.email),
  company: optionalLine(limits.name),
  message: requiredParagraphs(limits.message, 'contact_message_required'),
  product: optionalLine(64),
});
