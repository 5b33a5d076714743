import { z } from 'zod';
import {
  adminCall,
  bulkCall,
  leadCall,
  leadDeletionCall,
  leadExportCall,
  leadListCall,
  statusCall,
  suspicionCall,
} from '#server/http/admin-call.ts';
import { type ApiCall, submissionCall } from '#server/http/api-call.ts';
import { type CareerApplication, careerInputSchema, careerStatuses, careerStatusSchema } from '#shared/career.ts';
import { fileMarks } from '#shared/file-marks.ts';
import { cvType } from '#shared/limits.ts';

const career = z.object({
  _id: z.string(),
  reference: z.string().describe('What the applicant is told to quote.'),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().describe('As typed.'),
  phoneNumber: z.string().describe('E.164.'),
  cvOriginalName: z.string(),
  cvSize: z.int().describe('Bytes.'),
  opening: z.string().nullable().describe('The id of the job opening applied for.'),
  status: z.enum(careerStatuses),
  createdAt: z.string().meta({ format: 'date-time' }),
  cvMarks: z.array(z.enum(fileMarks)).optional().describe('For staff: why the CV is to be opened with care.'),
}) satisfies z.ZodType<CareerApplication>;

const tag = 'Career applications';
const sortable = ['fullName', 'email', 'phone', 'cvOriginalName', 'cvSize', 'status', 'createdAt'] as const;
const filters = [{ name: 'status', description: 'One status; empty for all.', schema: z.enum(careerStatuses) }];
const shape = { name: 'Career', schema: career };

export const careerCalls: ApiCall[] = [
  submissionCall({
    path: '/careers',
    tag,
    summary: 'Apply for a job',
    body: {
      type: 'multipart/form-data',
      shape: { name: 'CareerInput', schema: careerInputSchema },
      files: [{ field: 'cv', contentType: cvType, isRequired: true, description: 'A PDF of at most 5 MiB.' }],
    },
    stored: 'career',
    shape,
  }),
  leadListCall({
    path: '/careers',
    tag,
    list: 'careers',
    shape,
    sortable,
    filters,
  }),
  leadCall({ path: '/careers', tag, one: 'career', shape }),
  leadExportCall({ path: '/careers', tag, sortable, filters }),
  adminCall({
    method: 'get',
    path: '/careers/:id/cv',
    tag,
    summary: 'Download the CV of an application',
    reply: {
      status: 200,
      description: 'The PDF.',
      contentType: cvType,
      headers: { 'Content-Disposition': 'The name the applicant gave it, ending in .pdf (RFC 6266).' },
    },
    refusals: ['not_found'],
  }),
  statusCall({
    path: '/careers/:id/status',
    tag,
    summary: 'Change the status of an application',
    status: { name: 'CareerStatus', schema: careerStatusSchema },
    isSilent: true,
  }),
  leadDeletionCall({ path: '/careers/:id', tag, summary: 'Delete an application and its CV for good', isSilent: true }),
  suspicionCall({ path: '/careers', tag }),
  bulkCall({ path: '/careers', tag, name: shape.name, statuses: careerStatuses }),
];
