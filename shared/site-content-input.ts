import { z } from 'zod';
import { arabicList, arabicTexts, dayField, emptyAsNull, positionField, wholeNumber } from './content-input.ts';
import { limits } from './limits.ts';
import type { MessageKey } from './message-key.ts';
import { serviceCategories } from './service-categories.ts';
import { openingStatuses } from './site-content.ts';
import { listOf, oneOf, optionalText, requiredText } from './text-schema.ts';

// What staff send for a record besides its files.

const { name, summary, content, specifications: entries } = limits;
const category = oneOf(serviceCategories, 'error_invalid_choice');
const textList = listOf(requiredText(summary), entries).default([]);

export const projectInputSchema = z.object({
  title: requiredText(name),
  client: optionalText(name),
  summary: requiredText(summary),
  description: optionalText(content),
  category,
  year: wholeNumber(1900, 2200),
  translations: arabicTexts({
    title: optionalText(name),
    client: optionalText(name),
    summary: optionalText(summary),
    description: optionalText(content),
  }),
});

export const serviceInputSchema = z.object({
  name: requiredText(name),
  summary: requiredText(summary),
  description: optionalText(content),
  deliverables: textList,
  category,
  position: positionField,
  translations: arabicTexts({
    name: optionalText(name),
    summary: optionalText(summary),
    description: optionalText(content),
    deliverables: arabicList(summary, entries),
  }),
});

export const faqInputSchema = z.object({
  group: requiredText(name),
  question: requiredText(summary),
  answer: requiredText(limits.message),
  position: positionField,
  translations: arabicTexts({
    group: optionalText(name),
    question: optionalText(summary),
    answer: optionalText(limits.message),
  }),
});

export const certificateInputSchema = z
  .object({
    name: requiredText(name),
    issuer: requiredText(name),
    scope: optionalText(summary),
    number: optionalText(name),
    validFrom: dayField,
    validUntil: dayField,
    position: positionField,
    translations: arabicTexts({
      name: optionalText(name),
      issuer: optionalText(name),
      scope: optionalText(summary),
    }),
  })
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    error: 'certificate_ends_before' satisfies MessageKey,
  });

export const openingInputSchema = z.object({
  title: requiredText(name),
  department: optionalText(name),
  location: optionalText(name),
  employmentType: optionalText(name),
  description: requiredText(content),
  requirements: textList,
  status: oneOf(openingStatuses, 'error_invalid_choice').default('open'),
  closesOn: emptyAsNull(dayField).default(null),
  position: positionField,
  translations: arabicTexts({
    title: optionalText(name),
    department: optionalText(name),
    location: optionalText(name),
    employmentType: optionalText(name),
    description: optionalText(content),
    requirements: arabicList(summary, entries),
  }),
});
