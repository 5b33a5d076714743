import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';
import { limits } from '../limits.ts';
import { subjects } from '../search/subjects.ts';
import { listOf, oneOf, optionalText, requiredText } from '../text/text-schema.ts';

/** `terms`: those that staff changed or added. Words of a list, and letters of a word. */
export const termLimits = { terms: 500, words: 80, word: 60, name: 80 } as const;

/**
 * A term of the trade. `english` and `arabic` are the agreed words, '' where none is agreed; the `avoided` ones are not
 * to be written in their place. With `isSearched`, searches treat all but the avoided ones as one.
 */
const termFields = {
  name: z.string().describe('What the term is, in English.'),
  subject: z.enum(subjects).describe('Which records are near to it.'),
  english: z.string().describe('The agreed English word; empty if there is none.'),
  arabic: z.string().describe('The agreed Arabic word; empty if there is none.'),
  englishSearch: z.array(z.string()).describe('Further English words that people search for.'),
  arabicSearch: z.array(z.string()).describe('Further Arabic words that people search for.'),
  englishAvoided: z.array(z.string()).describe('English words not to be written instead of the agreed one.'),
  arabicAvoided: z.array(z.string()).describe('Arabic words not to be written instead of the agreed one.'),
  note: z.string(),
  isSearched: z.boolean().describe('Whether searches take its words for the same.'),
};
const termShape = z.object(termFields);
export type TermWords = z.infer<typeof termShape>;

/** A term as the program uses it: the shipped words with the changes of staff. */
export type TradeTerm = { readonly _id: string } & Readonly<TermWords>;

/** The lists of words of a term. */
export const wordLists = ['englishSearch', 'arabicSearch', 'englishAvoided', 'arabicAvoided'] as const;

/** Where a term comes from; `removed`: a shipped one that staff took out. */
export const termOrigins = ['shipped', 'changed', 'added', 'removed'] as const;
export type TermOrigin = (typeof termOrigins)[number];

/** A term as staff see it. */
export const staffTermShape = z.object({
  _id: z.string(),
  ...termFields,
  origin: z.enum(termOrigins),
  changedBy: z.string().describe('Who changed it last; empty for shipped words.'),
  updatedAt: time.nullable().describe('When it was changed last; null for shipped words.'),
});
export type StaffTerm = z.infer<typeof staffTermShape>;
export const staffTermAnswer = lenient(staffTermShape, { usual: { subject: 'bags', origin: 'shipped' } });

const words = listOf(requiredText(termLimits.word), termLimits.words)
  .default([])
  .transform((list) => [...new Set(list)]);

/** What staff send for a term. */
export const termInputSchema = z.object({
  name: requiredText(termLimits.name),
  subject: oneOf(subjects, 'error_invalid_choice'),
  english: optionalText(termLimits.word),
  arabic: optionalText(termLimits.word),
  englishSearch: words,
  arabicSearch: words,
  englishAvoided: words,
  arabicAvoided: words,
  note: optionalText(limits.summary),
  isSearched: z.boolean({ error: 'error_invalid_choice' }).default(true),
});
export type TermInput = z.infer<typeof termInputSchema>;
