import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Certificate } from '#shared/kinds/certificate.ts';
import { certificateInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of certificates. */
export const certificateContent = {
  entity: 'certificate',
  queries: kindTables.certificate,
  input: certificateInputSchema,
  files: { image: { type: 'image' }, file: { type: 'pdf' } },
  notFound: 'certificate_not_found',
  title: 'name',
} satisfies ContentKind<Certificate>;
