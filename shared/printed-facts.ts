import { z } from 'zod';
import { optionalText, requiredText } from './text-schema.ts';

/** Of what is printed on a bag, in characters. */
export const longestPrint = 200;

/** What staff send of a print: the picture's path, and size, weight, hours of UV light as they can be read there. */
export const printedInputSchema = z.object({ path: requiredText(200), printed: optionalText(longestPrint) });
