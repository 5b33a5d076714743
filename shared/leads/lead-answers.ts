import { z } from 'zod';
import { type AnswerSchema, lenient, time } from '../answer-parts.ts';
import { languages } from '../language.ts';
import { cameFromSchema } from '../site/visit.ts';
import { careerLead } from './career-lead.ts';
import { consultationLead } from './consultation-lead.ts';
import { contactLead } from './contact-lead.ts';
import { fileMarks } from './file-marks.ts';
import { answeredStatuses, careerStatuses, suspicionReasons } from './lead.ts';
import { recordShape } from './lead-entry.ts';

/** The product or job opening of a lead, by its current or last name. */
const subjectShape = z.object({
  _id: z.string(),
  title: z.string(),
  translations: z.object({ ar: z.object({ title: z.string().optional() }) }),
  isThere: z.boolean().describe('Whether it is neither in the Trash nor deleted for good.'),
});
export type LeadSubject = z.infer<typeof subjectShape>;

/** Facts about a lead for staff; `about` is null where it is about nothing in particular. */
export const leadMarkShape = z.object({
  language: z
    .enum(languages)
    .describe('The language of its answers: that of its form, unless its sender chose another.'),
  about: subjectShape.nullable().exactOptional().describe('The product or the job opening it is about.'),
  suspicion: z.array(z.enum(suspicionReasons)).describe('Why it is suspicious; empty when nothing speaks against it.'),
  anonymisedAt: time.nullable().describe('When its sender was erased from it.'),
  wordAt: time
    .nullable()
    .describe('When its sender last added something that waits for staff; null when nothing does.'),
  cameFrom: cameFromSchema.nullable().describe('How the sender came: referring host, campaign, first page.'),
});
export type LeadMark = z.infer<typeof leadMarkShape>;
/** A lead as staff see it. */
export type StaffLead<Lead> = Lead & LeadMark;

/** A stored message. */
export const contactShape = recordShape(contactLead);
export type Contact = z.infer<typeof contactShape>;

/** A stored consultation request. */
export const consultationShape = recordShape(consultationLead);
export type Consultation = z.infer<typeof consultationShape>;

/** A stored career application. */
export const careerShape = recordShape(careerLead).extend({
  cvMarks: z.array(z.enum(fileMarks)).optional().describe('For staff: why the CV is to be opened with care.'),
});
export type Career = z.infer<typeof careerShape>;

// In the client the marks of an older server may be missing.
const forStaff = { ...leadMarkShape.shape, about: subjectShape.nullable() };
const reading = { usual: { language: 'en' }, strict: ['title'] };
const contactAnswer = lenient(contactShape.extend(forStaff), reading);
const consultationAnswer = lenient(consultationShape.extend(forStaff), reading);
const cvMarks = z.array(z.enum(fileMarks));
const careerAnswer = lenient(careerShape.extend({ ...forStaff, cvMarks }), reading);

/** `{data: {[name]: [...]}}`: the records of a list. */
export const listed = <Lead extends z.ZodType>(name: string, schema: Lead): AnswerSchema<z.output<Lead>[]> =>
  z.object({ data: z.object({ [name]: z.array(schema) }) }).transform(({ data }) => data[name] ?? []);

/** `{data: {[name]: …}}`: one of them. */
export const single = <Lead extends z.ZodType>(name: string, schema: Lead): AnswerSchema<z.output<Lead>> => ({
  parse: (sent) =>
    z
      .object({ data: z.object({ [name]: z.unknown() }) })
      .transform(({ data }) => schema.parse(data[name]))
      .parse(sent),
});

export type LeadAnswers<Lead> = { list: AnswerSchema<Lead[]>; one: AnswerSchema<Lead> };

/** The list of each kind of lead, and one of it, as staff are answered; those of quote requests, which know the trade, are `quoteAnswers`. */
export const leadAnswers = {
  contact: { list: listed('contacts', contactAnswer), one: single('contact', contactAnswer) },
  consultation: { list: listed('consultations', consultationAnswer), one: single('consultation', consultationAnswer) },
  career: { list: listed('careers', careerAnswer), one: single('career', careerAnswer) },
} satisfies {
  contact: LeadAnswers<StaffLead<Contact>>;
  consultation: LeadAnswers<StaffLead<Consultation>>;
  career: LeadAnswers<StaffLead<Career>>;
};

const leadStatus = z
  .enum([...answeredStatuses, ...careerStatuses])
  .optional()
  .catch(undefined);

/** The status alone of one that is called `name`; undefined where the answer has none. */
export const leadStatusAnswer = (name: string): AnswerSchema<z.output<typeof leadStatus>> =>
  z
    .object({ data: z.object({ [name]: z.object({ status: leadStatus }) }) })
    .transform(({ data }) => data[name]?.status);
