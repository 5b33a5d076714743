import { z } from 'zod';
import type { FileMark } from './file-marks.ts';
import { limits } from './limits.ts';
import { optionalLine, requiredLine, visitorEmail } from './visitor-text.ts';

export const careerStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
export type CareerStatus = (typeof careerStatuses)[number];

/** The application form besides its CV; `opening` is the id of a job opening. Whether the phone exists is checked where its library is. */
export const careerInputSchema = z.object({
  fullName: requiredLine(limits.name, 'contact_name_required'),
  email: visitorEmail(limits.email),
  phone: requiredLine(limits.phone, 'career_phone_required'),
  opening: optionalLine(64),
});
export type CareerInput = z.infer<typeof careerInputSchema>;

/** A stored career application. */
export type Career = {
  _id: string;
  /** The reference for the applicant, for example JOB-7K3QF2. */
  reference: string;
  fullName: string;
  email: string;
  /** As typed. */
  phone: string;
  /** E.164. */
  phoneNumber: string;
  cvOriginalName: string;
  /** Bytes. */
  cvSize: number;
  opening: string | null;
  status: CareerStatus;
  createdAt: string;
  /** For staff only: findings about the CV; usually empty. */
  cvMarks?: FileMark[] | undefined;
};
