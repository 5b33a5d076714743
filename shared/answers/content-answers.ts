import { z } from 'zod';
import type { Company } from '../company.ts';
import { answerOf } from '../kinds/answer-schema.ts';
import { blogPost } from '../kinds/post.ts';
import { type AnswerSchema, choice, count, flag, listOfAnswers, text, texts, translationsOf } from './answer-parts.ts';

/** A draft's video comes through a link that lasts ten minutes. */
export const staffPostAnswer = answerOf(blogPost, { videoLink: z.string().optional().catch(undefined) });

const titled = { title: text, text };

export const companyAnswer: AnswerSchema<Company> = z.looseObject({
  name: text,
  legalName: text,
  consultingName: text,
  tagline: text,
  promise: text,
  promiseText: text,
  callToWork: text,
  establishedYear: count,
  productionYear: count,
  localSharePercent: count,
  exportSharePercent: count,
  exportMarkets: texts,
  copyrightYear: count,
  phone: text,
  fax: text,
  whatsapp: text,
  whatsappGreeting: text,
  email: text,
  poBox: text,
  address: text,
  openingHours: listOfAnswers(z.object({ days: text, hours: text })),
  departments: listOfAnswers(
    z.object({ key: choice(['management', 'sales', 'hr'], 'management'), name: text, phone: text, email: text }),
  ),
  socialUrl: text,
  professionalUrl: text,
  story: text,
  timeline: listOfAnswers(z.object({ year: count, ...titled })),
  values: listOfAnswers(z.object(titled)),
  consultingIntro: text,
  consultingValues: listOfAnswers(z.object(titled)),
  process: listOfAnswers(z.object({ ...titled, image: text })),
  underDevelopment: flag,
  heroImage: text,
  bandImage: text,
  translations: translationsOf<Required<Company['translations']['ar']>>(),
});

export const previewAnswer = z.object({ html: text });

/** An uploaded image as the API lists it. */
export const libraryImageAnswer = z.object({
  path: z.string(),
  alt: text,
  widths: listOfAnswers(z.number()),
  translations: translationsOf<{ alt: string }>(),
});
