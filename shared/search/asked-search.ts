import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import { languages } from '../language.ts';
import { oneOf } from '../text/text-schema.ts';

/** What became of a search that did not help: it found nothing, or nothing of what it found was followed. */
export const askedOutcomes = ['empty', 'unclicked'] as const;
export type AskedOutcome = (typeof askedOutcomes)[number];

const longestSent = 1_000;

/** What a browser reports of a search that did not help: nothing about the visitor. */
export const askedSearchEventSchema = z.object({
  query: z.string().max(longestSent),
  language: oneOf(languages, 'error_invalid_choice'),
  outcome: oneOf(askedOutcomes, 'error_invalid_choice'),
});
export type AskedSearchEvent = z.infer<typeof askedSearchEventSchema>;

/** A search and how often it did not help, for staff. */
export const askedSearchShape = z.object({
  _id: z.string(),
  query: z.string().describe('Normalised: lower case, Arabic letters folded.'),
  language: z.enum(languages).describe('The language of the page that it was asked on.'),
  empty: z.int().describe('How often it found nothing.'),
  unclicked: z.int().describe('How often it found something, of which nothing was followed.'),
  lastMonth: z.string().describe('The last month in which it was asked, YYYY-MM.'),
});
export type AskedSearch = z.infer<typeof askedSearchShape>;
export const askedSearchAnswer = lenient(askedSearchShape, { usual: { language: 'en' } });

/** The fields that `?sort=` may name. */
export const askedSearchSortFields = ['query', 'language', 'empty', 'unclicked', 'lastMonth'] as const;
