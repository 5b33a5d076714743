import { z } from 'zod';
import { type Career, careerStatuses } from '../career.ts';
import type { Consultation } from '../consultation.ts';
import { type Contact, contactStatuses } from '../contact.ts';
import { fileMarks } from '../file-marks.ts';
import { languages } from '../language.ts';
import { type LeadKind, type LeadSubject, type Leads, type StaffLead, suspicionReasons } from '../lead.ts';
import { serviceCategories } from '../service-categories.ts';
import {
  type AnswerSchema,
  choice,
  count,
  flag,
  id,
  knownOf,
  text,
  textOrNull,
  translationsOf,
} from './answer-parts.ts';

const subject = z.object({
  _id: id,
  title: z.string(),
  translations: translationsOf<{ title: string }>(),
  isThere: flag,
}) satisfies z.ZodType<LeadSubject>;

const lead = {
  _id: id,
  fullName: text,
  email: text,
  createdAt: text,
  // Not part of the specification.
  reference: text,
  language: choice(languages, 'en'),
  suspicion: knownOf(suspicionReasons),
  anonymisedAt: textOrNull,
  cameFrom: z.object({ referrer: text, campaign: text, page: text }).nullable().catch(null),
  about: subject.nullable().catch(null),
};

/** A message, as staff are answered. */
const contactAnswer = z.object({
  ...lead,
  company: text,
  message: text,
  status: z.enum(contactStatuses),
  product: textOrNull,
}) satisfies z.ZodType<StaffLead<Contact>>;

const consultationAnswer = z.object({
  ...lead,
  company: text,
  typeOfInquiry: z.enum(serviceCategories),
  message: text,
}) satisfies z.ZodType<StaffLead<Consultation>>;

const careerAnswer = z.object({
  ...lead,
  phone: text,
  cvOriginalName: text,
  cvSize: count,
  status: z.enum(careerStatuses),
  phoneNumber: text,
  opening: textOrNull,
  cvMarks: knownOf(fileMarks),
}) satisfies z.ZodType<StaffLead<Career>>;

/** `{data: {[name]: [...]}}`: the records of a list. */
const listed = <Lead extends z.ZodType>(name: string, schema: Lead): AnswerSchema<z.output<Lead>[]> =>
  z.object({ data: z.object({ [name]: z.array(schema) }) }).transform(({ data }) => data[name] ?? []);

/** `{data: {[name]: …}}`: one of them. */
const single = <Lead extends z.ZodType>(name: string, schema: Lead): AnswerSchema<z.output<Lead>> => ({
  parse: (sent) =>
    z
      .object({ data: z.object({ [name]: z.unknown() }) })
      .transform(({ data }) => schema.parse(data[name]))
      .parse(sent),
});

type LeadAnswers<Lead> = { list: AnswerSchema<Lead[]>; one: AnswerSchema<Lead> };

/** The list of each kind of lead, and one of it, as staff are answered. */
export const leadAnswers = {
  contact: { list: listed('contacts', contactAnswer), one: single('contact', contactAnswer) },
  consultation: { list: listed('consultations', consultationAnswer), one: single('consultation', consultationAnswer) },
  career: { list: listed('careers', careerAnswer), one: single('career', careerAnswer) },
} satisfies { [Kind in LeadKind]: LeadAnswers<StaffLead<Leads[Kind]>> };

const leadStatus = z
  .enum([...contactStatuses, ...careerStatuses])
  .optional()
  .catch(undefined);

/** The status alone of one that is called `name`; undefined where the answer has none. */
export const leadStatusAnswer = (name: string): AnswerSchema<z.output<typeof leadStatus>> =>
  z
    .object({ data: z.object({ [name]: z.object({ status: leadStatus }) }) })
    .transform(({ data }) => data[name]?.status);
