import { z } from 'zod';
import {
  bulkCall,
  leadCall,
  leadDeletionCall,
  leadExportCall,
  leadListCall,
  suspicionCall,
} from '#server/http/admin-call.ts';
import { type ApiCall, submissionCall } from '#server/http/api-call.ts';
import { type Consultation, consultationInputSchema } from '#shared/consultation.ts';
import { serviceCategories } from '#shared/service-categories.ts';

const consultation = z.object({
  _id: z.string(),
  reference: z.string().describe('What the visitor is told to quote.'),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  typeOfInquiry: z.enum(serviceCategories),
  message: z.string(),
  createdAt: z.string().meta({ format: 'date-time' }),
}) satisfies z.ZodType<Consultation>;

const tag = 'Consultations';
const shape = { name: 'Consultation', schema: consultation };
const sortable = ['fullName', 'email', 'company', 'typeOfInquiry', 'createdAt'] as const;

export const consultationCalls: ApiCall[] = [
  submissionCall({
    path: '/consultations',
    tag,
    summary: 'Request a consultation',
    body: { type: 'application/json', shape: { name: 'ConsultationInput', schema: consultationInputSchema } },
    stored: 'consultation',
    shape,
  }),
  leadListCall({ path: '/consultations', tag, list: 'consultations', shape, sortable }),
  leadCall({ path: '/consultations', tag, one: 'consultation', shape }),
  leadExportCall({ path: '/consultations', tag, sortable }),
  leadDeletionCall({ path: '/consultations/:id', tag, summary: 'Delete a consultation request for good' }),
  suspicionCall({ path: '/consultations', tag }),
  bulkCall({ path: '/consultations', tag, name: shape.name }),
];
