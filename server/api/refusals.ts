import { z } from 'zod';
import type { Shape } from '#server/http/api-call.ts';
import type { ErrorCode, ErrorReply } from '#shared/errors.ts';

const codes = [
  'malformed',
  'unauthenticated',
  'totp_required',
  'forbidden',
  'totp_setup_required',
  'not_found',
  'conflict',
  'changed',
  'too_large',
  'wrong_type',
  'invalid',
  'too_many',
  'unavailable',
  'internal',
] as const satisfies ErrorReply['code'][];

/** The one shape of every refusal. */
export const errorShape: Shape = {
  name: 'Refusal',
  schema: z.object({
    success: z.literal(false),
    message: z.string().describe("What went wrong, in the caller's language."),
    code: z.enum(codes),
    errors: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    change: z
      .object({
        by: z.string().nullable().describe('The name of whoever made it; null when nobody knows.'),
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

/** The explanation of each error code for callers. */
export const refusalMeaning: Record<ErrorCode, string> = {
  malformed: 'The request could not be understood.',
  unauthenticated: 'There is no valid token.',
  totp_required: 'Name and password are right; the code of the second factor is missing or wrong.',
  forbidden: 'The caller may not use this section.',
  totp_setup_required: 'Administrators must set up their second factor before anything else.',
  not_found: 'There is no such record.',
  too_slow: 'A file came too slowly.',
  conflict: 'The change conflicts with what is stored.',
  changed: 'The record has changed since it was read.',
  too_large: 'The body or a file is too large.',
  wrong_type: 'The body or a file is of a type that is not accepted.',
  invalid: 'A field is missing or wrong; `errors` names it.',
  too_many: 'Too many requests; Retry-After says when to come back.',
  unavailable: 'The service cannot answer right now.',
};
