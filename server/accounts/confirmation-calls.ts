import { answer, callsFor, json, success } from '#server/http/calls.ts';
import { identityProofSchema } from '#shared/account.ts';
import { proofWaysShape } from '#shared/answers/account-answers.ts';
import type { AuthService } from './auth-service.ts';
import { accountOf, callerOf } from './caller-place.ts';
import type { SecondFactorService } from './second-factor-service.ts';

const own = { access: 'signed in', duringTotpSetup: true } as const;
const call = callsFor<{ auth: AuthService; secondFactor: SecondFactorService }>('Sign-in');

/** Proving again who is calling, for the calls that are `confirmed`. */
export const confirmationCalls = [
  call('GET /auth/confirm', {
    ...own,
    summary: 'Ask what POST /auth/confirm takes for this account',
    reply: answer('What it takes.', { name: 'ProofWays', schema: proofWaysShape }),
    handle: async ({ request }, { secondFactor }) => ({ totp: await secondFactor.isOn(accountOf(request).id) }),
  }),
  call('POST /auth/confirm', {
    ...own,
    summary: 'Prove again who is calling; for five minutes this token may then make the calls that need it',
    body: json('IdentityProof', identityProofSchema),
    reply: success('It is proven.', 'confirmation_done'),
    refusals: ['too_many'],
    audit: 'confirmed',
    handle: ({ body, request }, { auth }) => auth.confirm(accountOf(request), body, callerOf(request)),
  }),
];
