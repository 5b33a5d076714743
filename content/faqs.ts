import { orderingFaqs, printingFaqs } from './faqs/buying.ts';
import { companyFaqs } from './faqs/company.ts';
import { deliveryFaqs, qualityFaqs } from './faqs/quality-and-delivery.ts';
import { usingFaqs } from './faqs/using.ts';
import type { DemoFaq } from './types.ts';

/** Questions of buyers and applicants, group by group. */
export const faqs: DemoFaq[] = [
  ...orderingFaqs,
  ...printingFaqs,
  ...qualityFaqs,
  ...usingFaqs,
  ...deliveryFaqs,
  ...companyFaqs,
];
