import { z } from 'zod';
import { limits } from '../limits.ts';
import { requiredEmail } from '../text/text-schema.ts';
import { optionalLine, requiredLine } from '../text/visitor-text.ts';

export const careerStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
export type CareerStatus = (typeof careerStatuses)[number];

/** The application form besides its CV; `opening` is the id of a job opening. Whether the phone exists is checked where its library is. */
export const careerInputSchema = z.object({
  fullName: requiredLine(limits.name, 'contact_name_required'),
  email: requiredEmail(limits.email),
  phone: requiredLine(limits.phone, 'career_phone_required'),
  opening: optionalLine(64),
});
export type CareerInput = z.infer<typeof careerInputSchema>;
