import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Service } from '#shared/kinds/service.ts';
import { serviceInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of services. */
export const offeringContent = {
  entity: 'service',
  queries: kindTables.service,
  input: serviceInputSchema,
  files: { image: { type: 'image' } },
  notFound: 'service_not_found',
  title: 'name',
} satisfies ContentKind<Service>;
