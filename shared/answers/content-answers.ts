import { z } from 'zod';
import { type BlogPost, blogStatuses } from '../blog.ts';
import type { Company } from '../company.ts';
import type { Partner } from '../partner.ts';
import type { Product } from '../product.ts';
import { serviceCategories } from '../service-categories.ts';
import {
  type Certificate,
  type Faq,
  type Opening,
  openingStatuses,
  type Project,
  type Service,
} from '../site-content.ts';
import {
  type AnswerSchema,
  choice,
  count,
  flag,
  id,
  listOfAnswers,
  text,
  textOrNull,
  texts,
  translationsOf,
} from './answer-parts.ts';

// Other fields pass through: the history and conflict resolution show every field.
const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject({ _id: id, createdAt: text, updatedAt: text, ...shape });

const specifications = listOfAnswers(z.object({ name: text, value: text }));
const catalogue = { name: text, industry: text, specifications, mainImage: text, galleryImages: texts };
type Arabic<Content extends { translations: { ar: object } }> = Required<Content['translations']['ar']>;

export const partnerAnswer: AnswerSchema<Partner> = record({
  ...catalogue,
  translations: translationsOf<Arabic<Partner>>(),
});

export const productAnswer: AnswerSchema<Product> = record({
  ...catalogue,
  description: text,
  translations: translationsOf<Arabic<Product>>(),
});

const post = record({
  title: text,
  summary: text,
  content: text,
  tags: texts,
  status: z.enum(blogStatuses),
  image: textOrNull,
  video: textOrNull,
  publishAt: textOrNull,
  translations: translationsOf<Arabic<BlogPost>>(),
});
export const postAnswer: AnswerSchema<BlogPost> = post;
/** A draft's video comes through a link that lasts ten minutes. */
export const staffPostAnswer: AnswerSchema<BlogPost & { videoLink?: string | undefined }> = post.extend({
  videoLink: z.string().optional().catch(undefined),
});

const category = choice(serviceCategories, serviceCategories[0]);

export const projectAnswer: AnswerSchema<Project> = record({
  title: text,
  client: text,
  summary: text,
  description: text,
  category,
  year: count,
  image: text,
  translations: translationsOf<Arabic<Project>>(),
});

export const serviceAnswer: AnswerSchema<Service> = record({
  name: text,
  summary: text,
  description: text,
  deliverables: texts,
  category,
  image: text,
  position: count,
  translations: translationsOf<Arabic<Service>>(),
});

export const faqAnswer: AnswerSchema<Faq> = record({
  group: text,
  question: text,
  answer: text,
  position: count,
  translations: translationsOf<Arabic<Faq>>(),
});

export const certificateAnswer: AnswerSchema<Certificate> = record({
  name: text,
  issuer: text,
  scope: text,
  number: text,
  validFrom: text,
  validUntil: text,
  image: text,
  file: text,
  position: count,
  translations: translationsOf<Arabic<Certificate>>(),
});

export const openingAnswer: AnswerSchema<Opening> = record({
  title: text,
  department: text,
  location: text,
  employmentType: text,
  description: text,
  requirements: texts,
  status: choice(openingStatuses, 'closed'),
  closesOn: textOrNull,
  position: count,
  translations: translationsOf<Arabic<Opening>>(),
});

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
  translations: translationsOf<Arabic<Company>>(),
});

export const previewAnswer = z.object({ html: text });

/** An uploaded image as the API lists it. */
export const libraryImageAnswer = z.object({
  path: z.string(),
  alt: text,
  widths: listOfAnswers(z.number()),
  translations: translationsOf<{ alt: string }>(),
});
