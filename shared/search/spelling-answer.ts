import { z } from 'zod';
import { lenient } from '../answer-parts.ts';

/** What was probably meant by a search. */
export const spellingShape = z.object({
  corrected: z.string().describe('The same words as the site spells them; empty when no better ones are known.'),
});
export const spellingAnswer = lenient(spellingShape);
