import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import { openingInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of openings. */
export const openingContent = {
  entity: 'opening',
  queries: kindTables.opening,
  input: openingInputSchema,
  files: {},
  notFound: 'opening_not_found',
  title: 'title',
} satisfies ContentKind<Opening>;
