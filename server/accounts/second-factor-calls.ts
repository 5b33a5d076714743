import { z } from 'zod';
import { adminCall, successShape } from '#server/http/admin-call.ts';
import { type ApiCall, languageParameters } from '#server/http/api-call.ts';
import {
  passwordProofSchema,
  type SecondFactor,
  type SecondFactorKey,
  totpConfirmationSchema,
} from '#shared/account.ts';

const tag = 'Second factor';
const state = z.object({
  since: z.string().meta({ format: 'date-time' }).nullable().describe('null while it is off.'),
  recoveryCodes: z.int().describe('How many are left.'),
  isRequired: z.boolean().describe('Whether the setting asks for one.'),
}) satisfies z.ZodType<SecondFactor>;
const key = z.object({
  key: z.string().describe('In letters, to be typed.'),
  address: z.string().describe('What an app reads from a QR code.'),
}) satisfies z.ZodType<SecondFactorKey>;
const codes = z.object({ recoveryCodes: z.array(z.string()).describe('Each good once; shown only now.') });
const codesReply = { status: 200, description: 'The recovery codes.', shape: { name: 'RecoveryCodes', schema: codes } };
const proof = { type: 'application/json', shape: { name: 'PasswordProof', schema: passwordProofSchema } } as const;

export const secondFactorCalls: ApiCall[] = [
  {
    method: 'get',
    path: '/auth/totp',
    tag,
    summary: "Read the state of one's own second factor",
    access: 'signed in',
    reply: { status: 200, description: 'Its state.', shape: { name: 'SecondFactor', schema: state } },
    refusals: ['unauthenticated'],
  },
  {
    method: 'post',
    path: '/auth/totp',
    tag,
    summary: 'Ask for a new key, which counts once a code of it was given',
    access: 'signed in',
    reply: { status: 200, description: 'The key.', shape: { name: 'SecondFactorKey', schema: key } },
    refusals: ['unauthenticated', 'conflict'],
  },
  {
    method: 'post',
    path: '/auth/totp/confirm',
    tag,
    summary:
      'Turn the second factor on, with a code of the new key and the password (unless signed in within five minutes); other sessions end',
    access: 'signed in',
    body: { type: 'application/json', shape: { name: 'TotpConfirmation', schema: totpConfirmationSchema } },
    reply: codesReply,
    refusals: ['malformed', 'unauthenticated', 'conflict', 'wrong_type', 'invalid', 'too_many'],
  },
  {
    method: 'post',
    path: '/auth/totp/off',
    tag,
    summary: 'Turn the second factor off, with the password; other sessions end',
    access: 'signed in',
    query: languageParameters,
    body: proof,
    reply: { status: 200, description: 'It is off.', shape: successShape },
    refusals: ['malformed', 'unauthenticated', 'conflict', 'wrong_type', 'invalid', 'too_many'],
  },
  {
    method: 'post',
    path: '/auth/totp/recovery-codes',
    tag,
    summary: 'Ask for new recovery codes in place of the old ones, with the password; other sessions end',
    access: 'signed in',
    body: proof,
    reply: codesReply,
    refusals: ['malformed', 'unauthenticated', 'conflict', 'wrong_type', 'invalid', 'too_many'],
  },
  adminCall({
    method: 'delete',
    path: '/users/:id/totp',
    tag,
    summary: 'Turn off the second factor of somebody who has lost it, and end the sessions',
    query: languageParameters,
    reply: { status: 200, description: 'It is off.', shape: successShape },
    refusals: ['not_found', 'conflict'],
  }),
];
