import { z } from 'zod';
import { languages } from '../language.ts';
import { hitGroupNames, matchKinds } from './search-groups.ts';

const marked = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .describe('A text in pieces; the marked ones hold a searched word.');

const language = z.enum(languages);

/** What a search found of one kind. */
export const searchGroupShape = z.object({
  name: z.enum(hitGroupNames),
  total: z.int().describe('How many there are, also those not shown: the list of the kind has all of them.'),
  match: z
    .enum(matchKinds)
    .describe('Whether the hits have all that was searched for, some of it, or are only of the nearest kind.'),
  corrected: z
    .string()
    .describe('What was searched for instead of words and measures that nothing has; otherwise empty.'),
  dropped: z.array(z.string()).describe('The words that no record has.'),
  hits: z.array(
    z.object({
      _id: z.string(),
      address: z.string().describe('What it is named by in the address of its page; its id until it has an own one.'),
      path: z.string().describe('Where it is read, without language prefix.'),
      image: z.string().describe('The path of its picture below `/media`; empty when it has none.'),
      title: marked,
      text: marked,
      facts: z
        .array(z.object({ name: z.string(), value: marked }))
        .describe('The key figures of a product: up to three of its specifications with quantities.'),
      languages: z
        .object({ title: language, text: language, facts: language })
        .describe('What title, text and figures are in: English where a record has no Arabic for readers of Arabic.'),
      titleTerms: z
        .array(z.int())
        .describe(
          'The places of the searched terms, from 0, that its title, the words of its kind or its key figures have.',
        ),
    }),
  ),
});
