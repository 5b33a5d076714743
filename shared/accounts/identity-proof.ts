import { z } from 'zod';
import { limits } from '../limits.ts';
import type { MessageKey } from '../text/message-key.ts';
import { passwordProofSchema } from './account.ts';
import { signedChallengeSchema } from './passkey.ts';

/** Who is calling, proven again: the password, with the code of the second factor if there is one, or a passkey. */
export const identityProofSchema = passwordProofSchema
  .partial()
  .extend({
    totp: z
      .string({ error: 'totp_code_wrong' satisfies MessageKey })
      .max(limits.name)
      .optional(),
    passkey: signedChallengeSchema.optional(),
  })
  .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
    error: 'login_password_required' satisfies MessageKey,
    path: ['password'],
  });
