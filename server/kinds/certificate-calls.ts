import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { certificateContent } from './certificate-content.ts';

const certificate = z.object({
  ...stampShape,
  name: z.string(),
  issuer: z.string(),
  scope: z.string(),
  number: z.string(),
  validFrom: z.string().meta({ format: 'date' }),
  validUntil: z.string().meta({ format: 'date' }),
  image: z.string().describe('Storage path, served at /media/<path>.'),
  file: z.string().describe('Storage path of the PDF.'),
  position: z.int(),
}) satisfies z.ZodType<Localised<Certificate>>;

const about = {
  path: '/certificates',
  tag: 'Certificates',
  one: 'a certificate',
  shape: { name: 'Certificate', schema: certificate },
};

export const certificateCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'certificates',
    sortable: ['name', 'issuer', 'validFrom', 'validUntil', 'position', 'createdAt', 'updatedAt'],
  }),
  ...contentWriteCalls({ ...about, kind: certificateContent }),
];
