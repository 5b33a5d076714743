import type { ContentKind } from '#server/content/content-write-service.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { faqInputSchema } from '#shared/site-content-input.ts';
import { faqQueries } from './faq-queries.ts';

/** Editing rules of FAQs. */
export const faqContent = {
  entity: 'faq',
  queries: faqQueries,
  input: faqInputSchema,
  files: {},
  notFound: 'faq_not_found',
  title: 'question',
} satisfies ContentKind<Faq>;
