import { z } from 'zod';
import { answer, callsFor, json, success } from '#server/core/http/calls/calls.ts';
import { identityProofSchema } from '#shared/accounts/identity-proof.ts';
import { proofWaysShape } from '#shared/accounts/passkey-answers.ts';
import type { PasskeyService } from '../passkeys/passkey-service.ts';
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { AuthService } from './auth-service.ts';
import { describeCaller, requireAccount } from './caller-place.ts';

const own = { access: 'signed in', duringTotpSetup: true } as const;
const call = callsFor<{ auth: AuthService; passkeys: PasskeyService; secondFactor: SecondFactorService }>('Sign-in');

/** Proving again who is calling, for the calls that are `confirmed`. */
export const confirmationCalls = [
  call('GET /auth/confirm', {
    ...own,
    summary: 'Ask what POST /auth/confirm takes for this account',
    reply: answer('What it takes.', { name: 'ProofWays', schema: proofWaysShape }),
    async handle({ request }, { passkeys, secondFactor }) {
      const account = requireAccount(request);
      return { totp: await secondFactor.isOn(account.id), passkey: await passkeys.hasAny(account) };
    },
  }),
  call('POST /auth/confirm/options', {
    ...own,
    summary: 'Ask for a challenge to confirm with a passkey',
    reply: answer('For `navigator.credentials.get()` (WebAuthn); good for five minutes and once.', {
      name: 'PasskeyRequest',
      schema: z.looseObject({}),
    }),
    refusals: ['not_found'],
    audit: 'none',
    handle: async ({ request }, { passkeys }) => ({
      ...(await passkeys.beginConfirmation(requireAccount(request), describeCaller(request))),
    }),
  }),
  call('POST /auth/confirm', {
    ...own,
    summary: 'Prove again who is calling; for five minutes this token may then make the calls that need it',
    body: json('IdentityProof', identityProofSchema),
    reply: success('It is proven.', 'confirmation_done'),
    refusals: ['too_many'],
    audit: 'confirmed',
    handle({ body: { password = '', totp, passkey }, request }, { auth, passkeys }) {
      const [account, caller] = [requireAccount(request), describeCaller(request)];
      return passkey ? passkeys.confirm(account, passkey, caller) : auth.confirm(account, { password, totp }, caller);
    },
  }),
];
