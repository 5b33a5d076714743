import { z } from 'zod';
import { contentWriteCalls } from '#server/http/admin-call.ts';
import { type ApiCall, contentCalls, stampShape } from '#server/http/api-call.ts';
import type { Localised } from '#shared/content.ts';
import type { Faq } from '#shared/kinds/faq.ts';
import { faqContent } from './faq-content.ts';

const faq = z.object({
  ...stampShape,
  group: z.string(),
  question: z.string(),
  answer: z.string(),
  position: z.int(),
}) satisfies z.ZodType<Localised<Faq>>;

const about = {
  path: '/faqs',
  tag: 'FAQs',
  one: 'a question',
  shape: { name: 'Faq', schema: faq },
};

export const faqCalls: ApiCall[] = [
  ...contentCalls({
    ...about,
    many: 'frequently asked questions',
    sortable: ['group', 'question', 'position', 'createdAt', 'updatedAt'],
    filters: [{ name: 'group', description: 'The English name of a group.' }],
  }),
  ...contentWriteCalls({ ...about, kind: faqContent }),
];
