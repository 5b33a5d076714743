import { z } from 'zod';
import { lenient, time } from '../answer-parts.ts';

/** How the signed-in user can prove again who they are, besides the password. */
export const proofWaysShape = z.object({
  totp: z.boolean().describe('Whether the code of the second factor is needed with the password.'),
  passkey: z.boolean().describe('Whether there is a passkey to use instead.'),
});
export type ProofWays = z.infer<typeof proofWaysShape>;
export const proofWaysAnswer = lenient(proofWaysShape);

/** What a browser needs to make or use a passkey, as it is. */
export const passkeyOptionsAnswer = z.looseObject({});

/** A passkey of the signed-in user. */
export const passkeyShape = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable().describe('null while it was never used.'),
});
export type Passkey = z.infer<typeof passkeyShape>;
export const passkeyAnswer = lenient(passkeyShape);
