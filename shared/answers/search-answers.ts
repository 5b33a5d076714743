import { z } from 'zod';
import { searchGroupNames, searchMatches } from '../search-groups.ts';

const marked = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .describe('A text in pieces; the marked ones hold a searched word.');

/** What a search found of one kind. */
export const searchGroupShape = z.object({
  name: z.enum(searchGroupNames),
  total: z.int().describe('How many there are, also those not shown.'),
  match: z
    .enum(searchMatches)
    .describe('Whether the hits have all that was searched for, some of it, or are only of the nearest kind.'),
  corrected: z.string().describe('What was searched for instead of words that nothing has; otherwise empty.'),
  dropped: z.array(z.string()).describe('The words that no record has.'),
  hits: z.array(
    z.object({
      _id: z.string(),
      address: z.string().describe('What it is named by in the address of its page; its id until it has an own one.'),
      title: marked,
      text: marked,
      titleTerms: z.array(z.int()).describe('The places of the searched terms that its title has, from 0.'),
    }),
  ),
});
