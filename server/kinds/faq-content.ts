import type { ContentKind } from '#server/content/content-write-service.ts';
import { kindTables } from '#server/db/kind-tables.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { faqInputSchema } from '#shared/site-content-input.ts';

/** Editing rules of FAQs. */
export const faqContent = {
  entity: 'faq',
  queries: kindTables.faq,
  input: faqInputSchema,
  files: {},
  notFound: 'faq_not_found',
  title: 'question',
} satisfies ContentKind<Faq>;
