import { z } from 'zod';
import { lenient } from '../answer-parts.ts';
import { limits } from '../limits.ts';
import { searchGroupShape } from '../search/search-answers.ts';
import { optionalText } from '../text/text-schema.ts';
import { termInputSchema } from './trade-term.ts';

/** A search to be tried, and the words of a term that are not saved; `_id` names the term that they would replace. */
export const termTrialSchema = z.object({
  q: optionalText(limits.search),
  term: termInputSchema.extend({ _id: optionalText(limits.name), name: optionalText(limits.name) }).optional(),
});
export type TermTrial = z.infer<typeof termTrialSchema>;

const namedTerm = z.object({ _id: z.string().describe('Empty for the term that is not saved.'), name: z.string() });
const measure = z.object({ amount: z.string().describe('50, or 56 × 100 for sizes.'), unit: z.string() });

/** How a search is understood, and what visitors get. */
export const termTrialShape = z.object({
  parts: z.array(
    z.object({
      text: z.string().describe('As it was typed, normalised.'),
      terms: z.array(namedTerm).describe('The terms that it names.'),
      measures: z.array(measure),
    }),
  ),
  ignored: z.array(z.string()).describe('Words that say nothing, such as "of".'),
  isExact: z.boolean().describe('Whether it is in quotes: nothing stands for anything else.'),
  found: z.array(searchGroupShape).describe('The first hits of each kind, in the order that visitors see.'),
  shared: z
    .array(z.object({ word: z.string(), _id: z.string(), name: z.string() }))
    .describe('Words of the term that is not saved which other terms have too.'),
  tooBroad: z.array(z.string()).describe('Words of it that cannot be searched for, since they would find too much.'),
});
export type TrialOutcome = z.infer<typeof termTrialShape>;
export const termTrialAnswer = lenient(termTrialShape, { usual: { name: 'products', match: 'all' } });
