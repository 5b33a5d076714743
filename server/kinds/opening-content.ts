import type { ContentKind } from '#server/content/content-write-service.ts';
import type { Opening } from '#shared/kinds/opening.ts';
import { openingInputSchema } from '#shared/site-content-input.ts';
import { openingQueries } from './opening-queries.ts';

/** Editing rules of openings. */
export const openingContent = {
  entity: 'opening',
  queries: openingQueries,
  input: openingInputSchema,
  files: {},
  notFound: 'opening_not_found',
  title: 'title',
} satisfies ContentKind<Opening>;
