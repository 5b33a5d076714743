import { z } from 'zod';
import type { MessageKey } from '../text/message-key.ts';

/** How many passkeys a user may have, how long their names may be, and how long a browser may take. */
export const passkeyLimits = { perUser: 10, name: 60, milliseconds: 5 * 60 * 1000 } as const;

const refused = { error: 'passkey_refused' satisfies MessageKey };
// base64url, as browsers encode it; far more than any authenticator sends.
const bytes = (most: number) =>
  z
    .string(refused)
    .max(most, refused)
    .regex(/^[\w-]*$/, refused);
const credential = {
  id: bytes(1_400).min(1, refused),
  rawId: bytes(1_400),
  type: z.literal('public-key', refused),
  clientExtensionResults: z.object({}, refused).default({}),
};
const clientDataJSON = bytes(8_000);

/** What a browser made of the options for a new passkey (WebAuthn's RegistrationResponseJSON). */
export const newCredentialSchema = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON,
        attestationObject: bytes(40_000),
        transports: z
          .array(z.string(refused).regex(/^[a-z-]{1,20}$/, refused), refused)
          .max(10, refused)
          .default([]),
      },
      refused,
    ),
  },
  refused,
);
export type NewCredential = z.output<typeof newCredentialSchema>;

/** What a browser signed with a passkey (WebAuthn's AuthenticationResponseJSON). */
export const signedChallengeSchema = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON,
        authenticatorData: bytes(8_000),
        signature: bytes(16_000),
        userHandle: bytes(200).optional(),
      },
      refused,
    ),
  },
  refused,
);
export type SignedChallenge = z.output<typeof signedChallengeSchema>;

export const passkeyNameSchema = z.object({
  name: z
    .string({ error: 'passkey_name_required' satisfies MessageKey })
    .trim()
    .min(1, { error: 'passkey_name_required' satisfies MessageKey })
    .max(passkeyLimits.name, { error: 'error_too_long' satisfies MessageKey })
    .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), {
      error: 'error_invalid_text' satisfies MessageKey,
    }),
});

/** A new passkey; without a name it is called after the browser. */
export const newPasskeySchema = passkeyNameSchema.partial().extend({ credential: newCredentialSchema });
