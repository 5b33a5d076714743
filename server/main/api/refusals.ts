import { z } from 'zod';
import type { ReplyShape } from '#server/core/http/calls/calls.ts';
import { errorCodes } from '#shared/errors.ts';

/** The one shape of every refusal. */
export const errorShape: ReplyShape = {
  name: 'Refusal',
  schema: z.object({
    success: z.literal(false),
    message: z.string().describe("What went wrong, in the caller's language."),
    code: z.enum([...errorCodes, 'internal']),
    errors: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    change: z
      .object({
        by: z.string().nullable().describe('The user name of the one who made it; null when unknown.'),
        at: z.string().meta({ format: 'date-time' }),
        fields: z.array(z.string()).describe('What changed; Arabic fields as `translations.ar.name`.'),
      })
      .optional()
      .describe('The newest change of a record that has changed, and all fields that differ from what was expected.'),
    challenge: z
      .object({
        token: z.string().optional().describe('Sent back as `challenge`, with the sum in digits as `challengeAnswer`.'),
        question: z
          .string()
          .optional()
          .describe('A sum in words; sign-in asks none, nor do forms after very many answers from one network.'),
        work: z.looseObject({}).describe('ALTCHA proof of work; its payload may be sent as `challengeProof` instead.'),
      })
      .optional()
      .describe(
        'Of too many submissions or failed sign-ins: sent again with an answer, they are taken without waiting.',
      ),
  }),
};
