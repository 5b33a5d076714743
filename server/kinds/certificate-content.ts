import type { ContentKind } from '#server/content/content-write-service.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { certificateInputSchema } from '#shared/site-content-input.ts';
import { certificateQueries } from './certificate-queries.ts';

/** Editing rules of certificates. */
export const certificateContent = {
  entity: 'certificate',
  queries: certificateQueries,
  input: certificateInputSchema,
  files: { image: { type: 'image' }, file: { type: 'pdf' } },
  notFound: 'certificate_not_found',
  title: 'name',
} satisfies ContentKind<Certificate>;
